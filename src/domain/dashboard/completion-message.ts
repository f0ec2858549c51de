import { completionPercent, type DayCount } from '#domain/tasks/completion.ts';
import { texts } from '#texts/dashboard.js';

/**
 * The dashboard's sentence about a day, by its rounded percentage: 100, 75 or more, 50 or more, above 0, or 0. Each
 * sentence contains the words of the specification. A day with 199 of 200 tasks done rounds to 100% but does not get
 * the first sentence.
 */
export const completionMessage = (day: DayCount): string => {
  const percent = completionPercent(day);
  if (percent >= 100 && day.completed >= day.total) return texts.allDone;
  if (percent >= 75) return texts.mostDone;
  if (percent >= 50) return texts.halfDone;
  if (percent > 0) return texts.begun;
  return texts.nothingDone;
};
