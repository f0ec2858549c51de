import { byCategory } from '#domain/chat/guard/assessment.ts';
import { asHeard } from '#domain/chat/guard/languages/hear.ts';
import { joinedRuns } from '#domain/chat/guard/learned/features.ts';
import { highestIn, LONG_FROM_WORDS } from '#domain/chat/guard/learned/score.ts';
import type { Table } from '#domain/chat/guard/learned/table.ts';
import type { LearnedWeights } from '#domain/chat/guard/learned/weights.ts';
import { type Example, train } from '../learn.ts';
import { type ForeignMessage, WRITERS } from './corpus.ts';

const RISK_BUCKETS = 2 ** 18;
const SMALL_BUCKETS = 2 ** 14;
/** The maximum share of calm messages for which the classifier may ask about danger, by message length. */
const SOFT_SHARE = { short: 0.08, long: 0.15 } as const;

/** A message's score in log odds, from a model that was not trained on the message's writer. */
export interface Scored {
  readonly message: ForeignMessage;
  readonly isLong: boolean;
  readonly score: number;
}

const exampleOf = (message: ForeignMessage, isPositive: boolean): Example => ({
  run: joinedRuns(message.sentences),
  isPositive,
});

const riskTable = (messages: readonly ForeignMessage[]): Table =>
  train(
    messages.map((one) => exampleOf(one, one.isDanger)),
    RISK_BUCKETS,
  );

const lengthOf = ({ sentences }: ForeignMessage): number =>
  sentences.reduce((sum, { words }) => sum + words.length, 0);

/** Scores the messages of each writer with a model trained on the other writers. */
const heldOutScores = (messages: readonly ForeignMessage[]): readonly Scored[] =>
  WRITERS.flatMap((writer) => {
    const table = riskTable(messages.filter((one) => one.writer !== writer));
    return messages
      .filter((one) => one.writer === writer)
      .map((message) => ({
        message,
        isLong: lengthOf(message) >= LONG_FROM_WORDS,
        score: highestIn(table, asHeard(message.sentences))?.score ?? Number.NEGATIVE_INFINITY,
      }));
  });

/** The score that at most the given share of calm messages exceeds. */
const thresholdFor = (scored: readonly Scored[], isLong: boolean, share: number): number => {
  const calm = scored
    .filter((one) => one.isLong === isLong && !one.message.isDanger)
    .map(({ score }) => score)
    .toSorted((a, b) => b - a);
  return calm[Math.floor(calm.length * share)] ?? 0;
};

/** Trains one set of weights for all languages, which share concepts but not words. Deterministic. */
export const learnLanguages = (
  messages: readonly ForeignMessage[],
): { readonly weights: LearnedWeights; readonly scored: readonly Scored[] } => {
  const scored = heldOutScores(messages);
  const risky = messages.filter(({ isDanger }) => isDanger);
  const about = (isOne: (message: ForeignMessage) => boolean): Table =>
    train(
      risky.map((message) => exampleOf(message, isOne(message))),
      SMALL_BUCKETS,
    );
  return {
    scored,
    weights: {
      risk: riskTable(messages),
      other: about(({ isAboutOther }) => isAboutOther),
      categories: byCategory((name) => about(({ category }) => category === name)),
      thresholds: {
        short: thresholdFor(scored, false, SOFT_SHARE.short),
        long: thresholdFor(scored, true, SOFT_SHARE.long),
      },
    },
  };
};
