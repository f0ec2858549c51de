import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Task } from '#contract/tasks.ts';
import { addDays, localDate } from '#domain/shared/time/local-date.ts';
import type { TaskChange } from './task-changes.ts';
import { readChange } from './task-changes.ts';
import { withChanges } from './task-view.ts';

const TODAY = localDate('2026-03-10');
const BEFORE = localDate('2026-03-09');
const NOBODY_WAITS = { userId: 'ada', delayed: new Set<string>() };

const aTask = (id: string, more: Partial<Task> = {}): Task => ({
  _id: id,
  userId: 'ada',
  title: `Task ${id}`,
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

const update = (taskId: string, updates: object): TaskChange =>
  ({ id: `u-${taskId}`, kind: 'task-update', body: { taskId, of: '', updates } }) as TaskChange;
const order = (...taskIds: string[]): TaskChange => ({
  id: 'o',
  kind: 'task-order',
  body: { taskIds, date: TODAY },
});
const remove = (taskId: string): TaskChange => ({
  id: `r-${taskId}`,
  kind: 'task-delete',
  body: { taskId, of: '' },
});
const add = (id: string, title: string): TaskChange => ({
  id,
  kind: 'task',
  body: { title, estimatedTime: 5, date: TODAY, zone: 'UTC' },
});
const day = { of: '', localDate: TODAY, zone: 'UTC' };

const ids = (tasks: readonly Task[]): readonly string[] => tasks.map(({ _id }) => _id);

describe('withChanges', () => {
  const tasks = ['a', 'b', 'c'].map((id, at) => aTask(id, { order: at }));

  it('applies each change on top of the earlier ones', () => {
    const shown = withChanges(
      tasks,
      [
        update('a', { title: 'New' }),
        update('a', { completed: true }),
        add('d', 'Added'),
        order('d', 'c', 'b', 'a'),
        remove('b'),
      ],
      NOBODY_WAITS,
    );
    expect(ids(shown)).toEqual(['d', 'c', 'a']);
    expect(shown[2]).toMatchObject({ title: 'New', completed: true });
    expect(shown[0]).toMatchObject({ title: 'Added', type: 'personal', date: TODAY });
  });

  it('puts a new task after those of its own day only', () => {
    const others = [aTask('x', { date: BEFORE, order: 40 }), ...tasks];
    expect(ids(withChanges(others, [add('n', 'New')], NOBODY_WAITS))).toEqual([
      'x',
      'a',
      'b',
      'c',
      'n',
    ]);
  });

  it('moves a task to today while its lighter version is requested, and changes nothing once it has arrived', () => {
    const lighter: TaskChange = {
      id: 'l',
      kind: 'task-lighter',
      body: { ...day, taskId: 'x', size: 'lighter' },
    };
    const [asked] = withChanges([aTask('x', { date: BEFORE })], [lighter], NOBODY_WAITS);
    expect(asked).toMatchObject({ date: TODAY, asked: 'lighter', size: 'full' });
    const answered = aTask('x', { size: 'lighter', order: 7 });
    expect(withChanges([answered], [lighter], NOBODY_WAITS)).toEqual([answered]);
  });

  it('marks one step as done and leaves other steps and a changed list alone', () => {
    const steps = ['One', 'Two'].map((title) => ({ title, minutes: 5, done: false }));
    const tick = update('a', { stepDone: { index: 1, title: 'Two', done: true } });
    const doneIn = (of: typeof steps) =>
      withChanges([aTask('a', { steps: of })], [tick], NOBODY_WAITS)[0]?.steps.map(
        ({ done }) => done,
      );
    expect(doneIn(steps)).toEqual([false, true]);
    expect(doneIn([...steps].reverse())).toEqual([false, false]);
  });

  it('brings back a task that was put away', () => {
    const away = aTask('a', { notTodayOn: TODAY });
    const [back] = withChanges([away], [update('a', { notTodayOn: null })], NOBODY_WAITS);
    expect(back).toMatchObject({ notTodayOn: null });
  });

  it('shows a swap as requested, and only the new task once it has arrived', () => {
    const swap: TaskChange = { id: 'new', kind: 'task-swap', body: { ...day, taskId: 'b' } };
    const [, asked] = withChanges(tasks, [swap], NOBODY_WAITS);
    expect(asked).toMatchObject({ _id: 'b', asked: 'swap' });
    const answered = [...tasks, aTask('new', { order: 1, type: 'smart' })];
    expect(ids(withChanges(answered, [swap], NOBODY_WAITS))).toEqual(['a', 'new', 'c']);
  });

  it('moves a task of an earlier day to the end of today, and lets go only of those left on earlier days', () => {
    const old = [aTask('x', { date: BEFORE }), aTask('y', { date: BEFORE }), ...tasks];
    const changes: readonly TaskChange[] = [
      { id: 't', kind: 'task-today', body: { ...day, taskId: 'x', size: 'full' } },
      {
        id: 'l',
        kind: 'task-let-go',
        body: { taskIds: ['x', 'y'], localDate: TODAY, zone: 'UTC' },
      },
    ];
    const shown = withChanges(old, changes, NOBODY_WAITS);
    expect(ids(shown)).toEqual(['a', 'b', 'c', 'x']);
    expect(shown.at(-1)).toMatchObject({ date: TODAY });
  });

  it('moves a task to the end of its new day, and no further once the server has moved it', () => {
    const next = addDays(TODAY, 1);
    const list = [
      aTask('a', { time: '09:00', notTodayOn: TODAY }),
      aTask('n', { date: next, order: 4 }),
    ];
    const move = update('a', { date: next });
    const moved = withChanges(list, [move], NOBODY_WAITS).find(({ _id }) => _id === 'a');
    expect(moved).toMatchObject({ date: next, order: 5, time: '09:00', notTodayOn: null });
    const answered = aTask('a', { date: next, order: 9, time: '09:00' });
    expect(withChanges([answered], [move], NOBODY_WAITS)).toEqual([answered]);
  });

  it('removes the time in Later, and takes a task out of Later when it gets a day', () => {
    const reminders = { atStart: true, minutesBefore: null };
    const timed = aTask('a', { time: '09:00', reminders });
    const later = update('a', { later: true });
    const [away] = withChanges([timed], [later], NOBODY_WAITS);
    expect(away).toMatchObject({ later: true, time: null, reminders: null });
    const back = [later, update('a', { date: TODAY, time: '10:00' })];
    expect(withChanges([timed], back, NOBODY_WAITS)).toMatchObject([
      { later: false, time: '10:00', date: TODAY },
    ]);
  });

  it('does not move a task of a later day or one in Later when it becomes lighter', () => {
    const lighter: TaskChange = {
      id: 'l',
      kind: 'task-lighter',
      body: { ...day, taskId: 'a', size: 'lighter' },
    };
    for (const more of [{ date: addDays(TODAY, 3) }, { date: BEFORE, later: true }])
      expect(withChanges([aTask('a', more)], [lighter], NOBODY_WAITS)).toMatchObject([more]);
  });

  it('marks the tasks with delayed changes', () => {
    const waiting = { userId: 'ada', delayed: new Set(['u-a', 'd']) };
    const shown = withChanges(tasks, [update('a', { title: 'New' }), add('d', 'D')], waiting);
    expect(shown.filter((task) => task.waiting === true).map(({ _id }) => _id)).toEqual(['a', 'd']);
  });
});

describe('withChanges with arbitrary changes', () => {
  const known = ['a', 'b', 'c', 'd'];
  const tasks = fc
    .uniqueArray(fc.constantFrom(...known))
    .map((some) => some.map((id, at) => aTask(id, { order: at })));
  const one = fc.constantFrom(...known, 'gone');
  const change: fc.Arbitrary<TaskChange> = fc.oneof(
    one.map((id) => update(id, { completed: true })),
    fc.tuple(one, fc.string()).map(([id, title]) => update(id, { title })),
    one.map(remove),
    fc.uniqueArray(one, { minLength: 1 }).map((list) => order(...list)),
    fc.constantFrom('new-1', 'new-2', 'a').map((id) => add(id, 'New')),
    one.map(
      (taskId): TaskChange => ({ id: 'n', kind: 'task-not-today', body: { ...day, taskId } }),
    ),
    one.map(
      (taskId): TaskChange => ({
        id: 't',
        kind: 'task-today',
        body: { ...day, taskId, size: 'full' },
      }),
    ),
    one.map((taskId): TaskChange => ({ id: 's', kind: 'task-swap', body: { ...day, taskId } })),
    one.map(
      (taskId): TaskChange => ({
        id: 'l',
        kind: 'task-lighter',
        body: { ...day, taskId, size: 'micro' },
      }),
    ),
  );

  it('never shows a task twice or loses one that was not deleted', () => {
    fc.assert(
      fc.property(tasks, fc.array(change), (before, changes) => {
        const shown = ids(withChanges(before, changes, NOBODY_WAITS));
        expect(new Set(shown).size).toBe(shown.length);
        const deleted = new Set(
          changes.flatMap((made) => (made.kind === 'task-delete' ? [made.body.taskId] : [])),
        );
        for (const { _id } of before) if (!deleted.has(_id)) expect(shown).toContain(_id);
      }),
    );
  });

  it('is idempotent for the last change, which stays in the outbox for a moment after the reply', () => {
    fc.assert(
      fc.property(tasks, change, (before, last) => {
        const once = withChanges(before, [last], NOBODY_WAITS);
        expect(withChanges(once, [last], NOBODY_WAITS)).toEqual(once);
      }),
    );
  });

  it('reads back a stored change unchanged', () => {
    fc.assert(
      fc.property(change, (made) => {
        expect(readChange(JSON.parse(JSON.stringify(made)))).toEqual(made);
      }),
    );
  });
});

describe('readChange', () => {
  it('returns null for other entries and invalid bodies', () => {
    expect(readChange({ id: '1', kind: 'mood', body: {} })).toBeNull();
    expect(readChange({ id: '1', kind: 'task-order', body: { taskIds: 'all' } })).toBeNull();
  });
});
