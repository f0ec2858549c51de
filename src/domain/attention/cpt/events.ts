import type { PressInput, RunRecording } from '#domain/attention/recording.ts';
import type { Timeline, TrialAnswer } from '#domain/attention/timeline.ts';
import type { Stretch } from './full-run.ts';
import { quickLetters } from './letters.ts';
import { fullLetters } from './pairs.ts';

/** Increase this version with every change to the letter order or the scoring. */
export const CPT_VERSION = 1;

/** A letter of the run; `index` is its place in the run, from 0. */
export interface LetterEvent {
  readonly type: 'letter';
  readonly index: number;
  readonly letter: string;
  /** The onset of the letter, in milliseconds from the start of the run; null when it was never shown. */
  readonly atMs: number | null;
}

/** A press of the x key, the mouse or a touch screen, timed by the event's own time stamp; key repeats are excluded. */
export interface PressEvent {
  readonly type: 'press';
  /** In milliseconds from the start of the run. */
  readonly atMs: number;
  readonly input: PressInput;
}

export type CptEvent = LetterEvent | PressEvent;
export type CptRecording = RunRecording<CptEvent>;

/** All letters of a run, computed from its seed; the practice round is not part of a run. */
export const lettersOf = ({
  mode,
  difficulty,
  seed,
}: Pick<CptRecording, 'mode' | 'difficulty' | 'seed'>): string[] =>
  mode === 'quick' ? quickLetters(difficulty, seed) : fullLetters(seed);

/** Whether every recorded letter is the letter that the run's seed gives at that index. */
export const isTrueToSeed = (recording: CptRecording): boolean => {
  const letters = lettersOf(recording);
  return recording.events.every(
    (event) => event.type !== 'letter' || letters[event.index] === event.letter,
  );
};

/**
 * The recorded events of one stretch of letters.
 *
 * @param zeroMs the start of the run on the page's clock
 * @param complete how many letters of the stretch count as shown; if a pause ended the stretch of a Full run, the
 *   result of `wholePairLetters`
 * @param cutOff how many letters after the complete ones were interrupted by a pause: 2 for a pair. These letters are
 *   recorded as never shown, and the letters after them belong to the next stretch
 */
export const eventsOf = (
  { firstIndex, letters }: Stretch,
  timeline: Pick<Timeline, 'onsetMs'>,
  answers: readonly TrialAnswer[],
  zeroMs: number,
  complete = letters.length,
  cutOff = 0,
): CptEvent[] => [
  ...letters.slice(0, complete + cutOff).map((letter, trial): LetterEvent => {
    const onsetMs = trial < complete ? timeline.onsetMs(trial) : null;
    const atMs = onsetMs === null ? null : onsetMs - zeroMs;
    return { type: 'letter', index: firstIndex + trial, letter, atMs };
  }),
  ...answers.map(({ atMs, input }): PressEvent => ({ type: 'press', atMs: atMs - zeroMs, input })),
];
