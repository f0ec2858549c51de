import { Link } from 'wouter';
import { withoutFigures } from '#domain/comfort/hidden-scores.ts';
import { useComfort } from './comfort.ts';

/** Shown instead of figures to people who hide scores, with a link to that setting. */
export const ScoresHidden = () => (
  <p>
    Scores are hidden. <Link to="/settings#limits">Change this in Settings</Link>
  </p>
);

/**
 * Returns a function that removes the figures from texts about results if the person hides scores, and otherwise
 * returns the texts unchanged.
 */
export const useScoreWords = (): ((text: string) => string) =>
  useComfort().scoresHidden ? withoutFigures : (text) => text;
