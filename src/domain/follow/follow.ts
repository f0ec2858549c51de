import { NEUROTYPES, type Neurotype } from '#domain/shared/neurotype.ts';

/** The topics that a person decided to follow, and whether they have seen the first questions. */
export interface Follow {
  /** In the order of `NEUROTYPES`; empty for "not sure"; null until they decide. */
  readonly topics: readonly Neurotype[] | null;
  /** Whether the questions for new people were answered or skipped. */
  readonly isWelcomed: boolean;
}

/** The state before a person chooses anything. */
export const NEW_FOLLOW: Follow = { topics: null, isWelcomed: false };

/** The lowest score for which the first quiz proposes a topic; below it, no pattern showed. */
const LEAST_SCORE = 25;
/** Scores this near to the highest one are proposed with it: one answer moves a score by up to 17. */
const NEAR_POINTS = 17;

/** The topics, without duplicates, in the order of `NEUROTYPES`. */
export const inOrder = (topics: readonly Neurotype[]): Neurotype[] =>
  NEUROTYPES.filter((topic) => topics.includes(topic));

/** The topics to propose for the scores of a first quiz, 0 to 100; empty when no pattern showed. */
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
 * The followed topics: the person's choice, or else the result of the first quiz.
 *
 * @param found the result of the first quiz; null if it was not taken
 */
export const followedTopics = (
  { topics }: Pick<Follow, 'topics'>,
  found: Neurotype | null,
): readonly Neurotype[] => topics ?? (found === null ? [] : [found]);

/**
 * The topic whose turn it is in the week or on the day with this number, when topics take turns; null for no topics.
 */
export const topicInTurn = (topics: readonly Neurotype[], number: number): Neurotype | null =>
  topics.at(((number % topics.length) + topics.length) % topics.length) ?? null;
