import { CPT_VERSION } from './cpt/events.ts';
import type { CptScore } from './cpt/score.ts';
import { DIGIT_SPAN_VERSION, type DigitSpanScore } from './digit-span/score.ts';
import type { Instrument, Mode } from './recording.ts';
import { SIMON_VERSION, type SimonScore } from './simon/score.ts';
import { sensitivityErrorOf } from './statistics/reliable-change.ts';
import { STROOP_VERSION, type StroopScore } from './stroop/score.ts';

/** The measured value of a run. */
export interface MeasuredRun {
  /** Null when the run cannot be measured. */
  readonly value: number | null;
  /** The standard error of the value; null when a single run cannot determine it or has too few trials. */
  readonly standardError: number | null;
  /** The number of trials behind the value. */
  readonly trials: number;
}

/** The measure by which runs of a test are compared. */
export interface Measure {
  readonly name: string;
  readonly isMoreBetter: boolean;
}

const PERCENT: Measure = { name: 'right answers, %', isMoreBetter: true };
const SPAN: Measure = { name: 'mean span, items', isMoreBetter: true };

const OF_FULL: Readonly<Record<Instrument, Measure>> = {
  cpt: { name: 'd′', isMoreBetter: true },
  stroop: { name: 'interference, ms', isMoreBetter: false },
  'digit-span': { name: 'mean span forward, items', isMoreBetter: true },
  simon: SPAN,
};

/** The measure of a test. A Quick run has too few trials to measure more than the share of right answers. */
export const measureOf = (instrument: Instrument, mode: Mode): Measure =>
  mode === 'quick' ? PERCENT : OF_FULL[instrument];

const NOT_MEASURED: MeasuredRun = { value: null, standardError: null, trials: 0 };

const share = (right: number, trials: number): MeasuredRun => ({
  value: trials > 0 ? (100 * right) / trials : null,
  standardError: null,
  trials,
});

const ofCpt = (score: CptScore): MeasuredRun => {
  if (score.mode === 'quick') return share(score.correct, score.total);
  const { AX, AY, BX, BY } = score.pairs;
  const others = { yes: AY.yes + BX.yes + BY.yes, of: AY.of + BX.of + BY.of };
  return {
    value: score.dPrime,
    standardError: score.dPrime === null ? null : sensitivityErrorOf(AX, others),
    trials: AX.of + others.of,
  };
};

/**
 * Minimum number of reaction times in each condition for comparing the Stroop interference of two runs, see
 * docs/science/reliable-change.md.
 */
const MIN_STROOP_TIMES = 20;

const ofStroop = (mode: Mode, score: StroopScore): MeasuredRun => {
  const { congruent, incongruent } = score;
  if (mode === 'quick') {
    return share(
      congruent.correct + incongruent.correct,
      congruent.answered + incongruent.answered,
    );
  }
  const enough = Math.min(congruent.times, incongruent.times) >= MIN_STROOP_TIMES;
  return {
    value: score.interferenceMs,
    standardError: enough ? score.interferenceSeMs : null,
    trials: congruent.times + incongruent.times,
  };
};

const ofDigits = (mode: Mode, { forward, sequences, accuracyPercent }: DigitSpanScore) =>
  mode === 'quick'
    ? { value: accuracyPercent, standardError: null, trials: sequences }
    : { value: forward?.meanSpan ?? null, standardError: null, trials: forward?.sequences ?? 0 };

const ofSimon = (mode: Mode, { span, sequences, accuracyPercent }: SimonScore) => ({
  value: mode === 'quick' ? accuracyPercent : (span?.meanSpan ?? null),
  standardError: null,
  trials: sequences,
});

/**
 * The measured value of a run, from its score.
 *
 * @param text the score as JSON; if it is a score of another scoring version, the run has no measured value
 */
export const measuredRun = (instrument: Instrument, mode: Mode, text: string): MeasuredRun => {
  switch (instrument) {
    case 'cpt': {
      const cpt: CptScore | null = JSON.parse(text);
      return cpt?.version === CPT_VERSION && cpt.mode === mode ? ofCpt(cpt) : NOT_MEASURED;
    }
    case 'stroop': {
      const stroop: StroopScore | null = JSON.parse(text);
      return stroop?.version === STROOP_VERSION ? ofStroop(mode, stroop) : NOT_MEASURED;
    }
    case 'digit-span': {
      const digits: DigitSpanScore | null = JSON.parse(text);
      return digits?.version === DIGIT_SPAN_VERSION ? ofDigits(mode, digits) : NOT_MEASURED;
    }
    case 'simon': {
      const simon: SimonScore | null = JSON.parse(text);
      return simon?.version === SIMON_VERSION ? ofSimon(mode, simon) : NOT_MEASURED;
    }
  }
};
