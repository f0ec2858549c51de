import { NEUROTYPES, type Neurotype } from '#domain/shared/neurotype.ts';

/** The topics that a person decided to follow, and whether they have seen the first questions. */
export interface Follow {
  /** In the order of `NEUROTYPES`. Empty means "not sure"; null means that the person has not decided yet. */
  readonly topics: readonly Neurotype[] | null;
  /** Whether the questions for new people were answered or skipped. */
  readonly isWelcomed: boolean;
}

/** The state before a person chooses anything. */
export const NEW_FOLLOW: Follow = { topics: null, isWelcomed: false };

/** The lowest score for which the first quiz proposes a topic; a lower score shows no pattern. */
const LEAST_SCORE = 25;
/**
 * A topic whose score is at most this many points below the highest score is proposed together with the topic of the
 * highest score, because a single answer can move a score by up to 17 points.
 */
const NEAR_POINTS = 17;

/** The topics, without duplicates, in the order of `NEUROTYPES`. */
export const inOrder = (topics: readonly Neurotype[]): Neurotype[] =>
  NEUROTYPES.filter((topic) => topics.includes(topic));

/** The topics to propose for the scores of a first quiz, 0 to 100; empty when the scores show no pattern. */
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

/** The topic for the week or day with this number when topics take turns; null when there are no topics. */
export const topicInTurn = (topics: readonly Neurotype[], number: number): Neurotype | null =>
  topics.at(((number % topics.length) + topics.length) % topics.length) ?? null;
