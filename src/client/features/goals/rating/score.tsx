import { useComfort } from '#client/lib/comfort/comfort.ts';
import { ScoresHidden } from '#client/lib/comfort/scores-hidden.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { sentence } from '#client/ui/layout/sentence.ts';
import type { Goal } from '#contract/goals.ts';
import { shownScore } from '#domain/goals/attainment.ts';
import { newestRating, type Rating } from '#domain/goals/levels.ts';
import { texts } from '#texts/goals.js';

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
    ? texts.scoreMeaning.target
    : score > 50
      ? texts.scoreMeaning.better
      : texts.scoreMeaning.onTheWay;

const strong = (text: string) => <strong>{text}</strong>;

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
      <Card heading={texts.goalsTogether}>
        {score === null ? null : <p>{meaningOf(score)}</p>}
        <ScoresHidden />
      </Card>
    );
  }
  return (
    <Card heading={texts.goalsTogether}>
      <div className={`${kit.stack2} ${kit.measure}`}>
        {score === null ? null : (
          <p>
            {sentence(texts.ownScore({ count: own.length, score, strong }))} {meaningOf(score)}
          </p>
        )}
        {theirs === null ? null : (
          <p>
            {sentence(texts.therapistScore({ score: theirs, strong }))}
            {score === null ? null : ` ${texts.neitherMoreRight}`}
          </p>
        )}
        <p className={kit.soft}>{texts.scoreExplained}</p>
      </div>
    </Card>
  );
};
