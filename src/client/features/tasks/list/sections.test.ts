import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ShownTask } from '#client/features/tasks/changes/task-view.ts';
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
  time: null,
  later: false,
  reminders: null,
  ...more,
});

const ago = (days: number) => addDays(TODAY, -days);

describe('sectionsOf', () => {
  it('divides the tasks by day, and lists waiting tasks with the latest day first', () => {
    const tasks = [
      aTask('long ago', { date: ago(8) }),
      aTask('a week ago', { date: ago(7) }),
      aTask('yesterday', { date: ago(1) }),
      aTask('yesterday, done', { date: ago(1), completed: true }),
      aTask('yesterday, smart', { date: ago(1), type: 'smart' }),
      aTask('today, done', { completed: true }),
      aTask('today'),
      aTask('tomorrow', { date: addDays(TODAY, 1) }),
      aTask('some day', { date: ago(1), later: true }),
    ];
    const { today, earlier, waiting, ahead, later } = sectionsOf(tasks, TODAY, NONE);
    expect(today.map(({ _id }) => _id)).toEqual(['today, done', 'today']);
    expect(waiting.map(({ _id }) => _id)).toEqual(['yesterday', 'a week ago', 'long ago']);
    expect(earlier).toEqual([]);
    expect(ahead.map(({ _id }) => _id)).toEqual(['tomorrow']);
    expect(later.map(({ _id }) => _id)).toEqual(['some day']);
  });

  it('lists open tasks without a day in Later only, whenever they were moved there', () => {
    const tasks = [
      aTask('long ago', { date: ago(90), later: true }),
      aTask('done', { date: ago(2), later: true, completed: true }),
      aTask('just now', { later: true }),
    ];
    const { later, ...others } = sectionsOf(tasks, TODAY, NONE);
    expect(later.map(({ _id }) => _id)).toEqual(['just now', 'long ago']);
    expect(Object.values(others).flat()).toEqual([]);
  });

  it('lists open personal tasks as waiting on the next day, and drops smart tasks', () => {
    const tasks = [
      aTask('open'),
      aTask('done', { completed: true }),
      aTask('smart', { type: 'smart' }),
    ];
    const { today, earlier, waiting } = sectionsOf(tasks, addDays(TODAY, 1), NONE);
    expect([...today, ...earlier]).toEqual([]);
    expect(waiting.map(({ _id }) => _id)).toEqual(['open']);
  });

  it('keeps tasks that are being edited, both smart and personal', () => {
    const tasks = [aTask('typed', { date: ago(1), type: 'smart' }), aTask('own', { date: ago(9) })];
    const { earlier, waiting } = sectionsOf(tasks, TODAY, new Set(['typed', 'own']));
    expect(earlier.map(({ _id }) => _id)).toEqual(['typed', 'own']);
    expect(waiting).toEqual([]);
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
  ] as const)('shows or hides a task that was put away: %s', (_case, more, shown) => {
    const { today } = sectionsOf([aTask('it', more)], TODAY, NONE);
    expect(today.map(({ _id }) => _id)).toEqual(shown);
  });
});

describe('nextOf', () => {
  it('returns the first open task in the given order', () => {
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
  ] as const)('for a task of the %s band at hour %i is %s', (band, hour, overdue) => {
    expect(isOverdue(aTask('a', { band }), at(hour))).toBe(overdue);
  });

  it('is false for a completed task, a task without a band, and a task of another day', () => {
    expect(isOverdue(aTask('a', { band: 'morning', completed: true }), at(20))).toBe(false);
    expect(isOverdue(aTask('a'), at(20))).toBe(false);
    expect(isOverdue(aTask('a', { band: 'morning', date: ago(1) }), at(20))).toBe(false);
  });

  it('counts the hours after midnight as the previous day until the person’s day ends', () => {
    const clock = { today: ago(1), calendarDate: TODAY, hour: 2 };
    expect(isOverdue(aTask('a', { band: 'midday', date: ago(1) }), clock)).toBe(true);
    expect(isOverdue(aTask('a', { band: 'evening', date: ago(1) }), clock)).toBe(false);
  });
});

describe('fullOrder', () => {
  it('lists the shown tasks first and those put away last, each once', () => {
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
  it('keeps every item, and is undone by the opposite move', () => {
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
