import type { ReactNode } from 'react';
import type { RoutineColor } from '#domain/routines/plan.ts';
import type { ScheduleItem } from '#domain/schedule/day-plan.ts';

/** An item of the schedule as the page gives it. */
export interface ScheduleEntry extends ScheduleItem {
  /** A drawn picture; null for none. */
  readonly icon: ReactNode;
  /** The color of its length; null for the plain one. */
  readonly color: RoutineColor | null;
  /** What became of what is over, such as "done"; null for what is still to do. */
  readonly over: string | null;
  /** How it is begun, with its name or in a row that has it; null where it cannot be from here. */
  readonly start: ((look: 'named' | 'small') => ReactNode) | null;
  /** Gives it another time today, or none; null where it cannot be moved. */
  readonly onMove: ((time: string | null) => void) | null;
}
