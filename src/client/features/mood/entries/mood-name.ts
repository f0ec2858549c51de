import { whenText } from '#client/features/mood/time-text.ts';
import { levelName, type MoodValue } from '#domain/mood/levels.ts';
import { texts } from '#texts/mood.js';

/** The name of a log in messages, such as "Low, 21 Nov 2026, 14:25". */
export const moodName = (log: {
  readonly mood: MoodValue;
  readonly timestamp: string;
  readonly zone?: string | undefined;
}): string => texts.moodAt({ mood: levelName(log.mood), when: whenText(log.timestamp, log.zone) });
