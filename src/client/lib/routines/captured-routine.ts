import type { LocalDate } from '#domain/shared/brands.ts';
import type { Repeat } from '#domain/shared/time/repeat.ts';

/** The parts of a routine that are known before its form opens. */
export interface CapturedRoutine {
  readonly name: string;
  readonly repeat: Repeat;
  /** The time of day as HH:MM; null for any time of day. */
  readonly time: string | null;
  /** The length of its single step as the person typed it; empty if they gave none. */
  readonly minutes: string;
  readonly startsOn: LocalDate;
}

/** Access to the draft of a new routine, for forms that are not about routines. */
export interface RoutineDraft {
  /** The name, possibly empty, of a routine that was started but not saved yet; null if there is none. */
  readonly begun: () => string | null;
  /** Stores the captured routine as the draft, replacing any existing draft. */
  readonly keep: (captured: CapturedRoutine) => void;
  /** Opens the form with the draft. */
  readonly open: () => void;
}
