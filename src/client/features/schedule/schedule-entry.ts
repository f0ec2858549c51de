import type { ReactNode } from 'react';
import type { RoutineColor } from '#domain/routines/plan.ts';
import type { ScheduleItem } from '#domain/schedule/day-plan.ts';

/** A schedule item as the page passes it in. */
export interface ScheduleEntry extends ScheduleItem {
  /** A picture of the item; null for none. */
  readonly icon: ReactNode;
  /** The color of its bar; null for the default color. */
  readonly color: RoutineColor | null;
  /** The outcome of an item that is over, such as "done"; null for an item still to do. */
  readonly over: string | null;
  /** Renders the control to start the item, with its name or small for its row; null if it cannot be started here. */
  readonly start: ((look: 'named' | 'small') => ReactNode) | null;
  /** Gives the item another time today, or none; null if it cannot be moved. */
  readonly onMove: ((time: string | null) => void) | null;
}
