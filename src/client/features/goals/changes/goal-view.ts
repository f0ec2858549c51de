import type { Goal, GoalBody, GoalChange, GoalRating } from '#contract/goals.ts';
import { versionFor } from '#domain/goals/levels.ts';
import type { LocalDate } from '#domain/shared/brands.ts';

type Goals = readonly Goal[];

/** The owner of the goals, and their current day. */
interface Viewer {
  readonly userId: string;
  readonly today: LocalDate;
}

const saved = (
  goals: Goals,
  { goalId, from, plan, levels }: GoalBody<'goal-save'>,
  today: LocalDate,
): Goals => {
  const known = goals.find(({ id }) => id === goalId);
  if (known === undefined) {
    const goal: Goal = {
      id: goalId,
      plan,
      status: 'active',
      statusSince: today,
      revision: 1,
      stepsDone: {},
      versions: [{ version: 1, levels }],
      ratings: [],
      proposedBy: null,
      createdAt: '',
    };
    return [...goals, goal];
  }
  // Either the server's reply already contains this change, or the server will refuse it.
  if (known.revision !== from) return goals;
  const version = versionFor(known.versions, known.ratings, levels);
  const versions = [
    ...known.versions.filter((one) => one.version !== version),
    { version, levels },
  ];
  return goals.map((one) =>
    one === known ? { ...known, plan, revision: from + 1, versions } : one,
  );
};

const rated = (
  goal: Goal,
  { ratingId, version, level, date, note }: GoalBody<'goal-rate'>,
  userId: string,
): Goal => {
  const rating: GoalRating = {
    id: ratingId,
    version,
    level,
    date,
    note,
    rater: 'person',
    raterId: userId,
  };
  const others = goal.ratings.filter(
    (one) => one.id !== ratingId && !(one.rater === 'person' && one.date === date),
  );
  const ratings = [...others, rating].toSorted((one, other) => one.date.localeCompare(other.date));
  return { ...goal, ratings };
};

const stepMarked = (goal: Goal, { stepId, doneOn }: GoalBody<'goal-step'>): Goal => {
  const { [stepId]: _, ...others } = goal.stepsDone;
  return { ...goal, stepsDone: doneOn === null ? others : { ...others, [stepId]: doneOn } };
};

const withChange = (goals: Goals, change: GoalChange, { userId, today }: Viewer): Goals => {
  const ofGoal = (changed: (goal: Goal) => Goal): Goals =>
    goals.map((one) => (one.id === change.body.goalId ? changed(one) : one));
  switch (change.kind) {
    case 'goal-save':
      return saved(goals, change.body, today);
    case 'goal-status': {
      const { status, date } = change.body;
      return ofGoal((goal) =>
        goal.status === status ? goal : { ...goal, status, statusSince: date },
      );
    }
    case 'goal-step':
      return ofGoal((goal) => stepMarked(goal, change.body));
    case 'goal-rate':
      return ofGoal((goal) => rated(goal, change.body, userId));
    case 'goal-remove':
      return goals.filter(({ id }) => id !== change.body.goalId);
  }
};

/**
 * The goals after all changes. A change that the server's reply already contains has no effect.
 *
 * @param changes in the order they were made
 */
export const withChanges = (goals: Goals, changes: readonly GoalChange[], viewer: Viewer): Goals =>
  changes.reduce((before, change) => withChange(before, change, viewer), goals);
