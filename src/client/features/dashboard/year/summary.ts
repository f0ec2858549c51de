import { texts } from '#texts/dashboard.js';
import type { YearDay } from './days.ts';

/** Alternative text for a part of the heatmap; `part` names the part. */
export const summaryOf = (part: string, days: readonly YearDay[]): string => {
  const known = days.filter(({ percent }) => percent !== null);
  const whole = known.filter(({ percent }) => percent === 100);
  if (known.length === 0) return texts.emptyHeatmap({ part });
  return texts.heatmap({ part, known: known.length, whole: whole.length });
};
