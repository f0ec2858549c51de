import { type ReactNode, useState } from 'react';
import { type MoodLevel, moodIsLow } from '#domain/mood/levels.ts';

export interface AfterLowProps {
  /** What is offered beside the thanks for a low mood, until the person closes it. */
  readonly afterLow?: (close: () => void) => ReactNode;
}

/** What is offered after a low mood was logged, and how to tell of the moods that are. */
export const useAfterLow = (afterLow: AfterLowProps['afterLow']) => {
  const [isLow, setLow] = useState(false);
  const close = (): void => setLow(false);
  return {
    offers: isLow ? afterLow?.(close) : null,
    /** @param logged whether it was sent or kept */
    follow: async (level: MoodLevel, logged: Promise<boolean>): Promise<void> => {
      close();
      if (await logged) setLow(moodIsLow(level.value));
    },
  };
};
