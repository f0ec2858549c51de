import type { KeptRun } from '#contract/attention/run.ts';
import type { Instrument, TimingCard } from '#domain/attention/recording.ts';
import { inMs } from './measure-text.ts';

type Score = NonNullable<KeptRun['score']>;

/** The number at the given path inside a score, as text; "not enough trials" if there is no number at that path. */
const textAt = (
  score: Score,
  path: readonly string[],
  write: (value: number) => string,
): string => {
  const found = path.reduce<unknown>(
    (within, name) =>
      typeof within === 'object' && within !== null ? Reflect.get(within, name) : undefined,
    score,
  );
  return typeof found === 'number' ? write(found) : 'not enough trials';
};

const digits = (value: number): string => `${value.toFixed(1)} digits`;

const MAIN: Readonly<Record<Instrument, (score: Score) => string>> = {
  cpt: (score) =>
    `Telling targets apart (d′): ${textAt(score, ['dPrime'], (value) => `${value.toFixed(2)} z`)}`,
  stroop: (score) =>
    `Interference: ${textAt(score, ['interferenceMs'], (value) => inMs(value) ?? '')}`,
  'digit-span': (score) =>
    `Mean span: ${textAt(score, ['forward', 'meanSpan'], digits)} forward, ${textAt(score, ['backward', 'meanSpan'], digits)} backward`,
  simon: (score) =>
    `Mean span: ${textAt(score, ['span', 'meanSpan'], (value) => `${value.toFixed(1)} colors`)}`,
};

/** The main measure of a Full run as text, from the score that the server stores. */
export const mainMeasure = (instrument: Instrument, score: Score): string =>
  MAIN[instrument](score);

/** The input used for a run, as text; reaction times of different inputs are not comparable. */
export const INPUT_TEXTS: Readonly<Record<TimingCard['input'], string>> = {
  key: 'by keys',
  mouse: 'by mouse',
  touch: 'by touch',
  mixed: 'by keys and by hand',
  none: 'without an answer',
};
