import { Link } from 'wouter';
import { sentence } from '#client/ui/layout/sentence.ts';
import { withoutFigures } from '#domain/comfort/hidden-scores.ts';
import { texts } from '#texts/loading.js';
import { useComfort } from './comfort.ts';

/** Shown instead of figures to people who hide scores, with a link to that setting. */
export const ScoresHidden = () => (
  <p>
    {sentence(texts.scoresHidden({ link: (text) => <Link to="/settings#limits">{text}</Link> }))}
  </p>
);

/**
 * Returns a function that removes the figures from texts about results if the person hides scores, and otherwise
 * returns the texts unchanged.
 */
export const useScoreWords = (): ((text: string) => string) =>
  useComfort().scoresHidden ? withoutFigures : (text) => text;
