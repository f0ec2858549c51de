import { describe, expect, it } from 'vitest';
import { localDate } from '#domain/shared/time/local-date.ts';
import { nextStep, type StepsOfGoal } from './next-step.ts';

/** A Wednesday. */
const TODAY = localDate('2026-03-11');
const EARLIER = localDate('2026-03-02');

const goal = (
  id: string,
  { status = 'active', stepsDone = {}, ...plan }: Partial<StepsOfGoal & StepsOfGoal['plan']> = {},
): StepsOfGoal => ({
  id,
  status,
  stepsDone,
  plan: {
    steps: [
      { id: `${id}-1`, words: 'first' },
      { id: `${id}-2`, words: 'second' },
    ],
    practiceDays: [],
    startsOn: EARLIER,
    dueOn: null,
    importance: 2,
    ...plan,
  },
});

const stepOf = (...goals: readonly StepsOfGoal[]) => nextStep(goals, TODAY)?.step.id ?? null;

describe('the next step', () => {
  it.each([
    ['none without goals', [], null],
    ['none without steps', [goal('a', { steps: [] })], null],
    ['the first open one', [goal('a', { stepsDone: { 'a-1': EARLIER } })], 'a-2'],
    [
      'none once all are done',
      [goal('a', { stepsDone: { 'a-1': EARLIER, 'a-2': EARLIER } })],
      null,
    ],
    ['none of a goal that had one today', [goal('a', { stepsDone: { 'a-1': TODAY } })], null],
    ['only of active goals', [goal('a', { status: 'on-hold' }), goal('b')], 'b-1'],
    ['none before the start', [goal('a', { startsOn: localDate('2026-03-12') })], null],
    ['one on a practice day', [goal('a', { practiceDays: [3] })], 'a-1'],
    ['none on another day', [goal('a', { practiceDays: [1, 2, 4, 5, 6, 7] })], null],
    [
      'the one of the goal that is due first',
      [goal('a', { importance: 3 }), goal('b', { dueOn: TODAY, importance: 1 })],
      'b-1',
    ],
    [
      'then the more important one',
      [goal('a', { importance: 1 }), goal('b', { importance: 3 })],
      'b-1',
    ],
    ['then the older one', [goal('a'), goal('b')], 'a-1'],
  ] as const)('is %s', (_, goals, expected) => {
    expect(stepOf(...goals)).toBe(expected);
  });

  it('counts Sunday as the seventh day', () => {
    const sunday = localDate('2026-03-15');
    expect(nextStep([goal('a', { practiceDays: [7] })], sunday)?.goal.id).toBe('a');
  });
});
