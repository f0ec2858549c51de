import { BLOCK_LETTERS, FULL_BLOCKS } from '#domain/attention/cpt/pairs.ts';
import { texts } from '#texts/attention.js';
import type { FullView } from './run.ts';

/** The part of the run (1 to 5) that contains the letter with this index. */
export const partOf = (nextIndex: number): number =>
  Math.min(FULL_BLOCKS, Math.floor(nextIndex / BLOCK_LETTERS) + 1);

/** The heading for the time during which no letters are shown. */
export const headingOf = ({ state, result, practice }: FullView): string => {
  const { phase, nextIndex } = state;
  if (phase === 'practiced')
    return practice?.isWhole === false ? texts.practiceEnded : texts.practiceIsOver;
  if (phase === 'done') return texts.cptResults;
  if (phase === 'stopped') return result === null ? texts.testStopped : texts.stoppedWithResults;
  if (phase !== 'break') return texts.howItWorks;
  const isBetween = nextIndex % BLOCK_LETTERS === 0;
  return isBetween
    ? texts.partDone({ part: partOf(nextIndex) - 1, parts: FULL_BLOCKS })
    : texts.pausedInPart({ part: partOf(nextIndex), parts: FULL_BLOCKS });
};

/** The result of a practice round as text. If the round ended early, only the targets shown before its end count. */
export const practiceRoundText = ({ state, practice }: FullView): string => {
  if (practice === null) return '';
  const { hits, targets, isWhole } = practice;
  if (state.hasNoHits) return texts.foundNone({ targets });
  if (!isWhole)
    return targets === 0 ? texts.practiceEndedEarly : texts.foundUntilThen({ hits, targets });
  return state.isPracticeUnderstood === true
    ? texts.foundEnough({ hits, targets })
    : texts.foundFew({ hits, targets });
};

/** The notice for a run that was interrupted or stopped early; null if no notice is needed. */
export const interruptionText = ({ state, wasLeft, result }: FullView): string | null => {
  const { phase } = state;
  if (phase !== 'done' && phase !== 'stopped') return wasLeft ? texts.fullLeft : null;
  if (result === null) return null;
  if (wasLeft) return texts.wasLeft;
  return phase === 'stopped' ? texts.stoppedEarly : null;
};
