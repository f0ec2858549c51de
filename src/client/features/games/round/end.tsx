import { type ReactNode, useEffect, useRef } from 'react';
import styles from '#client/features/games/games.module.css';
import { useComfort } from '#client/lib/comfort/comfort.ts';
import { useScoreWords } from '#client/lib/comfort/scores-hidden.tsx';
import { Button } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { texts } from '#texts/games.js';

interface RoundEndProps {
  readonly title: string;
  readonly picture?: ReactNode;
  readonly children?: ReactNode;
  readonly played: number;
  /** The level of the next round. */
  readonly next: number;
  readonly onAgain: () => void;
}

/** The result of a round with a button for the next round; the heading takes the focus. */
export const RoundEnd = ({ title, picture, children, played, next, onAgain }: RoundEndProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const words = useScoreWords();
  const { scoresHidden } = useComfort();
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.result}>
      {picture}
      <h2 ref={heading} tabIndex={-1} className={kit.large}>
        {words(title) || texts.roundOver}
      </h2>
      {scoresHidden ? null : children}
      <Button onClick={onAgain}>{texts.playAgain}</Button>
      <p role="status" className={kit.noneIfEmpty}>
        {played === next ? '' : texts.nextLevel({ level: next })}
      </p>
    </div>
  );
};
