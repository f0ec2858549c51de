import { goalEndpoints } from '#contract/goals.ts';
import { localDateAt } from '#domain/shared/time/zone.ts';
import { notAhead } from '#server/claimed-day.ts';
import type { FeatureParts } from '#server/feature-parts.ts';
import { goalStore } from './goal-store.ts';

/** Endpoints for a user's goals, their levels and their ratings. */
export const goalsFeature = ({ serve, database, now }: FeatureParts) => {
  const goals = goalStore(database);

  serve(goalEndpoints.all, ({ subject }) => goals.all(subject));

  serve(goalEndpoints.save, ({ subject, at, body: { userId: _, zone = 'UTC', ...saved } }) =>
    goals.save(subject, { ...saved, today: localDateAt(now(), zone) }, at),
  );

  serve(goalEndpoints.status, ({ subject, at, body: { goalId, status, date } }) =>
    goals.setStatus(subject, { goalId, status, date: notAhead(date, now(), 'body.date') }, at),
  );

  serve(goalEndpoints.step, ({ subject, at, body: { goalId, stepId, doneOn } }) =>
    goals.markStep(
      subject,
      { goalId, stepId, doneOn: doneOn === null ? null : notAhead(doneOn, now(), 'body.doneOn') },
      at,
    ),
  );

  serve(goalEndpoints.rate, ({ subject, at, body: { userId: _, goalId, date, ...rating } }) =>
    goals.rate(
      subject,
      goalId,
      { ...rating, date: notAhead(date, now(), 'body.date'), rater: 'person', raterId: subject },
      at,
    ),
  );

  serve(goalEndpoints.remove, async ({ subject, body }) => {
    await goals.remove(subject, body.goalId);
  });

  return {
    /** Adds a proposed goal in a transaction that already locks the user's records. */
    addGoalIn: goals.saveIn,
    /** Stores a rating by somebody with whom the goal is shared, in a given transaction. */
    rateGoalIn: goals.rateIn,
  };
};
