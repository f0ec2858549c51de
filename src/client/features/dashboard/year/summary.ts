import type { YearDay } from './days.ts';

/** Alternative text for a part of the heatmap; `name` is the name of the part. */
export const summaryOf = (name: string, days: readonly YearDay[]): string => {
  const known = days.filter(({ percent }) => percent !== null);
  const whole = known.filter(({ percent }) => percent === 100);
  if (known.length === 0) return `Heatmap of ${name}. No day has tasks yet.`;
  return `Heatmap of ${name}. Days with tasks: ${known.length}. Days with all tasks completed: ${whole.length}.`;
};
