import { type Labelled, trainNeeds } from './learn.ts';
import {
  CLOSE_NEEDS,
  type NeedScore,
  NONE,
  scoreNeeds,
  type Thresholds,
  type Verdict,
  verdictOf,
} from './model.ts';

/** A message that a model has not seen, and what it makes of it. */
interface Judged {
  readonly need: string;
  readonly scores: readonly NeedScore[];
}

/** What the messages of one writer look like to a model of all other writers. */
export const judgeByOthers = (
  writers: ReadonlyMap<string, readonly Labelled[]>,
  writer: string,
): readonly Judged[] => {
  const others = [...writers].filter(([name]) => name !== writer).flatMap(([, own]) => own);
  const model = trainNeeds(others);
  const full = { ...model, thresholds: { certain: 1, sure: 1, close: 1 } };
  const own = writers.get(writer) ?? [];
  return own.map(({ need, features }) => ({ need, scores: scoreNeeds(features, full) }));
};

const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

/** Figures at given thresholds, each a share from 0 to 1. */
export const figuresOf = (judged: readonly Judged[], thresholds: Thresholds) => {
  const verdicts = judged.map(({ need, scores }) => {
    const { is, needs } = verdictOf(scores, thresholds);
    return { need, is, isRight: is === 'close' ? needs.includes(need) : needs[0] === need };
  });
  const isReal = ({ need }: { readonly need: string }): boolean => need !== NONE;
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
  const ranked = judged.filter(isReal);
  const within = (places: number): number => {
    const hits = ranked.filter(({ need, scores }) => {
      const best = scores.filter(isReal).slice(0, places);
      return best.some((score) => score.need === need);
    });
    return share(hits.length, ranked.length);
  };
  return {
    top1: within(1),
    top2: within(CLOSE_NEEDS),
    certain: of('certain'),
    sure: of('sure'),
    close: of('close'),
  };
};

const STEPS = Array.from({ length: 95 }, (_, at) => (at + 5) / 100);

/** How often what is found with each degree of sureness has to be right, 0 to 1. */
export type LeastRight = Readonly<Record<keyof Thresholds, number>>;

/** The lowest thresholds at which what they let through is right at least that often. */
export const fitThresholds = (judged: readonly Judged[], least: LeastRight): Thresholds => {
  const lowest = (name: keyof Thresholds, others: Thresholds): number =>
    STEPS.find((at) => figuresOf(judged, { ...others, [name]: at })[name].right >= least[name]) ??
    1;
  const never = { certain: 1.01, sure: 1.01, close: 9 };
  const certain = lowest('certain', never);
  const sure = Math.min(certain, lowest('sure', { ...never, certain }));
  return { certain, sure, close: lowest('close', { ...never, certain, sure }) };
};
