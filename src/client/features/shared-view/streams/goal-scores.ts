import type { StreamReplies } from '#contract/sharing/streams.ts';
import { shownScore } from '#domain/goals/attainment.ts';
import type { Weight } from '#domain/goals/goal.ts';
import type { Level } from '#domain/goals/levels.ts';

type Goal = StreamReplies['goals']['goals'][number];

interface Score {
  /** The number of rated goals. */
  readonly goals: number;
  /** The T-score as a whole number; null if fewer than two goals are rated. */
  readonly score: number | null;
}

const scoreBy = (goals: readonly Goal[], rater: 'person' | 'therapist'): Score => {
  const rated = goals.flatMap(({ status, importance, difficulty, [rater]: rating }) =>
    rating === null || (status !== 'active' && status !== 'completed')
      ? []
      : [
          {
            level: rating.level as Level,
            // The contract types these values as integers, but goals have only the values of the narrower types.
            importance: importance as Weight,
            difficulty: difficulty as Weight,
          },
        ],
  );
  return { goals: rated.length, score: shownScore(rated) };
};

/** The T-scores calculated from the latest ratings, separately for the person and the therapist. */
export const scoresOf = (goals: readonly Goal[]) => ({
  person: scoreBy(goals, 'person'),
  therapist: scoreBy(goals, 'therapist'),
});
