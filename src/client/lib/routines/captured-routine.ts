import type { LocalDate } from '#domain/shared/brands.ts';
import type { Repeat } from '#domain/shared/time/repeat.ts';

/** What is known of a routine before its form opens. */
export interface CapturedRoutine {
  readonly name: string;
  readonly repeat: Repeat;
  /** HH:MM; null for any time of the day. */
  readonly time: string | null;
  /** The length of its one step as it was typed; empty when nothing was said of it. */
  readonly minutes: string;
  readonly startsOn: LocalDate;
}

/** The draft of a new routine, for a form that is not about routines. */
export interface RoutineDraft {
  /** The name of one that was begun and not saved yet, which may be empty; null when there is none. */
  readonly begun: () => string | null;
  /** Keeps what was captured as the draft, in the place of one that was begun. */
  readonly keep: (captured: CapturedRoutine) => void;
  /** Opens its form. */
  readonly open: () => void;
}
