import { decimalText } from '#client/lib/language/number-text.ts';
import type { KeptRun } from '#contract/attention/run.ts';
import type { Instrument } from '#domain/attention/recording.ts';
import { texts } from '#texts/attention.js';
import { inMs } from './measure-text.ts';

type Score = NonNullable<KeptRun['score']>;

/** The number at a path inside a score, as text; "not enough answers" if the score has none there. */
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
  return typeof found === 'number' ? write(found) : texts.notEnoughTrials;
};

const digits = (value: number): string => texts.meanDigits({ value, text: decimalText(value, 1) });

const colors = (value: number): string => texts.meanColors({ value, text: decimalText(value, 1) });

const MAIN: Readonly<Record<Instrument, (score: Score) => string>> = {
  cpt: (score) =>
    texts.mainMeasures.cpt({
      value: textAt(score, ['dPrime'], (value) => `${decimalText(value, 2)} z`),
    }),
  stroop: (score) =>
    texts.mainMeasures.stroop({
      value: textAt(score, ['interferenceMs'], (value) => inMs(value) ?? ''),
    }),
  'digit-span': (score) =>
    texts.mainSpans({
      forward: textAt(score, ['forward', 'meanSpan'], digits),
      backward: textAt(score, ['backward', 'meanSpan'], digits),
    }),
  simon: (score) =>
    texts.mainMeasures.simon({ value: textAt(score, ['span', 'meanSpan'], colors) }),
};

/** The main measure of a Full run as text, from the score that the server stores. */
export const mainMeasure = (instrument: Instrument, score: Score): string =>
  MAIN[instrument](score);
