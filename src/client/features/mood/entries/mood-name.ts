import { whenText } from '#client/features/mood/time-text.ts';
import { levelOf, type MoodValue } from '#domain/mood/levels.ts';

/** The name of a log in messages, such as "Low, 21 Nov 2026, 14:25". */
export const moodName = (log: {
  readonly mood: MoodValue;
  readonly timestamp: string;
  readonly zone?: string | undefined;
}): string => `${levelOf(log.mood).name}, ${whenText(log.timestamp, log.zone)}`;
