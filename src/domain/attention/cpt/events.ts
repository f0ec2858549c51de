import type { PressInput, RunRecording } from '#domain/attention/recording.ts';
import type { Timeline, TrialAnswer } from '#domain/attention/timeline.ts';
import type { Stretch } from './full-run.ts';
import { quickLetters } from './letters.ts';
import { fullLetters } from './pairs.ts';

/** The version of the letters' order and of the scoring; a change to either raises it. */
export const CPT_VERSION = 1;

/** A letter of the run, by its place from 0. */
export interface LetterEvent {
  readonly type: 'letter';
  readonly index: number;
  readonly letter: string;
  /** When it came up, in milliseconds from the start of the run; null when it never did. */
  readonly atMs: number | null;
}

/** A press that counts (the key x or a touch, no repeats), by its event's own time stamp. */
export interface PressEvent {
  readonly type: 'press';
  /** In milliseconds from the start of the run. */
  readonly atMs: number;
  readonly input: PressInput;
}

export type CptEvent = LetterEvent | PressEvent;
export type CptRecording = RunRecording<CptEvent>;

/** The letters that a mode, a difficulty and a seed give; the practice round is not part of a run. */
export const lettersOf = ({
  mode,
  difficulty,
  seed,
}: Pick<CptRecording, 'mode' | 'difficulty' | 'seed'>): string[] =>
  mode === 'quick' ? quickLetters(difficulty, seed) : fullLetters(seed);

/** Whether a run's letters are those that its seed gives, each in its place. */
export const isTrueToSeed = (recording: CptRecording): boolean => {
  const letters = lettersOf(recording);
  return recording.events.every(
    (event) => event.type !== 'letter' || letters[event.index] === event.letter,
  );
};

/**
 * What one stretch of letters leaves in the recording.
 *
 * @param zeroMs the start of the run on the page's clock
 * @param complete how many letters count as shown. After a pause of pairs, `wholePairLetters`
 * @param cutOff how many letters after those a pause cut off: 2 for a pair. They are kept as never
 *   shown, and the letters after them belong to the next stretch
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
