import { CPT_PAGE_TEXTS } from '#client/features/attention/cpt/texts.ts';
import { RUN_TEXTS } from '#client/features/attention/run/texts.ts';
import { BLOCK_LETTERS, FULL_BLOCKS } from '#domain/attention/cpt/pairs.ts';
import { count } from '#domain/shared/text/count.ts';
import type { FullView } from './run.ts';

/** The part of the run (1 to 5) that contains the letter with this index. */
export const partOf = (nextIndex: number): number =>
  Math.min(FULL_BLOCKS, Math.floor(nextIndex / BLOCK_LETTERS) + 1);

/** The heading for the time during which no letters are shown. */
export const headingOf = ({ state, result, practice }: FullView): string => {
  const { phase, nextIndex } = state;
  if (phase === 'practiced')
    return practice?.isWhole === false ? 'Practice ended' : 'Practice is over';
  if (phase === 'done') return 'Your results';
  if (phase === 'stopped') return result === null ? 'Test stopped' : 'Test stopped: results so far';
  if (phase !== 'break') return 'How it works';
  const isBetween = nextIndex % BLOCK_LETTERS === 0;
  return isBetween
    ? `Part ${partOf(nextIndex) - 1} of ${FULL_BLOCKS} is done`
    : `Paused in part ${partOf(nextIndex)} of ${FULL_BLOCKS}`;
};

/** The result of a practice round as text. If the round ended early, only the targets shown before its end count. */
export const practiceRoundText = ({ state, practice }: FullView): string => {
  if (practice === null) return '';
  const { hits, targets, isWhole } = practice;
  if (state.hasNoHits)
    return `You found 0 of ${count(targets, 'target')}. ${CPT_PAGE_TEXTS.noneFound}`;
  const found = `You found ${hits} of ${count(targets, 'target')}`;
  if (!isWhole) {
    const came = targets === 0 ? '' : ` ${found} until then.`;
    return `The practice ended early.${came} You can practice again, or start the test.`;
  }
  return state.isPracticeUnderstood === true
    ? `${found}. You can start the test.`
    : `${found}. Another practice round may help. You can also start the test now.`;
};

/** The notice for a run that was interrupted or stopped early; null if no notice is needed. */
export const interruptionText = ({ state, wasLeft, result }: FullView): string | null => {
  const { phase } = state;
  if (phase !== 'done' && phase !== 'stopped') return wasLeft ? RUN_TEXTS.fullLeft : null;
  if (result === null) return null;
  if (wasLeft) return RUN_TEXTS.wasLeft;
  return phase === 'stopped' ? RUN_TEXTS.stoppedEarly : null;
};
