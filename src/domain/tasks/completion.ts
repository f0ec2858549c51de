/** The numbers of planned and completed tasks of one day. */
export interface DayCount {
  readonly total: number;
  readonly completed: number;
}

/**
 * The whole percent of tasks completed, 0 to 100; 0 when there are none. 1 of 3 is 33, 2 of 3 is 67,
 * 1 of 8 is 13 (halves go up).
 */
export const completionPercent = ({ total, completed }: DayCount): number =>
  total === 0 ? 0 : Math.round((completed / total) * 100);
