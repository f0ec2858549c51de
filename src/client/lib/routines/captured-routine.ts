import type { LocalDate } from '#domain/shared/brands.ts';
import type { Repeat } from '#domain/shared/time/repeat.ts';

/** What is known about a routine before its form opens. */
export interface CapturedRoutine {
  readonly name: string;
  readonly repeat: Repeat;
  /** HH:MM; null for any time of day. */
  readonly time: string | null;
  /** The length of its single step as typed; empty when none was given. */
  readonly minutes: string;
  readonly startsOn: LocalDate;
}

/** Access to the draft of a new routine, for forms that are not about routines. */
export interface RoutineDraft {
  /** The name, possibly empty, of a routine that was begun and not saved yet; null when there is none. */
  readonly begun: () => string | null;
  /** Stores what was captured as the draft, replacing one that was begun. */
  readonly keep: (captured: CapturedRoutine) => void;
  /** Opens its form. */
  readonly open: () => void;
}
