import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reminderEndpoints } from '#contract/reminders.ts';
import { routineEndpoints } from '#contract/routines.ts';
import { MINUTE_MS } from '#domain/shared/time/durations.ts';
import { aDevice } from '#tests/api/support/reminder-examples.ts';
import { aRoutine } from '#tests/api/support/routine-examples.ts';
import { type Person, type TestApp, testApp } from '#tests/api/support/test-app.ts';
import { ENGINES } from '#tests/support/database/engines.ts';
import { type PushStandIn, pushStandIn } from '#tests/support/stand-ins/push-stand-in.ts';

const START = '2026-03-10T12:00:00Z';

describe.each(ENGINES)('timer notifications on %s', (engine) => {
  let world: TestApp;
  let service: PushStandIn;
  let ada: Person;
  let ben: Person;

  beforeAll(async () => {
    world = await testApp(engine, { allowLoopback: true });
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    world.clock.ms = Date.parse(START);
    service = await pushStandIn();
    ada = await world.guest();
    ben = await world.guest();
  });
  afterEach(async () => {
    await world.database.db.deleteFrom('users').execute();
    await service.close();
    expect(service.problems).toEqual([]);
  });

  const subscribe = async (person: Person): Promise<string> => {
    const device = service.device();
    const body = aDevice(person.userId, { ...device });
    expect((await person.call(reminderEndpoints.subscribe, { body })).status).toBe(201);
    return device.endpoint;
  };
  /** Reports the ends of timers to the server, in minutes after the start. */
  const plan = async (
    person: Person,
    endpoint: string,
    ends: readonly (readonly [part: string, minutes: number])[],
    timer = 'pomodoro',
  ): Promise<unknown> => {
    const startMs = Date.parse(START);
    const all = ends.map(([part, minutes]) => {
      const atMs = startMs + minutes * MINUTE_MS;
      return { part, atMs, inMs: atMs - world.clock.ms };
    });
    return (await person.call(reminderEndpoints.timer, { body: { endpoint, timer, ends: all } }))
      .body;
  };
  /** All messages sent up to this many minutes after the start. */
  const sentBy = async (minutes: number) => {
    world.clock.ms = Date.parse(START) + minutes * MINUTE_MS;
    service.received.length = 0;
    await world.jobs.runDue();
    return service.received.map(({ endpoint, payload }) => ({
      endpoint,
      title: JSON.parse(payload).title,
    }));
  };

  it('reach the device of the timer, once at each end, and nobody else', async () => {
    const [phone] = [await subscribe(ada), await subscribe(ada)];
    await subscribe(ben);
    const ends = [['focus', 25] as const, ['break', 30] as const];
    expect(await plan(ada, phone, ends)).toEqual({ isOn: true });
    expect(await sentBy(25)).toEqual([]);
    expect(await sentBy(25.1)).toEqual([{ endpoint: phone, title: 'Focus time is over.' }]);
    await plan(ada, phone, ends);
    expect(await sentBy(26)).toEqual([]);
    expect(await sentBy(30.1)).toEqual([{ endpoint: phone, title: 'Your break is over.' }]);
  });

  it('do not come once the timer is paused or its end was seen', async () => {
    const phone = await subscribe(ada);
    await plan(ada, phone, [['focus', 25]]);
    await plan(ada, phone, []);
    expect(await sentBy(26)).toEqual([]);
    await plan(ada, phone, [['focus', 40]]);
    await plan(ada, phone, [['task', 35]], 'task-timer');
    await sentBy(39);
    world.clock.ms = Date.parse(START) + 40 * MINUTE_MS + 2_000;
    await plan(ada, phone, [['break', 45]]);
    expect(await sentBy(41)).toEqual([]);
    expect(await sentBy(45.1)).toHaveLength(1);
  });

  it('remain when the person’s reminders or another timer are replanned', async () => {
    const phone = await subscribe(ada);
    await plan(ada, phone, [['focus', 25]]);
    await plan(ada, phone, [['task', 25]], 'task-timer');
    await plan(ada, phone, [], 'urge');
    await ada.call(routineEndpoints.save, { body: aRoutine(ada.userId) });
    await sentBy(1);
    const titles = (await sentBy(25.1)).map(({ title }) => title);
    expect(titles.sort()).toEqual(['Focus time is over.', 'Time is up.']);
  });

  it('do not reach another person’s device, which is reported as without reminders', async () => {
    const phone = await subscribe(ada);
    expect(await plan(ben, phone, [['focus', 25]])).toEqual({ isOn: false });
    expect(await sentBy(26)).toEqual([]);
  });

  it('come after the remaining time, whatever the device’s clock says', async () => {
    const phone = await subscribe(ada);
    const ahead = { part: 'task', atMs: Date.parse(START) + 9e8, inMs: 10 * MINUTE_MS };
    const body = { endpoint: phone, timer: 'task-timer', ends: [ahead] };
    await ada.call(reminderEndpoints.timer, { body });
    expect(await sentBy(9.9)).toEqual([]);
    expect(await sentBy(10.1)).toHaveLength(1);
  });

  it.each([
    ['an end in a week', [{ part: 'task', atMs: 1, inMs: 7 * 86_400_000 }]],
    ['an unknown part', [{ part: 'nap', atMs: 1, inMs: 1 }]],
    ['one end twice', [1, 1].map((atMs) => ({ part: 'task', atMs, inMs: 1 }))],
    ['too many', Array.from({ length: 11 }, (_, atMs) => ({ part: 'task', atMs, inMs: 1 }))],
  ])('are refused for %s', async (_, ends) => {
    const endpoint = await subscribe(ada);
    const body = { endpoint, timer: 'task-timer', ends };
    expect((await ada.call(reminderEndpoints.timer, { body })).status).toBe(400);
  });
});
