import type { ReactNode } from 'react';
import type { RoutineColor } from '#domain/routines/plan.ts';
import type { ScheduleItem } from '#domain/schedule/day-plan.ts';

/** A schedule item in the form in which the page provides it. */
export interface ScheduleEntry extends ScheduleItem {
  /** A picture of the item; null if there is none. */
  readonly icon: ReactNode;
  /** The color of the item's bar; null for the default color. */
  readonly color: RoutineColor | null;
  /** The outcome of an item that is over, such as "done"; null for an item that is not over. */
  readonly over: string | null;
  /**
   * Renders the control that starts the item, either with the item's name or small for its row; null if the item cannot
   * be started here.
   */
  readonly start: ((look: 'named' | 'small') => ReactNode) | null;
  /** Sets another time today for the item, or removes its time; null if the item cannot be moved. */
  readonly onMove: ((time: string | null) => void) | null;
}
