import { useComfort } from '#client/lib/comfort/comfort.ts';
import { ScoresHidden } from '#client/lib/comfort/scores-hidden.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import kit from '#client/ui/layout/kit.module.css';
import type { Goal } from '#contract/goals.ts';
import { shownScore } from '#domain/goals/attainment.ts';
import { newestRating, type Rating } from '#domain/goals/levels.ts';

/** The goals that `rater` rated with the current levels. Only active and completed goals count. */
const ratedBy = (goals: readonly Goal[], rater: Rating['rater']) =>
  goals.flatMap(({ status, plan, versions, ratings }) => {
    const rating = newestRating(versions, ratings, rater);
    return rating === null || (status !== 'active' && status !== 'completed')
      ? []
      : [{ level: rating.level, importance: plan.importance, difficulty: plan.difficulty }];
  });

const meaningOf = (score: number): string =>
  score === 50
    ? 'Overall, that is what you aim at.'
    : score > 50
      ? 'Overall, that is better than you aim at.'
      : 'That is on the way to what you aim at.';

/**
 * The combined score of all rated goals, with its meaning and limits. Renders nothing if fewer than two goals are
 * rated.
 */
export const Score = ({ goals }: { readonly goals: readonly Goal[] }) => {
  const { scoresHidden } = useComfort();
  const own = ratedBy(goals, 'person');
  const score = shownScore(own);
  const theirs = shownScore(ratedBy(goals, 'therapist'));
  if (score === null && theirs === null) return null;
  if (scoresHidden) {
    return (
      <Card heading="Your goals together">
        {score === null ? null : <p>{meaningOf(score)}</p>}
        <ScoresHidden />
      </Card>
    );
  }
  return (
    <Card heading="Your goals together">
      <div className={`${kit.stack2} ${kit.measure}`}>
        {score === null ? null : (
          <p>
            By your newest ratings, {own.length} goals together are at <strong>{score}</strong>.{' '}
            {meaningOf(score)}
          </p>
        )}
        {theirs === null ? null : (
          <p>
            By the ratings of your therapist, your goals together are at <strong>{theirs}</strong>.
            {score === null ? null : ' The two stand side by side, and neither is more right.'}
          </p>
        )}
        <p className={kit.soft}>
          50 is what you aim at. What matters more to you or is harder counts more. Goals that are
          set aside do not count. The number says nothing about your health or your worth, and it
          cannot be compared with that of anybody else, because everybody sets their own levels.
        </p>
      </div>
    </Card>
  );
};
