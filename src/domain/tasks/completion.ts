/** The number of tasks of a day, and the number of completed ones. */
export interface DayCount {
  readonly total: number;
  readonly completed: number;
}

/**
 * The percentage of tasks completed, a whole number from 0 to 100 (halves round up); 0 when there are none.
 */
export const completionPercent = ({ total, completed }: DayCount): number =>
  total === 0 ? 0 : Math.round((completed / total) * 100);
