import { type ReactNode, useState } from 'react';
import { MOOD_LEVELS, type MoodLevel, moodIsLow } from '#domain/mood/levels.ts';

export interface AfterLowProps {
  /** Renders the offers after a low mood was logged. The offers stay until the person closes them. */
  readonly afterLow?: (close: () => void, isLowest: boolean) => ReactNode;
}

/** The offers after a low mood, and a function to call with each logged mood. */
export const useAfterLow = (afterLow: AfterLowProps['afterLow']) => {
  const [low, setLow] = useState<MoodLevel | null>(null);
  const close = (): void => setLow(null);
  return {
    close,
    offers: low === null ? null : afterLow?.(close, low === MOOD_LEVELS[0]),
    /** @param logged resolves to true if the mood was sent or stored */
    follow: async (level: MoodLevel, logged: Promise<boolean>): Promise<void> => {
      close();
      if ((await logged) && moodIsLow(level.value)) setLow(level);
    },
  };
};
