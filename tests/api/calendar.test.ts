import { Writable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { calendarEndpoints } from '#contract/calendar.ts';
import { comfortEndpoints } from '#contract/comfort.ts';
import { type Occurrence, routineEndpoints } from '#contract/routines.ts';
import { taskEndpoints } from '#contract/tasks.ts';
import { DEFAULT_COMFORT } from '#domain/comfort/comfort.ts';
import { inLanguageOf } from '#domain/shared/text/message.ts';
import { statementCount } from '#tests/api/support/mail-world.ts';
import { aBreak, aRoutine } from '#tests/api/support/routine-examples.ts';
import { type Person, type TestApp, testApp } from '#tests/api/support/test-app.ts';
import { ENGINES } from '#tests/support/database/engines.ts';
import { texts } from '#texts/calendar.js';

const TODAY = '2026-03-10';
/** The end of the compared period, one year from today, so that it covers both clock changes. */
const UNTIL = '2027-03-10';
const READERS = 30;
const ZONES = ['Europe/Berlin', 'America/Los_Angeles', 'Australia/Lord_Howe'];

/** The items of a calendar by id, each with its highest sequence number and latest date. */
const itemsOf = (text: string) => {
  const events = text.split('BEGIN:VEVENT').slice(1);
  const lineOf = (event: string, name: string): string =>
    new RegExp(`^${name}:(.*)\\r$`, 'm').exec(event)?.[1] ?? '';
  return new Map(
    [...Map.groupBy(events, (event) => lineOf(event, 'UID'))].map(([uid, same]) => [
      uid,
      {
        says: same.join('').replaceAll(/^(SEQUENCE|DTSTAMP|LAST-MODIFIED):.*$/gm, ''),
        sequence: Math.max(...same.map((event) => Number(lineOf(event, 'SEQUENCE')))),
        changed:
          same
            .map((event) => lineOf(event, 'LAST-MODIFIED'))
            .sort()
            .at(-1) ?? '',
      },
    ]),
  );
};

/**
 * The instants that another calendar reader finds in the period. Moved occurrences are related to the event with the
 * same UID here, because the library does not check that.
 */
const instantsOf = (text: string): number[] => {
  const calendar = new ICAL.Component(ICAL.parse(text));
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const events = calendar
    .getAllSubcomponents('vevent')
    .map((one) => new ICAL.Event(one, { exceptions: [] }));
  const exceptions = events.filter((event) => event.isRecurrenceException());
  const found = events
    .filter((event) => !event.isRecurrenceException())
    .flatMap((event) => {
      for (const one of exceptions) if (one.uid === event.uid) event.relateException(one);
      if (!event.isRecurring()) return [event.startDate.toJSDate().getTime()];
      const all: number[] = [];
      const iterator = event.iterator();
      for (let next = iterator.next(); next; next = iterator.next()) {
        if (next.toString().slice(0, 10) >= UNTIL) break;
        all.push(event.getOccurrenceDetails(next).startDate.toJSDate().getTime());
      }
      return all;
    });
  return found.sort((one, other) => one - other);
};

describe.each(ENGINES)('the calendar on %s', (engine) => {
  const logged: string[] = [];
  let world: TestApp;
  let ada: Person;
  let ben: Person;

  beforeAll(async () => {
    const logTo = new Writable({
      write: (chunk, _encoding, next) => {
        logged.push(String(chunk));
        next();
      },
    });
    world = await testApp(engine, { logLevel: 'trace', logTo });
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    ada = await world.guest();
    ben = await world.guest();
  });

  const save = (more = {}, plan = {}) =>
    ada.call(routineEndpoints.save, { body: aRoutine(ada.userId, more, plan) });
  const make = async (person: Person, zone = 'Europe/Berlin', ownWords = false) => {
    const answer = await person.call(calendarEndpoints.make, {
      body: { userId: person.userId, zone, ownWords },
    });
    return (answer.body as { path: string }).path;
  };
  const get = (path: string, headers = {}) =>
    world.app.inject({ method: 'GET', url: path, headers });

  /** The instants at which the app shows the person’s routines in the period. */
  const shown = async (zone: string): Promise<number[]> => {
    const instants: number[] = [];
    let from = Temporal.PlainDate.from(TODAY);
    while (from.toString() < UNTIL) {
      const last = from.add({ days: 61 });
      const to =
        last.toString() < UNTIL ? last : Temporal.PlainDate.from(UNTIL).subtract({ days: 1 });
      const { body } = await ada.call(routineEndpoints.days, {
        params: { userId: ada.userId },
        query: { from: from.toString(), to: to.toString(), today: TODAY },
      });
      for (const { date, time, notToday } of body as Occurrence[]) {
        if (time !== null && !notToday)
          instants.push(
            Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(zone).epochMilliseconds,
          );
      }
      from = to.add({ days: 1 });
    }
    return instants.sort((one, other) => one - other);
  };

  it.each(ZONES)(
    'shows the same instants as the app, over both clock changes in %s',
    async (zone) => {
      await save(
        {},
        { repeat: { kind: 'weeks', every: 2, weekdays: ['mo', 'th', 'su'] }, startsOn: TODAY },
      );
      await save(
        { id: crypto.randomUUID() },
        { anchor: { kind: 'time', time: '00:30' }, startsOn: TODAY, endsOn: '2026-12-24' },
      );
      await save(
        { id: crypto.randomUUID() },
        {
          repeat: { kind: 'months', days: [31, -1, 12] },
          anchor: { kind: 'time', time: '19:05' },
          startsOn: TODAY,
        },
      );
      await save({ id: crypto.randomUUID() }, { repeat: { kind: 'once' }, startsOn: '2026-05-01' });
      for (const repeat of [
        { kind: 'weeks', every: 2, weekdays: ['su', 'mo'], weekStart: 'su' },
        { kind: 'months', every: 3, days: [15] },
        { kind: 'month-weekdays', every: 1, ordinal: -1, weekday: 'fr' },
        { kind: 'month-weekdays', every: 2, ordinal: 2, weekday: 'tu' },
        { kind: 'years', month: 6, day: 3 },
      ] as const)
        await save({ id: crypto.randomUUID() }, { repeat, startsOn: TODAY });
      await ada.call(routineEndpoints.pause, { body: aBreak(ada.userId) });
      const daily = crypto.randomUUID();
      await save({ id: daily }, { repeat: { kind: 'days', every: 3 }, startsOn: TODAY });
      await ada.call(routineEndpoints.changeDay, {
        body: { routineId: daily, date: TODAY, changes: { time: '11:45' } },
      });
      await ada.call(routineEndpoints.changeDay, {
        body: { routineId: daily, date: '2026-03-22', changes: { notToday: true } },
      });
      const { body } = await get(await make(ada, zone));
      const wanted = await shown(zone);
      expect(wanted.length).toBeGreaterThan(250);
      expect(instantsOf(body)).toEqual(wanted);
    },
  );

  it('uses the zone that the person chooses from then on, and affects nobody else', async () => {
    await save();
    await ben.call(routineEndpoints.save, { body: aRoutine(ben.userId) });
    const [own, others] = [await make(ada, 'UTC'), await make(ben, 'UTC')];
    const zonesOf = async (path: string) =>
      [...(await get(path)).body.matchAll(/^DTSTART;TZID=(.+?):/gm)].map(([, zone]) => zone);
    const keep = (zone: string | null) =>
      ada.call(comfortEndpoints.save, {
        params: { userId: ada.userId },
        body: { ...DEFAULT_COMFORT, zone, lastZone: 'Europe/Berlin' },
      });
    await keep('Asia/Tokyo');
    expect(await zonesOf(own)).toEqual(['Asia/Tokyo']);
    await keep(null);
    expect(await zonesOf(own), 'that of the device used last').toEqual(['Europe/Berlin']);
    expect(await zonesOf(others)).not.toContain('Europe/Berlin');
  });

  it('is in the language that the person chooses from then on', async () => {
    await save();
    const path = await make(ada);
    expect((await get(path)).body).toContain('SUMMARY:A routine');
    await ada.call(comfortEndpoints.save, {
      params: { userId: ada.userId },
      body: { ...DEFAULT_COMFORT, language: 'de' },
    });
    const german = inLanguageOf('de', () => texts.neutralNames.routine);
    expect((await get(path, { 'accept-language': 'en' })).body).toContain(`SUMMARY:${german}`);
  });

  it('has neutral names until the person wants their own', async () => {
    await save({}, { name: 'Morning pills' });
    const path = await make(ada);
    expect((await get(path)).body).toContain('SUMMARY:A routine');
    expect((await get(path)).body).not.toContain('pills');
    await ada.call(calendarEndpoints.change, { body: { zone: 'Europe/Berlin', ownWords: true } });
    expect((await get(path)).body).toContain('SUMMARY:Morning pills');
  });

  it('replies 304 while nothing has changed, also later, and with the new text after a change', async () => {
    await save();
    const path = await make(ada);
    const first = await get(path);
    expect(first.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(first.body).toMatch(/^DTSTAMP:\d{8}T\d{6}Z\r$/m);
    const headers = { 'if-none-match': String(first.headers.etag) };
    expect((await get(path, headers)).statusCode).toBe(304);
    await save({}, { anchor: { kind: 'time', time: '08:15' } });
    expect(await get(path, headers)).toMatchObject({ statusCode: 200 });
  });

  it('is generated once for many simultaneous readers, each of whom gets all of it', async () => {
    const statements = statementCount();
    const counted = await testApp(engine, { plugin: statements.plugin });
    const cleo = await counted.guest();
    await cleo.call(routineEndpoints.save, { body: aRoutine(cleo.userId) });
    const body = { userId: cleo.userId, zone: 'Europe/Berlin', ownWords: true };
    const { path } = (await cleo.call(calendarEndpoints.make, { body })).body as { path: string };
    const read = () => counted.app.inject({ url: path, headers: { 'accept-encoding': 'gzip' } });
    const {
      answer: [first, ...others],
      statements: made,
    } = await statements.during(() => Promise.all(Array.from({ length: READERS }, read)));
    expect(first?.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(first?.rawPayload ?? '').toString()).toContain('SUMMARY:Morning');
    for (const other of others) expect(other.rawPayload).toEqual(first?.rawPayload);
    // Each reader looks up the address, but the content is read only once for all of them.
    expect(made.length).toBeGreaterThanOrEqual(READERS);
    expect(made.length).toBeLessThan(READERS + 10);
    await counted.close();
  });

  it('increases an item’s sequence number and date with each change, also for a break or one day', async () => {
    const id = crypto.randomUUID();
    await save({ id });
    const path = await make(ada);
    const first = itemsOf((await get(path)).body);
    expect(itemsOf((await get(path)).body)).toEqual(first);
    const changes = [
      () => save({ id }, { anchor: { kind: 'time', time: '08:15' } }),
      () => ada.call(routineEndpoints.pause, { body: aBreak(ada.userId) }),
      () =>
        ada.call(routineEndpoints.resume, {
          body: { id: aBreak(ada.userId).id, from: TODAY },
        }),
      () =>
        ada.call(routineEndpoints.changeDay, {
          body: { routineId: id, date: '2026-03-20', changes: { time: '11:45' } },
        }),
      () => ada.call(calendarEndpoints.change, { body: { zone: 'Europe/Berlin', ownWords: true } }),
    ];
    let before = first;
    for (const change of changes) {
      expect(await change()).toMatchObject({ status: expect.toBeOneOf([200, 201]) });
      const after = itemsOf((await get(path)).body);
      const told = [...after].filter(([uid, { says }]) => before.get(uid)?.says !== says);
      expect(told, String(change)).not.toEqual([]);
      for (const [uid, { sequence, changed }] of told) {
        const last = before.get(uid);
        if (last === undefined) continue;
        expect(sequence).toBeGreaterThan(last.sequence);
        expect(changed > last.changed).toBe(true);
      }
      before = after;
    }
    expect((await get(await make(ben))).body).not.toContain(id);
  });

  it('stops working at its address when it is revoked, replaced, or the account is deleted', async () => {
    const [first, second] = [await make(ada), await make(ada)];
    const ofBen = await make(ben);
    expect(first).not.toBe(second);
    expect((await get(first)).statusCode).toBe(404);
    await ada.call(calendarEndpoints.revoke);
    expect((await get(second)).statusCode).toBe(404);
    expect((await get(ofBen)).statusCode).toBe(200);
    expect(
      (await ben.call(calendarEndpoints.read, { params: { userId: ben.userId } })).body,
    ).toMatchObject({
      feed: { zone: 'Europe/Berlin', ownWords: false },
    });
  });

  it('stores the address as a hash and keeps it out of the log', async () => {
    const path = await make(ada);
    expect((await get(path)).statusCode).toBe(200);
    const rows = await world.database.db.selectFrom('calendar_feeds').selectAll().execute();
    const secret = path.slice(path.lastIndexOf('/') + 1, -'.ics'.length);
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(logged.join('')).toContain('/api/calendar/feed/:file');
    expect(logged.join('')).not.toContain(secret);
  });

  it('provides the same calendar as a file', async () => {
    await save();
    const { body } = await ada.call(calendarEndpoints.download, {
      body: { zone: 'Europe/Berlin', ownWords: true },
    });
    expect(instantsOf((body as { text: string }).text)).toEqual(
      instantsOf((await get(await make(ada))).body),
    );
  });

  it.each(ZONES)('shows tasks that have a time, in %s', async (zone) => {
    const add = (person: Person, more: object) =>
      person.call(taskEndpoints.add, {
        body: {
          userId: person.userId,
          title: 'Call the dentist',
          estimatedTime: 10,
          zone,
          ...more,
        },
      });
    // On this day, the local time in each of these zones differs from UTC.
    await add(ada, { date: '2026-07-01', time: '15:00' });
    await add(ada, { date: '2026-07-02' });
    await add(ben, { date: '2026-07-03', time: '15:00' });
    const { body } = await ada.call(calendarEndpoints.download, {
      body: { userId: ada.userId, zone, ownWords: true },
    });
    const { text } = calendarEndpoints.download.reply.parse(body);
    expect(text).toContain('Call the dentist');
    expect(instantsOf(text)).toEqual([
      Temporal.ZonedDateTime.from(`2026-07-01T15:00[${zone}]`).epochMilliseconds,
    ]);
  });
});
