import { NEUROTYPES, type Neurotype } from '#domain/shared/neurotype.ts';

/** What a person decided to follow, and whether they have seen the first questions. */
export interface Follow {
  /** In the order of `NEUROTYPES`; empty for "not sure"; null while they did not decide. */
  readonly topics: readonly Neurotype[] | null;
  /** Whether the questions for somebody new are answered or skipped. */
  readonly isWelcomed: boolean;
}

/** What holds before a person chose anything. */
export const NEW_FOLLOW: Follow = { topics: null, isWelcomed: false };

/** The least score that makes the first quiz propose a topic; below it no pattern showed. */
const LEAST_SCORE = 25;
/** Scores as near as this to the highest one are proposed with it: one answer moves a score by up to 17. */
const NEAR_POINTS = 17;

/** The topics, without doubles, in the order of `NEUROTYPES`. */
export const inOrder = (topics: readonly Neurotype[]): Neurotype[] =>
  NEUROTYPES.filter((topic) => topics.includes(topic));

/** What the scores of a first quiz, 0 to 100, propose to follow; empty when no pattern showed. */
export const proposedTopics = (
  scores: Readonly<Partial<Record<Neurotype, number>>>,
): Neurotype[] => {
  const highest = Math.max(0, ...NEUROTYPES.map((topic) => scores[topic] ?? 0));
  return NEUROTYPES.filter((topic) => {
    const score = scores[topic] ?? 0;
    return score >= LEAST_SCORE && highest - score <= NEAR_POINTS;
  });
};

/**
 * What is followed: what the person chose, or else what the first quiz found.
 *
 * @param found null when the first quiz is not taken
 */
export const followedTopics = (
  { topics }: Pick<Follow, 'topics'>,
  found: Neurotype | null,
): readonly Neurotype[] => topics ?? (found === null ? [] : [found]);

/**
 * Whose turn it is of several topics in the week or on the day with this number, one after the other; null
 * for no topics.
 */
export const topicInTurn = (topics: readonly Neurotype[], number: number): Neurotype | null =>
  topics.at(((number % topics.length) + topics.length) % topics.length) ?? null;
