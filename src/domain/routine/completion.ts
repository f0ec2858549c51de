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

/**
 * The dashboard's sentence about a day, by its whole percent: 100; 75 or more; 50 or more; above 0; 0. Each
 * contains the words of the specification.
 */
export const completionMessage = (percent: number): string => {
  if (percent >= 100) return 'A perfect streak: everything on today’s list is done.';
  if (percent >= 75) return 'You are doing great. Most of today’s list is done.';
  if (percent >= 50) return 'You are halfway there. The rest can take its time.';
  if (percent > 0) return "A start is made. When it suits you, let's aim higher.";
  return 'Ready to get started? One small task is enough.';
};

/** The level of a day in the heatmap; 0 is empty. */
export type HeatmapLevel = 0 | 1 | 2 | 3 | 4;

/**
 * The level of a day by its whole percent: 4 for 100 or more, 3 for 75 or more, 2 for 50 or more, 1
 * below that, 0 for null, a day without tasks.
 */
export const heatmapLevel = (percent: number | null): HeatmapLevel => {
  if (percent === null) return 0;
  if (percent >= 100) return 4;
  if (percent >= 75) return 3;
  return percent >= 50 ? 2 : 1;
};
