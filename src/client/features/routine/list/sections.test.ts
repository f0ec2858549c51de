import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ShownTask } from '#client/features/routine/changes/task-view.ts';
import { addDays, localDate } from '#domain/shared/time/local-date.ts';
import { fullOrder, isOverdue, moved, nextOf, sectionsOf } from './sections.ts';

const TODAY = localDate('2026-03-29');
const NONE: ReadonlySet<string> = new Set();

const aTask = (id: string, more: Partial<ShownTask> = {}): ShownTask => ({
  _id: id,
  userId: 'ada',
  title: id,
  completed: false,
  estimatedTime: 20,
  type: 'personal',
  date: TODAY,
  order: 0,
  why: null,
  size: 'full',
  band: null,
  steps: [],
  notTodayOn: null,
  ...more,
});

const ago = (days: number) => addDays(TODAY, -days);

describe('sectionsOf', () => {
  it('puts today first, then open tasks of the days before, the latest day first', () => {
    const tasks = [
      aTask('older', { date: ago(8) }),
      aTask('a week ago', { date: ago(7) }),
      aTask('yesterday', { date: ago(1) }),
      aTask('yesterday, done', { date: ago(1), completed: true }),
      aTask('today, done', { completed: true }),
      aTask('today'),
      aTask('tomorrow', { date: addDays(TODAY, 1) }),
    ];
    const { today, earlier, older, later } = sectionsOf(tasks, TODAY, NONE);
    expect(today.map(({ _id }) => _id)).toEqual(['today, done', 'today']);
    expect(earlier.map(({ _id }) => _id)).toEqual(['yesterday', 'a week ago']);
    expect(older.map(({ _id }) => _id)).toEqual(['older']);
    expect(later.map(({ _id }) => _id)).toEqual(['tomorrow']);
  });

  it('moves what is open to the days before when the day turns', () => {
    const tasks = [aTask('open'), aTask('done', { completed: true })];
    const { today, earlier } = sectionsOf(tasks, addDays(TODAY, 1), NONE);
    expect(today).toEqual([]);
    expect(earlier.map(({ _id }) => _id)).toEqual(['open']);
  });

  it('keeps what was completed on this visit, so that it can be undone', () => {
    const tasks = [aTask('late', { date: ago(1), completed: true })];
    expect(sectionsOf(tasks, TODAY, new Set(['late'])).earlier).toEqual(tasks);
  });

  it.each([
    ['personal, today', { notTodayOn: TODAY }, []],
    ['personal, put away yesterday', { notTodayOn: ago(1) }, ['it']],
    ['smart, put away yesterday', { type: 'smart', notTodayOn: ago(1) }, []],
    [
      'smart, put away and then completed',
      { type: 'smart', notTodayOn: TODAY, completed: true },
      ['it'],
    ],
  ] as const)('shows what was put away as it should: %s', (_case, more, shown) => {
    const { today } = sectionsOf([aTask('it', more)], TODAY, NONE);
    expect(today.map(({ _id }) => _id)).toEqual(shown);
  });

  it('lets smart tasks of more than a week ago go', () => {
    const { earlier, older } = sectionsOf(
      [aTask('s', { type: 'smart', date: ago(8) })],
      TODAY,
      NONE,
    );
    expect([...earlier, ...older]).toEqual([]);
  });
});

describe('nextOf', () => {
  it('is the first open task, in their order', () => {
    expect(nextOf([aTask('a', { completed: true }), aTask('b'), aTask('c')])?._id).toBe('b');
    expect(nextOf([aTask('a', { completed: true })])).toBeUndefined();
  });
});

describe('isOverdue', () => {
  const at = (hour: number) => ({ today: TODAY, calendarDate: TODAY, hour });

  it.each([
    ['morning', 10, false],
    ['morning', 11, true],
    ['midday', 16, false],
    ['midday', 17, true],
    ['evening', 23, false],
  ] as const)('of a task for the %s at %i is %s', (band, hour, overdue) => {
    expect(isOverdue(aTask('a', { band }), at(hour))).toBe(overdue);
  });

  it('is never true of a completed task, of one for any time, or of another day', () => {
    expect(isOverdue(aTask('a', { band: 'morning', completed: true }), at(20))).toBe(false);
    expect(isOverdue(aTask('a'), at(20))).toBe(false);
    expect(isOverdue(aTask('a', { band: 'morning', date: ago(1) }), at(20))).toBe(false);
  });

  it('counts the hours after midnight to the day that has not ended for the person', () => {
    const clock = { today: ago(1), calendarDate: TODAY, hour: 2 };
    expect(isOverdue(aTask('a', { band: 'midday', date: ago(1) }), clock)).toBe(true);
    expect(isOverdue(aTask('a', { band: 'evening', date: ago(1) }), clock)).toBe(false);
  });
});

describe('wholeOrder', () => {
  it('names the shown tasks first and those that are put away last, each once', () => {
    const tasks = [
      aTask('a'),
      aTask('away', { notTodayOn: TODAY }),
      aTask('b'),
      aTask('x', { date: ago(1) }),
    ];
    expect(fullOrder(tasks, TODAY, ['b', 'a'])).toEqual(['b', 'a', 'away']);
  });
});

describe('moved', () => {
  it('keeps every entry, and takes it back by the opposite move', () => {
    const list = fc.uniqueArray(fc.integer(), { minLength: 1 });
    fc.assert(
      fc.property(list, fc.nat(20), fc.nat(20), (items, from, to) => {
        const next = moved(items, from, to);
        expect([...next].sort()).toEqual([...items].sort());
        if (from >= items.length || to >= items.length) expect(next).toBe(items);
        else expect(moved(next, to, from)).toEqual(items);
      }),
    );
  });
});
