import type { RoutineIcon, RoutinePlan } from '#domain/routines/plan.ts';
import { texts } from '#texts/title-words.js';

/**
 * Icons that tie a routine to its part of the day even without such words in its name. `sun` is not among them, because
 * it is the first icon in the list.
 */
const TIED_ICONS: ReadonlySet<RoutineIcon> = new Set(['moon', 'bed', 'meal', 'pill', 'bag']);

/** The fields that decide whether a routine can move to another time. */
type Timed = Pick<RoutinePlan, 'name' | 'icon' | 'anchor' | 'repeat'>;

/**
 * The clock time, HH:MM, of a routine that could move to another part of the day. Null if it has no clock time, occurs
 * only once, or if it is tied to its part of the day, such as a bedtime routine.
 */
export const movableTime = ({ name, icon, anchor, repeat }: Timed): string | null =>
  anchor.kind !== 'time' ||
  repeat.kind === 'once' ||
  new RegExp(texts.tiedToTime, 'iu').test(name) ||
  TIED_ICONS.has(icon)
    ? null
    : anchor.time;
