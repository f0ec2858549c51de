import { type Labelled, trainNeeds } from './learn.ts';
import {
  CLOSE_NEEDS,
  type NeedScore,
  NONE,
  scoreNeeds,
  type Thresholds,
  verdictOf,
} from './model.ts';

/** A message that a model has not seen, and what it makes of it. */
interface Judged {
  readonly need: string;
  readonly scores: readonly NeedScore[];
}

/** What each writer's messages look like to a model of all other writers. */
export const judgeByOthers = (writers: readonly (readonly Labelled[])[]): readonly Judged[] =>
  writers.flatMap((own, at) => {
    const model = trainNeeds(writers.filter((_, other) => other !== at).flat());
    const full = { ...model, thresholds: { sure: 1, close: 1 } };
    return own.map(({ need, features }) => ({ need, scores: scoreNeeds(features, full) }));
  });

const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

/** Figures at given thresholds, each a share from 0 to 1. */
export const figuresOf = (judged: readonly Judged[], thresholds: Thresholds) => {
  const verdicts = judged.map(({ need, scores }) => ({
    need,
    found: verdictOf(scores, thresholds),
  }));
  const real = verdicts.filter(({ need }) => need !== NONE);
  const none = verdicts.filter(({ need }) => need === NONE);
  const answered = verdicts.filter(({ found }) => found.length === 1);
  const asked = verdicts.filter(({ found }) => found.length > 1);
  const isRight = ({ need, found }: { need: string; found: readonly string[] }): boolean =>
    found.includes(need);
  const ranked = judged.filter(({ need }) => need !== NONE);
  const within = (places: number): number =>
    share(
      ranked.filter(({ need, scores }) =>
        scores
          .filter((score) => score.need !== NONE)
          .slice(0, places)
          .some((score) => score.need === need),
      ).length,
      ranked.length,
    );
  return {
    top1: within(1),
    top2: within(2),
    top3: within(CLOSE_NEEDS),
    answered: share(answered.filter(({ need }) => need !== NONE).length, real.length),
    answeredRight: share(answered.filter(isRight).length, answered.length),
    asked: share(asked.filter(({ need }) => need !== NONE).length, real.length),
    askedRight: share(asked.filter(isRight).length, asked.length),
    noneAnswered: share(none.filter(({ found }) => found.length === 1).length, none.length),
    noneAsked: share(none.filter(({ found }) => found.length > 1).length, none.length),
  };
};

const STEPS = Array.from({ length: 95 }, (_, at) => (at + 5) / 100);

/**
 * The lowest thresholds at which answers, and questions which need is meant, are right in at least these shares of what is
 * answered and asked.
 */
export const fitThresholds = (
  judged: readonly Judged[],
  least: { readonly answered: number; readonly asked: number },
): Thresholds => {
  const sure =
    STEPS.find((at) => figuresOf(judged, { sure: at, close: 1 }).answeredRight >= least.answered) ??
    1;
  const close =
    STEPS.find((at) => figuresOf(judged, { sure, close: at }).askedRight >= least.asked) ?? 1;
  return { sure, close };
};
