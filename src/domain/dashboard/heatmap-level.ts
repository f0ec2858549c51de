/** The level of a day in the heatmap; 0 stands for a day without tasks. */
export type HeatmapLevel = 0 | 1 | 2 | 3 | 4;

/**
 * The level of a day by its percentage of completed tasks: 4 for 100 or more, 3 for 75 or more, 2 for 50 or more, 1 for
 * less, and 0 for null, a day without tasks.
 */
export const heatmapLevel = (percent: number | null): HeatmapLevel => {
  if (percent === null) return 0;
  if (percent >= 100) return 4;
  if (percent >= 75) return 3;
  return percent >= 50 ? 2 : 1;
};
