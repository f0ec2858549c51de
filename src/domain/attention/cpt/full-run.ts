import { BLOCK_LETTERS, fullLetters, PRACTICE_HITS } from './pairs.ts';

/** The state of a Full run; it changes only between stretches of letters. */
export interface FullState {
  /** `practiced` follows a practice round; `break` lasts until the person continues. */
  readonly phase: 'ready' | 'practice' | 'practiced' | 'letters' | 'break' | 'done' | 'stopped';
  readonly seed: number;
  /** Whether the last practice round had at least `PRACTICE_HITS` hits; null before the first practice round. */
  readonly isPracticeUnderstood: boolean | null;
  /** Whether the last practice round showed targets but had no hit; if so, the run cannot start. */
  readonly hasNoHits: boolean;
  /** The place in the run, from 0, of the next letter to show. */
  readonly nextIndex: number;
}

export type FullStep =
  | { type: 'practice' }
  /** `targets` is the number of targets that were shown. */
  | { type: 'practice-over'; hits: number; targets: number }
  /** Starts the next stretch, whether or not the person has practiced. */
  | { type: 'go' }
  /** The stretch ended or was paused; `letters` is the number of shown letters that form complete pairs. */
  | { type: 'stretch-over'; letters: number }
  | { type: 'stop' };

/** The letters shown between two breaks: a block, or the rest of a block after a pause. */
export interface Stretch {
  readonly firstIndex: number;
  readonly letters: readonly string[];
}

/** A Full run that has not started. */
export const newFull = (seed: number): FullState => ({
  phase: 'ready',
  seed,
  isPracticeUnderstood: null,
  hasNoHits: false,
  nextIndex: 0,
});

/** The letters up to the next break, that is, the rest of the current block. */
export const nextStretch = ({ seed, nextIndex }: FullState): Stretch => {
  const blockEnd = (Math.floor(nextIndex / BLOCK_LETTERS) + 1) * BLOCK_LETTERS;
  return { firstIndex: nextIndex, letters: fullLetters(seed).slice(nextIndex, blockEnd) };
};

/** The number of letters that form complete pairs when a stretch is paused during this trial. */
export const wholePairLetters = (trial: number): number => Math.max(0, trial - (trial % 2));

const afterStretch = (state: FullState, behind: number): FullState => {
  const stretch = nextStretch(state);
  const isWhole = behind >= stretch.letters.length;
  // A pair that was interrupted by a pause is skipped, because its first letter was already seen.
  const nextIndex = stretch.firstIndex + (isWhole ? stretch.letters.length : behind + 2);
  return {
    ...state,
    nextIndex,
    phase: nextIndex < fullLetters(state.seed).length ? 'break' : 'done',
  };
};

/** The state after a step. A step that does not fit the phase returns the same state. */
export const fullAfter = (state: FullState, step: FullStep): FullState => {
  const { phase } = state;
  if (phase === 'done' || phase === 'stopped') return state;
  switch (step.type) {
    case 'stop':
      return { ...state, phase: 'stopped' };
    case 'practice':
      return phase === 'ready' || phase === 'practiced' ? { ...state, phase: 'practice' } : state;
    case 'practice-over':
      if (phase !== 'practice') return state;
      return {
        ...state,
        phase: 'practiced',
        isPracticeUnderstood: step.hits >= PRACTICE_HITS,
        hasNoHits: step.targets > 0 && step.hits === 0,
      };
    case 'go':
      if (phase === 'practice' || phase === 'letters' || state.hasNoHits) return state;
      return { ...state, phase: 'letters' };
    case 'stretch-over':
      return phase === 'letters' ? afterStretch(state, step.letters) : state;
  }
};
