import { BLOCK_LETTERS, fullLetters, PRACTICE_HITS } from './pairs.ts';

/** A Full run between its stretches of letters. Within one, nothing here changes. */
export interface FullState {
  /** `practiced` follows a practice round; `break` waits for the person, as long as they like. */
  readonly phase: 'ready' | 'practice' | 'practiced' | 'letters' | 'break' | 'done' | 'stopped';
  readonly seed: number;
  /** Whether the last practice round had enough hits to go on; null before one. */
  readonly isPracticeUnderstood: boolean | null;
  /** The place in the run of the first letter still to come. */
  readonly nextIndex: number;
}

export type FullStep =
  | { type: 'practice' }
  | { type: 'practice-over'; hits: number }
  /** Starts the next stretch; also without a practice, or after one without enough hits. */
  | { type: 'go' }
  /** The stretch is over, or was paused: so many of its letters are behind, whole pairs only. */
  | { type: 'stretch-over'; letters: number }
  | { type: 'stop' };

/** A part of the run that goes on without a break. */
export interface Stretch {
  readonly firstIndex: number;
  readonly letters: readonly string[];
}

/** A Full run before its instructions are read. */
export const newFull = (seed: number): FullState => ({
  phase: 'ready',
  seed,
  isPracticeUnderstood: null,
  nextIndex: 0,
});

/** The letters up to the next break: the rest of a block. */
export const nextStretch = ({ seed, nextIndex }: FullState): Stretch => {
  const blockEnd = (Math.floor(nextIndex / BLOCK_LETTERS) + 1) * BLOCK_LETTERS;
  return { firstIndex: nextIndex, letters: fullLetters(seed).slice(nextIndex, blockEnd) };
};

/** How many of a stretch's letters make whole pairs when it is paused while this trial is on. */
export const wholePairLetters = (trial: number): number => Math.max(0, trial - (trial % 2));

const afterStretch = (state: FullState, behind: number): FullState => {
  const stretch = nextStretch(state);
  const isWhole = behind >= stretch.letters.length;
  // The pair that a pause cut off is left out: it was half seen, and is not shown again.
  const nextIndex = stretch.firstIndex + (isWhole ? stretch.letters.length : behind + 2);
  return {
    ...state,
    nextIndex,
    phase: nextIndex < fullLetters(state.seed).length ? 'break' : 'done',
  };
};

/** The next state of a Full run; a step that does not fit the phase changes nothing. */
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
      return { ...state, phase: 'practiced', isPracticeUnderstood: step.hits >= PRACTICE_HITS };
    case 'go':
      return phase === 'practice' || phase === 'letters' ? state : { ...state, phase: 'letters' };
    case 'stretch-over':
      return phase === 'letters' ? afterStretch(state, step.letters) : state;
  }
};
