import { byCategory } from '#domain/chat/guard/assessment.ts';
import { joinedRuns, windowsOf } from '#domain/chat/guard/learned/features.ts';
import { highestIn, LONG_FROM_WORDS } from '#domain/chat/guard/learned/score.ts';
import type { Table } from '#domain/chat/guard/learned/table.ts';
import type { LearnedWeights } from '#domain/chat/guard/learned/weights.ts';
import type { Message } from './corpus.ts';
import { type Example, train } from './learn.ts';

const RISK_BUCKETS = 2 ** 18;
const SMALL_BUCKETS = 2 ** 13;
const FOLDS = 3;
/**
 * The maximum share of calm training messages for which the classifier may ask about danger, by message length. Calm
 * messages by other writers are easier: the classifier asks about less than half as many of them (`frozen-2026-11`).
 */
const SOFT_SHARE = { short: 0.13, long: 0.27 } as const;

const isDanger = ({ label }: Message): boolean => label === 'plain' || label === 'hinted';

/**
 * The training windows of a message. A window that contains a sentence indicating danger is a positive example. In a
 * message about danger, other windows are only used if they are a single sentence, as negative examples. In a message
 * without danger, every window is a negative example.
 */
const examplesOf = (message: Message): readonly Example[] =>
  windowsOf(message.sentences).flatMap((run): readonly Example[] => {
    const isMarked = message.marked.slice(run.from, run.to + 1).some(Boolean);
    if (isMarked) return [{ run, isPositive: true }];
    return isDanger(message) && run.from !== run.to ? [] : [{ run, isPositive: false }];
  });

/** Trains on each short message as a whole and on the windows of all other messages. */
const riskTable = (messages: readonly Message[], short: readonly Message[]): Table =>
  train(
    [
      ...messages.flatMap(examplesOf),
      ...short.map((message) => ({
        run: joinedRuns(message.sentences),
        isPositive: isDanger(message),
      })),
    ],
    RISK_BUCKETS,
  );

const lengthOf = ({ sentences }: Message): number =>
  sentences.reduce((sum, { words }) => sum + words.length, 0);

/** A message's score in log odds, from a model that was not trained on the message's writer. */
export interface Scored {
  readonly message: Message;
  readonly isLong: boolean;
  readonly score: number;
}

/** Scores the messages of each writer with a model trained on other writers. */
const heldOutScores = (
  messages: readonly Message[],
  short: readonly Message[],
): readonly Scored[] => {
  const writers = [...new Set(messages.map(({ writer }) => writer))].toSorted();
  return Array.from({ length: FOLDS }, (_, fold) => {
    const held = new Set(writers.filter((_writer, at) => at % FOLDS === fold));
    const table = riskTable(
      messages.filter(({ writer }) => !held.has(writer)),
      short,
    );
    return messages
      .filter(({ writer }) => held.has(writer))
      .map((message) => ({
        message,
        isLong: lengthOf(message) >= LONG_FROM_WORDS,
        score: highestIn(table, message.sentences)?.score ?? Number.NEGATIVE_INFINITY,
      }));
  }).flat();
};

/** The score that at most the given share of calm messages exceeds. */
const thresholdFor = (scored: readonly Scored[], isLong: boolean, share: number): number => {
  const calm = scored
    .filter((one) => one.isLong === isLong && one.message.label === 'calm')
    .map(({ score }) => score)
    .toSorted((a, b) => b - a);
  return calm[Math.floor(calm.length * share)] ?? 0;
};

/** Trains the guard's classifier. Deterministic. */
export const learnGuard = (
  messages: readonly Message[],
  short: readonly Message[],
): { readonly weights: LearnedWeights; readonly scored: readonly Scored[] } => {
  const scored = heldOutScores(messages, short);
  const risky = [...messages, ...short].filter(isDanger);
  const about = (isOne: (message: Message) => boolean): Table =>
    train(
      risky.flatMap((message) =>
        examplesOf(message)
          .filter(({ isPositive }) => isPositive)
          .map(({ run }) => ({ run, isPositive: isOne(message) })),
      ),
      SMALL_BUCKETS,
    );
  return {
    scored,
    weights: {
      risk: riskTable(messages, short),
      other: about(({ isAboutOther }) => isAboutOther),
      categories: byCategory((name) => about(({ category }) => category === name)),
      thresholds: {
        short: thresholdFor(scored, false, SOFT_SHARE.short),
        long: thresholdFor(scored, true, SOFT_SHARE.long),
      },
    },
  };
};
