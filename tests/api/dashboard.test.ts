import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type DashboardSummary, dashboardEndpoints } from '#contract/dashboard.ts';
import { distractionEndpoints } from '#contract/distraction.ts';
import { moodEndpoints } from '#contract/mood.ts';
import type { Neurotype } from '#domain/shared/neurotype.ts';
import { addDays, localDate } from '#domain/shared/time/local-date.ts';
import { ENGINES } from '#tests/support/database/engines.ts';
import { aDistraction, aMood } from './support/examples.ts';
import { type Person, type TestApp, testApp } from './support/test-app.ts';

const TODAY = localDate('2026-03-10');

describe.each(ENGINES)('the dashboard’s summary on %s', (engine) => {
  let world: TestApp;
  let ada: Person;
  let ben: Person;

  beforeAll(async () => {
    world = await testApp(engine);
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    world.clock.ms = Date.parse('2026-03-10T12:00:00Z');
    ada = await world.guest();
    ben = await world.guest();
  });

  const ask = (person: Person, query?: Record<string, string>) =>
    person.call(dashboardEndpoints.summary, {
      params: { userId: person.userId },
      ...(query === undefined ? {} : { query }),
    });
  const summary = async (person: Person, query?: Record<string, string>) =>
    (await ask(person, query)).body as DashboardSummary;

  const addDaysOfTasks = async (
    person: Person,
    days: readonly (readonly [date: string, completed: number, total: number])[],
  ) => {
    const rows = days.map(([date, completed, total]) => ({
      user_id: person.userId,
      local_date: localDate(date),
      completed,
      total,
    }));
    await world.database.db.insertInto('task_days').values(rows).execute();
  };

  it('is complete for somebody without data', async () => {
    const { year, ...rest } = await summary(ada, { localDate: TODAY });
    expect(rest).toEqual({
      today: { date: TODAY, total: 0, completed: 0, done: [] },
      daysBefore: 0,
      consistency: null,
      moods: [-6, -5, -4, -3, -2, -1, 0].map((days) => ({
        date: addDays(TODAY, days),
        mood: null,
        count: 0,
      })),
      progress: [],
    });
    expect(year).toEqual({ year: 2026, percents: Array(365).fill(null) });
  });

  it('places each day of the year and counts today, for each person separately', async () => {
    await addDaysOfTasks(ada, [
      ['2025-12-31', 1, 1],
      ['2026-01-01', 1, 3],
      [TODAY, 2, 3],
      ['2026-12-31', 0, 5],
      ['2027-01-01', 1, 1],
    ]);
    await addDaysOfTasks(ben, [[TODAY, 0, 9]]);
    const { today, year } = await summary(ada, { localDate: TODAY });
    expect(today).toEqual({ date: TODAY, total: 3, completed: 2, done: [] });
    expect(
      year.percents.flatMap((percent, day) => (percent === null ? [] : [[day, percent]])),
    ).toEqual([
      [0, 33],
      [31 + 28 + 9, 67],
    ]);
    expect((await summary(ben, { localDate: TODAY })).today).toMatchObject({ total: 9 });
  });

  it('knows leap years', async () => {
    await addDaysOfTasks(ada, [
      ['2028-02-29', 1, 2],
      ['2028-12-31', 1, 1],
    ]);
    const { year } = await summary(ada, { localDate: '2028-12-31' });
    expect(year.percents).toHaveLength(366);
    expect(year.percents[59]).toBe(50);
    expect(year.percents[365]).toBe(100);
  });

  it('scores consistency across the turn of the year, and counts an open day only once it helps', async () => {
    await addDaysOfTasks(ada, [
      ['2025-12-30', 1, 2],
      ['2025-12-31', 1, 2],
      ['2026-01-01', 0, 4],
    ]);
    const onNewYear = { localDate: '2026-01-01' };
    expect((await summary(ada, onNewYear)).consistency).toBe(50);
    await world.database.db
      .updateTable('task_days')
      .set({ completed: 4 })
      .where('user_id', '=', ada.userId)
      .where('local_date', '=', localDate('2026-01-01'))
      .execute();
    expect((await summary(ada, onNewYear)).consistency).toBe(68);
    expect((await summary(ben, onNewYear)).consistency).toBeNull();
  });

  it('gives the last mood of each of the last seven days and the number of moods', async () => {
    const log = (person: Person, date: string, time: string, mood: number) =>
      person.call(moodEndpoints.submit, {
        body: aMood(person.userId, { localDate: date, timestamp: `${date}T${time}Z`, mood }),
      });
    await log(ada, TODAY, '11:00:00', 100);
    await log(ada, TODAY, '09:00:00', 0);
    await log(ada, '2026-03-04', '10:00:00', 25);
    await log(ada, '2026-03-03', '10:00:00', 75);
    await log(ben, '2026-03-08', '10:00:00', 50);
    const { moods } = await summary(ada, { localDate: TODAY });
    expect(moods.filter(({ count }) => count > 0)).toEqual([
      { date: '2026-03-04', mood: 25, count: 1 },
      { date: TODAY, mood: 100, count: 2 },
    ]);
    expect(moods.map(({ date }) => date)).toEqual(
      [-6, -5, -4, -3, -2, -1, 0].map((days) => addDays(TODAY, days)),
    );
  });

  it('gives the last half year of check-ins, grouped by condition, for each person separately', async () => {
    const checkIn = (person: Person, week: number, condition: Neurotype) => ({
      user_id: person.userId,
      local_date: addDays(TODAY, -7 * week),
      id: `${week}`,
      condition,
      responses: '[]',
      weights_version: 1,
      score: week,
      zone: 'UTC',
      taken_at: '2026-03-10T12:00:00.000Z',
    });
    const rows = Array.from({ length: 40 }, (_, week) =>
      checkIn(ada, week, week < 3 ? 'OCD' : 'ADHD'),
    );
    await world.database.db.insertInto('weekly_quizzes').values(rows).execute();
    await world.database.db
      .insertInto('weekly_quizzes')
      .values(checkIn(ben, 1, 'Autism'))
      .execute();
    const { progress } = await summary(ada, { localDate: TODAY });
    expect(progress.map(({ condition, scores }) => [condition, scores.length])).toEqual([
      ['ADHD', 23],
      ['OCD', 3],
    ]);
    expect([progress[0]?.dates[0], progress[0]?.scores[0]]).toEqual([addDays(TODAY, -175), 25]);
    expect([progress[1]?.dates.at(-1), progress[1]?.scores.at(-1)]).toEqual([TODAY, 0]);
    expect((await summary(ben, { localDate: TODAY })).progress).toEqual([
      { condition: 'Autism', dates: [addDays(TODAY, -7)], scores: [1] },
    ]);
  });

  it('reports kinds of days that differ, from 8 days on, for each person separately', async () => {
    const logBadSleep = (person: Person, date: string) =>
      person.call(moodEndpoints.submit, {
        body: aMood(person.userId, {
          localDate: date,
          timestamp: `${date}T09:00:00Z`,
          tags: ['Bad sleep'],
        }),
      });
    const dates = Array.from({ length: 24 }, (_, day) => addDays(TODAY, -1 - day));
    const daysOf = async (person: Person, query: Record<string, string>) =>
      (await person.call(dashboardEndpoints.days, { params: { userId: person.userId }, query }))
        .body;
    await addDaysOfTasks(
      ada,
      dates.map((date, day) => [date, day < 9 ? 1 : 3, 4] as const),
    );
    for (const date of dates.slice(0, 7)) await logBadSleep(ada, date);
    for (const date of dates.slice(9)) {
      await ada.call(moodEndpoints.submit, {
        body: aMood(ada.userId, { localDate: date, timestamp: `${date}T09:00:00Z`, tags: [] }),
      });
    }
    const none = { contrasts: [], distractionsSince: null };
    expect(await daysOf(ada, { localDate: TODAY })).toMatchObject(none);
    for (const date of dates.slice(7, 9)) await logBadSleep(ada, date);
    expect(await daysOf(ada, { localDate: TODAY })).toEqual({
      contrasts: [
        { kind: 'Bad sleep', with: { days: 9, percent: 25 }, without: { days: 15, percent: 75 } },
      ],
      distractionsSince: null,
      // Each of her moods has one of her own words as a tag.
      triggersSince: dates.at(-1),
    });
    expect(await daysOf(ben, { localDate: TODAY })).toEqual({ ...none, triggersSince: null });
    expect(await daysOf(ada, { localDate: addDays(TODAY, 200) })).toMatchObject(none);
  });

  it('reports since when distractions are logged', async () => {
    for (const day of [3, 40, 12]) {
      const date = addDays(TODAY, -day);
      const body = aDistraction(ada.userId, { localDate: date, timestamp: `${date}T09:00:00Z` });
      await ada.call(distractionEndpoints.log, { body });
    }
    for (const [person, distractionsSince] of [
      [ada, addDays(TODAY, -40)],
      [ben, null],
    ] as const) {
      const reply = await person.call(dashboardEndpoints.days, {
        params: { userId: person.userId },
      });
      expect(reply.body).toEqual({ contrasts: [], distractionsSince, triggersSince: null });
    }
  });

  it.each([
    ['Pacific/Kiritimati', '2026-12-31T10:00:00Z', '2027-01-01'],
    ['America/Los_Angeles', '2027-01-01T07:59:00Z', '2026-12-31'],
    ['Asia/Kolkata', '2026-12-31T18:30:00Z', '2027-01-01'],
    ['Australia/Lord_Howe', '2026-12-31T13:00:00Z', '2027-01-01'],
  ])('uses the date in %s at %s, which is %s', async (zone, instant, date) => {
    world.clock.ms = Date.parse(instant);
    const { today, year, moods } = await summary(ada, { zone });
    expect([today.date, String(year.year)]).toEqual([date, date.slice(0, 4)]);
    expect(moods.at(-1)?.date).toBe(date);
  });

  it('defaults to the date in UTC, and prefers the person’s own date over any zone', async () => {
    expect((await summary(ada)).today.date).toBe('2026-03-10');
    const query = { localDate: '2026-03-09', zone: 'Asia/Tokyo' };
    expect((await summary(ada, query)).today.date).toBe('2026-03-09');
  });

  it.each([
    ['a date that does not exist', { localDate: '2026-02-30' }, 'query.localDate'],
    ['a date long ago', { localDate: '1899-12-31' }, 'query.localDate'],
    ['an unknown zone', { zone: 'Mars/Olympus' }, 'query.zone'],
  ])('refuses %s and names the field', async (_, query, path) => {
    expect(await ask(ada, query)).toMatchObject({ status: 400, body: { issues: [{ path }] } });
  });

  it.each(['1900-01-01', '9999-12-31'])('replies for %s too', async (date) => {
    expect((await ask(ada, { localDate: date })).status).toBe(200);
  });
});
