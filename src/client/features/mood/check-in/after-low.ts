import { type ReactNode, useState } from 'react';
import { MOOD_LEVELS, type MoodLevel, moodIsLow } from '#domain/mood/levels.ts';

export interface AfterLowProps {
  /** What is offered beside the thanks for a low mood, until the person closes it. */
  readonly afterLow?: (close: () => void, isLowest: boolean) => ReactNode;
}

/** What is offered after a low mood was logged, and how to tell of the moods that are. */
export const useAfterLow = (afterLow: AfterLowProps['afterLow']) => {
  const [low, setLow] = useState<MoodLevel | null>(null);
  const close = (): void => setLow(null);
  return {
    offers: low === null ? null : afterLow?.(close, low === MOOD_LEVELS[0]),
    /** @param logged whether it was sent or kept */
    follow: async (level: MoodLevel, logged: Promise<boolean>): Promise<void> => {
      close();
      if ((await logged) && moodIsLow(level.value)) setLow(level);
    },
  };
};
