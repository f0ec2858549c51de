import { describe, expect, it } from 'vitest';
import type { Goal, GoalChange } from '#contract/goals.ts';
import { localDate } from '#domain/shared/time/local-date.ts';
import { withChanges } from './goal-view.ts';

const TODAY = localDate('2026-03-10');
const VIEWER = { userId: 'ada', today: TODAY };
const LEVELS: Goal['versions'][number]['levels'] = ['a', 'b', 'c', 'd', 'e'];
const OTHERS: Goal['versions'][number]['levels'] = ['a', 'b', 'c', 'd', 'f'];

const PLAN: Goal['plan'] = {
  words: 'Look once',
  why: null,
  area: null,
  startsOn: TODAY,
  dueOn: null,
  importance: 2,
  difficulty: 2,
  steps: [{ id: 's', words: 'Count' }],
  practiceDays: [],
  ifThen: null,
  barriers: [],
  links: [],
};

const RATING: Goal['ratings'][number] = {
  id: 'r',
  version: 1,
  level: -1,
  date: TODAY,
  note: '',
  rater: 'person',
  raterId: 'ada',
};

const GOAL: Goal = {
  id: 'g',
  plan: PLAN,
  status: 'active',
  statusSince: TODAY,
  revision: 1,
  stepsDone: {},
  versions: [{ version: 1, levels: LEVELS }],
  ratings: [],
  proposedBy: null,
  createdAt: '',
};

const about = { goalId: 'g', name: 'Look once' };

const save = (from: number, levels = LEVELS, words = 'Look once'): GoalChange => ({
  id: '1',
  kind: 'goal-save',
  body: { goalId: 'g', from, plan: { ...PLAN, words }, levels, zone: 'UTC' },
});

const rate = (ratingId: string, level: Goal['ratings'][number]['level']): GoalChange => ({
  id: '2',
  kind: 'goal-rate',
  body: { ...about, ratingId, version: 1, level, date: TODAY, note: '' },
});

const step = (doneOn: typeof TODAY | null): GoalChange => ({
  id: '3',
  kind: 'goal-step',
  body: { ...about, stepId: 's', doneOn },
});

const view = (goals: readonly Goal[], ...changes: readonly GoalChange[]) =>
  withChanges(goals, changes, VIEWER);

describe('goals with unsent changes', () => {
  it('contain a new goal once, even if the server already has it', () => {
    expect(view([], save(0))).toMatchObject([{ id: 'g', status: 'active', revision: 1 }]);
    expect(view([GOAL], save(0))).toEqual([GOAL]);
  });

  it('apply a change based on the current revision, but not an older one', () => {
    const [changed] = view([GOAL], save(1, LEVELS, 'Look twice'), save(2, LEVELS, 'Look at all'));
    expect(changed).toMatchObject({ revision: 3, plan: { words: 'Look at all' } });
    expect(view([{ ...GOAL, revision: 4 }], save(1, OTHERS))[0]?.versions).toEqual(GOAL.versions);
  });

  it('keep levels that have ratings', () => {
    expect(view([GOAL], save(1, OTHERS))[0]?.versions).toEqual([{ version: 1, levels: OTHERS }]);
    expect(view([GOAL], rate('r', -1), save(1, OTHERS))[0]?.versions).toEqual([
      { version: 1, levels: LEVELS },
      { version: 2, levels: OTHERS },
    ]);
  });

  it('have one rating per day by the person, next to the therapist’s', () => {
    const theirs = { ...RATING, id: 't', rater: 'therapist' as const, raterId: 'lee' };
    const [rated] = view([{ ...GOAL, ratings: [theirs] }], rate('r', -1), rate('q', 1));
    expect(rated?.ratings.map(({ id, level }) => [id, level])).toEqual([
      ['t', -1],
      ['q', 1],
    ]);
    expect(view([{ ...GOAL, ratings: [RATING] }], rate('r', -1))[0]?.ratings).toEqual([RATING]);
  });

  it('have steps, status and deletion as requested', () => {
    expect(view([GOAL], step(TODAY))[0]?.stepsDone).toEqual({ s: TODAY });
    expect(view([GOAL], step(TODAY), step(null))[0]?.stepsDone).toEqual({});
    const aside: GoalChange = {
      id: '4',
      kind: 'goal-status',
      body: { ...about, status: 'on-hold', date: TODAY },
    };
    expect(view([GOAL], aside)[0]?.status).toBe('on-hold');
    expect(view([GOAL], { id: '5', kind: 'goal-remove', body: about })).toEqual([]);
  });
});
