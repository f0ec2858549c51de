import type { SendResult } from '#client/sync/outbox/outbox.ts';
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

/** What a form that is not about routines can do with a captured routine. */
export interface RoutineDraft {
  /** The day on which the captured routine comes first; null if it never comes. */
  readonly firstDay: (captured: CapturedRoutine) => LocalDate | null;
  /** Adds the captured routine. Throws `Unfit` if it cannot be a routine. */
  readonly save: (captured: CapturedRoutine) => Promise<SendResult>;
  /** Removes the routine that was just added. */
  readonly undo: (captured: CapturedRoutine) => void;
  /** The name, possibly empty, of a routine that was started but not saved yet; null if there is none. */
  readonly begun: () => string | null;
  /** Stores the captured routine as the draft, replacing any existing draft. */
  readonly keep: (captured: CapturedRoutine) => void;
  /** Opens the form with the draft. */
  readonly open: () => void;
}
