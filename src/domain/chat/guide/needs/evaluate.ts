import { type Labelled, trainNeeds } from './learn.ts';
import {
  CLOSE_NEEDS,
  NONE,
  type Scored,
  scoreMessage,
  type Thresholds,
  type Verdict,
  verdictOf,
} from './model.ts';

/** A message's true needs, and its scores from a model that was not trained on it. */
interface Judged extends Scored {
  readonly needs: readonly string[];
}

type Writers = ReadonlyMap<string, readonly Labelled[]>;

/**
 * Scores the messages of the held-out writers with a model trained on all the others; the result is keyed by writer.
 */
export const judgeByOthers = (
  writers: Writers,
  held: readonly string[],
): ReadonlyMap<string, readonly Judged[]> => {
  const others = [...writers].filter(([name]) => !held.includes(name)).flatMap(([, own]) => own);
  const model = trainNeeds(others);
  const judged = (message: Labelled): Judged => ({
    needs: message.needs,
    ...scoreMessage(message, model),
  });
  return new Map(held.map((name) => [name, (writers.get(name) ?? []).map(judged)]));
};

const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

/** The needs that a verdict names. */
const namedBy = ({ is, needs }: Verdict): readonly string[] =>
  is === 'both' || is === 'close' ? needs : needs.slice(0, 1);

/** Metrics at the given thresholds, each a share from 0 to 1. */
export const figuresOf = (judged: readonly Judged[], thresholds: Thresholds) => {
  const verdicts = judged.map((one) => {
    const verdict = verdictOf(one, thresholds);
    const hits = namedBy(verdict).filter((need) => one.needs.includes(need)).length;
    return { needs: one.needs, is: verdict.is, hits, isRight: hits > 0 };
  });
  const isReal = ({ needs }: Pick<Judged, 'needs'>): boolean => !needs.includes(NONE);
  const real = verdicts.filter(isReal);
  const none = verdicts.filter((verdict) => !isReal(verdict));
  const of = (is: Verdict['is']) => {
    const found = verdicts.filter((verdict) => verdict.is === is);
    return {
      ofNeeds: share(found.filter(isReal).length, real.length),
      right: share(found.filter(({ isRight }) => isRight).length, found.length),
      ofNone: share(found.filter((verdict) => !isReal(verdict)).length, none.length),
    };
  };
  const two = verdicts.filter(({ needs }) => needs.length === 2);
  const ranked = judged.filter(isReal);
  const within = (places: number): number => {
    const hits = ranked.filter(({ needs, scores }) => {
      const best = scores.filter(({ need }) => need !== NONE).slice(0, places);
      return best.some(({ need }) => needs.includes(need));
    });
    return share(hits.length, ranked.length);
  };
  return {
    top1: within(1),
    top2: within(CLOSE_NEEDS),
    certain: of('certain'),
    sure: of('sure'),
    both: of('both'),
    close: of('close'),
    /** Of the messages about two needs, the share in which both are named. */
    twoNamed: share(two.filter(({ hits }) => hits === 2).length, two.length),
  };
};

const STEPS = Array.from({ length: 95 }, (_, at) => (at + 5) / 100);
const NEVER: Thresholds = { certain: 1.01, sure: 1.01, both: 1.01, close: 9 };

/** The required precision of each kind of verdict, 0 to 1. */
export type LeastRight = Readonly<Record<keyof Thresholds, number>>;

/** The lowest thresholds that reach the required precision. */
export const fitThresholds = (judged: readonly Judged[], least: LeastRight): Thresholds => {
  const lowest = (name: keyof Thresholds, others: Thresholds): number =>
    STEPS.find((at) => figuresOf(judged, { ...others, [name]: at })[name].right >= least[name]) ??
    NEVER[name];
  const certain = lowest('certain', NEVER);
  const both = lowest('both', { ...NEVER, certain });
  const sure = Math.min(certain, lowest('sure', { ...NEVER, certain, both }));
  return { certain, sure, both, close: lowest('close', { certain, sure, both, close: 9 }) };
};
