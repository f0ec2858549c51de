import { completionPercent, type DayCount } from '#domain/tasks/completion.ts';

/**
 * The dashboard's sentence about a day, by its rounded percentage: 100, 75 or more, 50 or more, above 0, or 0. Each
 * sentence contains the words of the specification. A day with 199 of 200 tasks done rounds to 100% but does not get
 * the first sentence.
 */
export const completionMessage = (day: DayCount): string => {
  const percent = completionPercent(day);
  if (percent >= 100 && day.completed >= day.total)
    return 'A perfect streak: everything on today’s list is done.';
  if (percent >= 75) return 'You are doing great. Most of today’s list is done.';
  if (percent >= 50) return 'You are halfway there. The rest can take its time.';
  if (percent > 0) return "A start is made. When it suits you, let's aim higher.";
  return 'Ready to get started? One small task is enough.';
};
