/** The id of the example goal. */
export const GOAL_ID = '0197b3f0-0000-7000-8000-0000000000e1';
/** The id of the first step of the goal. */
export const GOAL_STEP_ID = '0197b3f0-0000-7000-8000-0000000000e2';
/** The id of a rating of the goal. */
export const GOAL_RATING_ID = '0197b3f0-0000-7000-8000-0000000000e4';

type More = Readonly<Record<string, unknown>>;

/** Five levels of checking the stove less often. */
export const someLevels = ['10 times', '7 times', '3 times', '2 times', '0 times'];

/** A goal with all parts filled. */
const aGoalPlan = (more: More = {}) => ({
  words: 'Check the stove less often',
  why: 'I want to leave the house in time.',
  area: 'home',
  startsOn: '2026-03-01',
  dueOn: '2026-06-01',
  importance: 3,
  difficulty: 2,
  steps: [
    { id: GOAL_STEP_ID, words: 'Count for one day how often it is' },
    { id: '0197b3f0-0000-7000-8000-0000000000e3', words: 'Leave after one look, once a week' },
  ],
  practiceDays: [1, 3],
  ifThen: { when: 'I stand at the door', act: 'I say aloud that it is off' },
  barriers: ['Hurry in the morning'],
  links: [{ kind: 'routine', id: '0197b3f0-0000-7000-8000-000000000001' }],
  ...more,
});

/** A goal as a client first saves it. */
export const aGoal = (userId: string, more: More = {}, plan: More = {}) => ({
  userId,
  id: GOAL_ID,
  from: 0,
  plan: aGoalPlan(plan),
  levels: someLevels,
  zone: 'UTC',
  ...more,
});

/** A rating of the example goal. */
export const aGoalRating = (userId: string, more: More = {}) => ({
  userId,
  id: GOAL_RATING_ID,
  goalId: GOAL_ID,
  version: 1,
  level: -1,
  date: '2026-03-10',
  note: 'It went well on Tuesday.',
  ...more,
});
