import { Writable } from 'node:stream';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { comfortEndpoints } from '#contract/comfort.ts';
import { identityEndpoints } from '#contract/identity.ts';
import { reminderEndpoints } from '#contract/reminders.ts';
import { routineEndpoints } from '#contract/routines.ts';
import { taskEndpoints } from '#contract/tasks.ts';
import { DEFAULT_COMFORT } from '#domain/comfort/comfort.ts';
import { MINUTE_MS } from '#domain/shared/time/durations.ts';
import { aDevice, aReminder, reminderSettings } from '#tests/api/support/reminder-examples.ts';
import { aBreak, aRoutine, aRunEvent, ROUTINE_ID } from '#tests/api/support/routine-examples.ts';
import { type Person, type TestApp, testApp } from '#tests/api/support/test-app.ts';
import { ENGINES } from '#tests/support/database/engines.ts';
import { type PushStandIn, pushStandIn } from '#tests/support/stand-ins/push-stand-in.ts';

describe.each(ENGINES)('sending reminders on %s', (engine) => {
  const logged: string[] = [];
  let world: TestApp;
  let service: PushStandIn;
  let ada: Person;
  let ben: Person;

  beforeAll(async () => {
    const logTo = new Writable({
      write: (chunk, _encoding, next) => {
        logged.push(String(chunk));
        next();
      },
    });
    world = await testApp(engine, { allowLoopback: true, logLevel: 'trace', logTo });
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    at('2026-03-08T05:00:00Z');
    service = await pushStandIn();
    ada = await world.signUp(`${crypto.randomUUID()}@example.org`);
    ben = await world.guest();
  });
  afterEach(async () => {
    // Reminders planned by one test must not affect the next test.
    await world.database.db.deleteFrom('users').execute();
    await service.close();
    expect(service.problems).toEqual([]);
  });

  const at = (instant: string): void => {
    world.clock.ms = Date.parse(instant);
  };
  /** Sets the clock to an instant and runs all jobs that are due. */
  const runAt = async (instant: string): Promise<readonly Record<string, string>[]> => {
    at(instant);
    service.received.length = 0;
    await world.jobs.runDue();
    return service.received.map(({ payload }) => JSON.parse(payload));
  };
  const subscribe = async (person: Person, zone = 'Europe/Berlin'): Promise<string> => {
    const device = service.device();
    const body = aDevice(person.userId, { ...device, zone });
    expect((await person.call(reminderEndpoints.subscribe, { body })).status).toBe(201);
    return device.endpoint;
  };
  const save = (person: Person, plan = {}, more = {}) =>
    person.call(routineEndpoints.save, { body: aRoutine(person.userId, more, plan) });
  const keepSettings = (more = {}) =>
    ada.call(reminderEndpoints.save, { body: { settings: reminderSettings(more) } });
  const late = async (person: Person): Promise<unknown> =>
    (
      await person.call(reminderEndpoints.late, {
        params: { userId: person.userId },
        query: { date: '2026-03-10' },
      })
    ).body;

  it('reminds of a task with a time until it is done, moved or set aside', async () => {
    at('2026-03-10T05:00:00Z');
    await subscribe(ada);
    await subscribe(ben);
    const add = async (time: string): Promise<string> => {
      const added = await ada.call(taskEndpoints.add, {
        body: {
          userId: ada.userId,
          title: 'Call the clinic',
          date: '2026-03-10',
          time,
          reminders: { atStart: true, minutesBefore: 10 },
          zone: 'Europe/Berlin',
        },
      });
      return taskEndpoints.add.reply.parse(added.body)._id;
    };
    const ids = [await add('09:00'), await add('10:00'), await add('11:00')];
    const [first, second, third] = await runAt('2026-03-10T07:50:00Z');
    expect([first, second, third].map((one) => one !== undefined)).toEqual([true, false, false]);
    expect(JSON.stringify(first)).not.toContain('clinic');
    expect(await runAt('2026-03-10T08:00:00Z')).toHaveLength(1);
    await ada.call(taskEndpoints.update, {
      body: { taskId: ids[1], updates: { completed: true } },
    });
    await ada.call(taskEndpoints.update, { body: { taskId: ids[2], updates: { time: '12:00' } } });
    expect(await runAt('2026-03-10T10:01:00Z')).toEqual([]);
    await ada.call(taskEndpoints.notToday, {
      body: { taskId: ids[2], localDate: '2026-03-10', zone: 'Europe/Berlin' },
    });
    expect(await runAt('2026-03-10T11:00:00Z')).toEqual([]);
  });

  it('notifies each of a person’s devices once, at the minute, and nobody else', async () => {
    at('2026-03-10T05:00:00Z');
    const devices = [await subscribe(ada), await subscribe(ada)];
    await subscribe(ben);
    await save(ada);
    expect(await runAt('2026-03-10T06:29:59Z')).toEqual([]);
    const sent = await runAt('2026-03-10T06:30:00Z');
    expect(service.received.map(({ endpoint }) => endpoint).sort()).toEqual(devices.sort());
    expect(sent[0]).toEqual({
      title: 'Time for your morning routine',
      page: `/features/routine-builder/play/${ROUTINE_ID}/2026-03-10`,
      kind: 'routine',
      sourceId: ROUTINE_ID,
      date: '2026-03-10',
      actions: [
        { action: 'snooze', title: 'In 10 minutes' },
        { action: 'not-today', title: 'Not today' },
        { action: 'start', title: 'Start' },
      ],
      notArrived: 'Your choice wasn’t sent. Please press the button again later.',
    });
    expect(await runAt('2026-03-10T06:31:00Z')).toEqual([]);
    expect(await runAt('2026-03-11T06:30:30Z')).toHaveLength(2);
  });

  it('notifies at the minute in the chosen zone, or else in the zone of the last used device', async () => {
    at('2026-03-10T05:00:00Z');
    await subscribe(ada, 'UTC');
    await subscribe(ben, 'UTC');
    await save(ada);
    await ben.call(routineEndpoints.save, { body: aRoutine(ben.userId) });
    const keepZones = async (zone: string | null, lastZone: string): Promise<void> => {
      const body = { ...DEFAULT_COMFORT, zone, lastZone };
      const params = { userId: ada.userId };
      expect((await ada.call(comfortEndpoints.save, { params, body })).status).toBe(200);
    };
    await keepZones('Asia/Tokyo', 'UTC');
    await world.jobs.runDue();
    expect(await runAt('2026-03-10T07:30:00Z'), 'Ben goes by his device').toHaveLength(1);
    expect(await runAt('2026-03-10T22:30:00Z'), 'half past seven in Tokyo').toHaveLength(1);
    const { body } = await ada.call(reminderEndpoints.read, { params: { userId: ada.userId } });
    expect(body).toMatchObject({ settings: { zone: 'Asia/Tokyo' } });
    await keepZones(null, 'Europe/Berlin');
    await world.jobs.runDue();
    expect(await runAt('2026-03-11T06:30:00Z'), 'half past seven in Berlin').toHaveLength(1);
  });

  it('notifies some minutes before and at the time, with the person’s words if they want them', async () => {
    at('2026-03-10T05:00:00Z');
    await subscribe(ada);
    await save(ada, { name: 'Morning pills', reminders: { atStart: true, minutesBefore: 15 } });
    expect((await runAt('2026-03-10T06:15:00Z'))[0]?.title).toBe(
      'In 15 minutes: your morning routine',
    );
    await keepSettings({ ownWords: true });
    expect((await runAt('2026-03-10T06:30:00Z'))[0]?.title).toBe('Now: Morning pills');
  });

  it.each([
    ['Europe/Berlin', '2026-03-28', ['2026-03-28T06:30Z', '2026-03-29T05:30Z']],
    ['Europe/Berlin', '2026-10-24', ['2026-10-24T05:30Z', '2026-10-25T06:30Z']],
    ['Australia/Lord_Howe', '2026-10-03', ['2026-10-02T21:00Z', '2026-10-03T20:30Z']],
    ['Australia/Lord_Howe', '2026-04-04', ['2026-04-03T20:30Z', '2026-04-04T21:00Z']],
  ])(
    'keeps to the right minute over a clock change in %s from %s on',
    async (zone, from, instants) => {
      at(`${from}T00:00:00Z`);
      world.clock.ms -= 86_400_000;
      ada = await world.guest();
      await subscribe(ada, zone);
      await save(ada, { startsOn: from }, { from });
      for (const instant of instants) {
        const dueMs = Date.parse(instant);
        expect(await runAt(new Date(dueMs - 1000).toISOString())).toEqual([]);
        expect(await runAt(new Date(dueMs).toISOString())).toHaveLength(1);
      }
    },
  );

  it('sends what is less than half an hour late after a stop, and shows the rest as missed', async () => {
    at('2026-03-10T05:00:00Z');
    await subscribe(ada);
    await subscribe(ben);
    await save(ada);
    await save(ben, { anchor: { kind: 'time', time: '07:00' } });
    await runAt('2026-03-10T05:01:00Z');
    // No jobs ran before this: 07:00 is 59 minutes ago, and 07:30 is 29 minutes ago.
    const sent = await runAt('2026-03-10T06:59:00Z');
    expect(sent.map(({ date }) => date)).toEqual(['2026-03-10']);
    expect(await late(ada)).toEqual([]);
    expect(await late(ben)).toEqual([
      { ...aReminder, title: 'Time for your morning routine', dueAt: '2026-03-10T06:00:00.000Z' },
    ]);
    await ben.call(routineEndpoints.changeDay, {
      body: { routineId: ROUTINE_ID, date: '2026-03-10', changes: { notToday: true } },
    });
    expect(await late(ben)).toEqual([]);
  });

  it('also plans what fell into a stop of many hours, and shows it as missed', async () => {
    at('2026-03-08T05:00:00Z');
    await subscribe(ada);
    await save(ada, {}, { from: '2026-03-08' });
    await runAt('2026-03-08T05:01:00Z');
    expect(await runAt('2026-03-10T12:00:00Z')).toEqual([]);
    await runAt('2026-03-10T12:00:15Z');
    expect(await late(ada)).toHaveLength(1);
  });

  it.each([404, 410])(
    'removes a device whose push service replies %i, and only that one',
    async (status) => {
      at('2026-03-10T05:00:00Z');
      const [gone, other] = [await subscribe(ada), await subscribe(ada)];
      await save(ada);
      service.refuse(gone, status);
      expect(await runAt('2026-03-10T06:30:00Z')).toHaveLength(1);
      const { body } = await ada.call(reminderEndpoints.read, { params: { userId: ada.userId } });
      expect(body).toMatchObject({ addresses: [other] });
    },
  );

  it.each([400, 403, 413])(
    'unlists a device whose push service replies %i until it accepts a reminder again',
    async (status) => {
      at('2026-03-10T05:00:00Z');
      const [refusing, other] = [await subscribe(ada), await subscribe(ada)];
      const bens = await subscribe(ben);
      await save(ada);
      const addresses = async (person: Person): Promise<unknown> =>
        (await person.call(reminderEndpoints.read, { params: { userId: person.userId } })).body;
      service.refuse(refusing, status);
      expect(await runAt('2026-03-10T06:30:00Z')).toHaveLength(1);
      expect(await addresses(ada)).toMatchObject({ addresses: [other] });
      expect(await addresses(ben)).toMatchObject({ addresses: [bens] });
      service.refuse(refusing, null);
      expect(await runAt('2026-03-11T06:30:00Z')).toHaveLength(2);
      expect(await addresses(ada)).toMatchObject({
        addresses: expect.arrayContaining([refusing, other]),
      });
    },
  );

  it.each([429, 500, 503])(
    'retries when a push service replies %i, until it is too late',
    async (status) => {
      at('2026-03-10T05:00:00Z');
      const endpoint = await subscribe(ada);
      await save(ada);
      service.refuse(endpoint, status);
      expect(await runAt('2026-03-10T06:30:00Z')).toEqual([]);
      service.refuse(endpoint, null);
      expect(await runAt('2026-03-10T06:31:00Z')).toHaveLength(1);
      service.refuse(endpoint, status);
      await runAt('2026-03-11T06:30:00Z');
      service.refuse(endpoint, null);
      expect(await runAt('2026-03-11T07:00:00Z')).toEqual([]);
    },
  );

  it('is silent in quiet hours, on days without reminders, and during breaks', async () => {
    at('2026-03-10T05:00:00Z');
    await subscribe(ada);
    await save(ada);
    await keepSettings({ quiet: { from: '22:00', to: '08:00' } });
    expect(await runAt('2026-03-10T06:30:00Z')).toEqual([]);
    await keepSettings({ silentWeekdays: [3] });
    expect(await runAt('2026-03-11T06:30:00Z')).toEqual([]);
    await keepSettings({ silentOn: '2026-03-12' });
    expect(await runAt('2026-03-12T06:30:00Z')).toEqual([]);
    expect(await runAt('2026-03-13T06:30:00Z')).toHaveLength(1);
    await ada.call(routineEndpoints.pause, {
      body: aBreak(ada.userId, { from: '2026-03-14', until: null }),
    });
    expect(await runAt('2026-03-14T06:30:00Z')).toEqual([]);
  });

  it('is silent about things that were started, set aside, moved or removed', async () => {
    at('2026-03-10T05:00:00Z');
    await subscribe(ada);
    const ids = [1, 2, 3, 4, 5].map(() => crypto.randomUUID());
    for (const id of ids) await save(ada, {}, { id });
    const [begun = '', away = '', moved = '', removed = '', stays = ''] = ids;
    await runAt('2026-03-10T05:01:00Z');
    const date = '2026-03-10';
    await ada.call(routineEndpoints.run, {
      body: { routineId: begun, date, events: [aRunEvent(crypto.randomUUID())] },
    });
    await ada.call(reminderEndpoints.notToday, { body: { ...aReminder, sourceId: away } });
    await ada.call(routineEndpoints.changeDay, {
      body: { routineId: moved, date, changes: { time: '19:00' } },
    });
    await ada.call(routineEndpoints.remove, { body: { routineId: removed, from: date } });
    const sent = await runAt('2026-03-10T06:30:00Z');
    expect(sent.map(({ sourceId }) => sourceId)).toEqual([stays]);
    const evening = await runAt('2026-03-10T18:00:00Z');
    expect(evening.map(({ title }) => title)).toEqual(['Time for your evening routine']);
  });

  it('sends no morning reminder in the afternoon if it was planned only then', async () => {
    at('2026-03-10T14:00:00Z');
    await subscribe(ada);
    await save(ada);
    expect(await runAt('2026-03-10T14:00:30Z')).toEqual([]);
    expect(await late(ada)).toEqual([]);
  });

  it.each([5, 10, 30])(
    'comes again %i minutes after it was snoozed, also in quiet hours',
    async (minutes) => {
      at('2026-03-10T05:00:00Z');
      await subscribe(ada);
      await save(ada);
      await keepSettings({ quiet: { from: '07:31', to: '12:00' } });
      expect(await runAt('2026-03-10T06:30:00Z')).toHaveLength(1);
      await ada.call(reminderEndpoints.snooze, { body: { ...aReminder, minutes } });
      const againMs = world.clock.ms + minutes * MINUTE_MS;
      expect(await runAt(new Date(againMs - 1000).toISOString())).toEqual([]);
      expect(await runAt(new Date(againMs).toISOString())).toHaveLength(1);
      expect(await runAt(new Date(againMs + 1000).toISOString())).toEqual([]);
    },
  );

  it('drops a snoozed reminder once the item is done, and refuses to snooze a missing one', async () => {
    at('2026-03-10T05:00:00Z');
    await subscribe(ada);
    await save(ada);
    await runAt('2026-03-10T06:30:00Z');
    await ada.call(reminderEndpoints.snooze, { body: { ...aReminder, minutes: 10 } });
    await ada.call(reminderEndpoints.notToday, { body: aReminder });
    expect(await runAt('2026-03-10T06:40:00Z')).toEqual([]);
    const again = await ada.call(reminderEndpoints.snooze, { body: { ...aReminder, minutes: 10 } });
    expect(again.status).toBe(404);
    const other = await ben.call(reminderEndpoints.snooze, { body: { ...aReminder, minutes: 10 } });
    expect(other.status).toBe(404);
  });

  it('ends on a device with the logout there', async () => {
    at('2026-03-10T05:00:00Z');
    await subscribe(ada);
    await save(ada);
    await runAt('2026-03-10T05:01:00Z');
    await ada.call(identityEndpoints.logout);
    expect(await runAt('2026-03-10T06:30:00Z')).toEqual([]);
  });

  it('follows the start of the person’s day after midnight', async () => {
    at('2026-03-09T12:00:00Z');
    const params = { userId: ada.userId };
    await ada.call(comfortEndpoints.save, {
      params,
      body: { ...DEFAULT_COMFORT, dayStartsAtHour: 4 },
    });
    await subscribe(ada, 'UTC');
    await save(ada, {
      anchor: { kind: 'time', time: '00:30' },
      repeat: { kind: 'once' },
      startsOn: '2026-03-10',
    });
    expect(await runAt('2026-03-10T00:30:00Z')).toEqual([]);
    expect(await runAt('2026-03-11T00:30:00Z')).toMatchObject([{ date: '2026-03-10' }]);
  });

  it('follows a new start of the day as soon as it is chosen', async () => {
    at('2026-03-09T12:00:00Z');
    await subscribe(ada, 'UTC');
    await save(ada, {
      anchor: { kind: 'time', time: '00:30' },
      repeat: { kind: 'once' },
      startsOn: '2026-03-10',
    });
    await runAt('2026-03-09T12:01:00Z');
    await ada.call(comfortEndpoints.save, {
      params: { userId: ada.userId },
      body: { ...DEFAULT_COMFORT, dayStartsAtHour: 4 },
    });
    expect(await runAt('2026-03-10T00:30:00Z')).toEqual([]);
    expect(await runAt('2026-03-11T00:30:00Z')).toMatchObject([{ date: '2026-03-10' }]);
  });

  it('reminds of an earlier day’s task moved to today, and of no swapped task', async () => {
    at('2026-03-10T05:00:00Z');
    await subscribe(ada, 'UTC');
    const reminders = { atStart: true, minutesBefore: null };
    const own = await ada.call(taskEndpoints.add, {
      body: {
        userId: ada.userId,
        title: 'Call the clinic',
        date: '2026-03-08',
        time: '09:00',
        reminders,
      },
    });
    const { _id: ownId } = taskEndpoints.add.reply.parse(own.body);
    const smart = await ada.call(taskEndpoints.smartGenerate, {
      params: { userId: ada.userId },
      query: { zone: 'UTC' },
    });
    const [first] = taskEndpoints.smartGenerate.reply.parse(smart.body);
    const swapped = first?._id ?? '';
    await ada.call(taskEndpoints.update, {
      body: { taskId: swapped, updates: { time: '10:00', reminders } },
    });
    await runAt('2026-03-10T05:01:00Z');
    const day = { localDate: '2026-03-10', zone: 'UTC' };
    await ada.call(taskEndpoints.lighter, { body: { taskId: ownId, size: 'full', ...day } });
    await ada.call(taskEndpoints.swap, {
      body: { id: crypto.randomUUID(), taskId: swapped, ...day },
    });
    expect(await runAt('2026-03-10T09:00:00Z')).toMatchObject([{ sourceId: ownId }]);
    expect(await runAt('2026-03-10T10:00:00Z')).toEqual([]);
  });

  it('continues for everybody else when planning fails for one person', async () => {
    at('2026-03-10T05:00:00Z');
    await subscribe(ben);
    await save(ben);
    await world.jobs.runDue();
    await world.database.db
      .updateTable('reminder_settings')
      .set({ zone: 'Nowhere/At_All' })
      .where('user_id', '=', ben.userId)
      .execute();
    at('2026-03-10T05:01:00Z');
    const endpoint = await subscribe(ada);
    await save(ada);
    await world.jobs.runDue();
    for (const date of ['2026-03-11', '2026-03-12']) {
      at(`${date}T06:00:00Z`);
      await expect(world.jobs.runDue()).rejects.toThrow('could not be planned');
      await runAt(`${date}T06:30:00Z`);
      expect(service.received.map((one) => one.endpoint)).toContain(endpoint);
    }
  });

  it('leaves no trace in the log', () => {
    const text = logged.join('');
    expect(text.includes('a push service did not take a reminder')).toBe(true);
    expect(/127\.0\.0\.1:\d+\/push|Time for|pills|routine-builder\/play/.test(text)).toBe(false);
  });
});
