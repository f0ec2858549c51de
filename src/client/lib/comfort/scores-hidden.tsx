import { Link } from 'wouter';
import { withoutFigures } from '#domain/comfort/hidden-scores.ts';
import { useComfort } from './comfort.ts';

/** Says in the place of figures that the person hides scores, and where to change that. */
export const ScoresHidden = () => (
  <p>
    Scores are hidden. <Link to="/settings#limits">Change this in Settings</Link>
  </p>
);

/** How texts about results are shown: as they are, or without their figures for people who hide scores. */
export const useScoreWords = (): ((text: string) => string) =>
  useComfort().scoresHidden ? withoutFigures : (text) => text;
