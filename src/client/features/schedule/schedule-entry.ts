import type { ReactNode } from 'react';
import type { RoutineColor } from '#domain/routines/plan.ts';
import type { ScheduleItem } from '#domain/schedule/day-plan.ts';

/** A schedule item in the form in which the page provides it. */
export interface ScheduleEntry extends ScheduleItem {
  /** A small picture of the item. */
  readonly icon: ReactNode;
  /** The color of the item's bar; null for gray. */
  readonly color: RoutineColor | null;
  /** The outcome of an item that is over, such as "done" or "done at 07:19"; null for an item that is not over. */
  readonly over: string | null;
  /** Whether all of the item was done, and not only a part of it. */
  readonly isComplete: boolean;
  /** Whether the item was begun and is not over. */
  readonly isBegun: boolean;
  /**
   * Renders the control that starts the item, either with the item's name or small for its row; null if the item cannot
   * be started here.
   */
  readonly start: ((look: 'main' | 'small') => ReactNode) | null;
  /** Sets another time today for the item, or removes its time; null if the item cannot be moved. */
  readonly onMove: ((time: string | null) => void) | null;
}
