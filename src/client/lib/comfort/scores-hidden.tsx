import { Link } from 'wouter';
import { withoutFigures } from '#domain/comfort/hidden-scores.ts';
import { useComfort } from './comfort.ts';

/** Replaces figures for people who hide scores, and links to that setting. */
export const ScoresHidden = () => (
  <p>
    Scores are hidden. <Link to="/settings#limits">Change this in Settings</Link>
  </p>
);

/**
 * Returns a function that removes the figures from texts about results for people who hide scores, and returns them
 * unchanged for others.
 */
export const useScoreWords = (): ((text: string) => string) =>
  useComfort().scoresHidden ? withoutFigures : (text) => text;
