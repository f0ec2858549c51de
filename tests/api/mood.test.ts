import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { moodEndpoints } from '#contract/mood.ts';
import { MOOD_TAGS } from '#domain/mood/tags.ts';
import { ENGINES } from '#tests/support/database/engines.ts';
import { A_UUID, aMood, B_UUID } from './support/examples.ts';
import { type Person, type TestApp, testApp } from './support/test-app.ts';

describe.each(ENGINES)('moods on %s', (engine) => {
  let world: TestApp;
  let ada: Person;
  let ben: Person;

  beforeAll(async () => {
    world = await testApp(engine);
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    ada = await world.guest();
    ben = await world.guest();
  });

  const submit = (person: Person, more: Readonly<Record<string, unknown>> = {}) =>
    person.call(moodEndpoints.submit, { body: aMood(person.userId, more) });
  const all = async (person: Person, query?: Record<string, string>) =>
    (
      await person.call(moodEndpoints.all, {
        params: { userId: person.userId },
        ...(query === undefined ? {} : { query }),
      })
    ).body as { id: string; timestamp: string }[];

  it('keeps what was logged, for the one who logged it', async () => {
    const why = 'Zwei Zeilen\nund 日本語, العربية, 👩‍👩‍👧';
    const answer = await submit(ada, { id: A_UUID, why });
    expect(answer.status).toBe(201);
    expect(await all(ada)).toEqual([{ ...aMood(ada.userId, { why }), id: A_UUID }]);
    expect(await all(ben)).toEqual([]);
  });

  it('takes the payload of the specification alone: no id, date, zone', async () => {
    const { userId, timestamp, mood, emoji, why, tags } = aMood(ada.userId);
    const answer = await ada.call(moodEndpoints.submit, {
      body: { userId, timestamp, mood, emoji, why, tags },
    });
    expect(answer).toMatchObject({ status: 201, body: { localDate: '2026-03-10', zone: 'UTC' } });
  });

  it('makes one log and one answer of the same id twice, also at the same time', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => submit(ada, { id: A_UUID })));
    const again = await submit(ada, { id: A_UUID, mood: 0, why: 'changed' });
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 201, body: answers[0]?.body });
    expect(again.body).toEqual(answers[0]?.body);
    expect(await all(ada)).toHaveLength(1);
  });

  it('lets two people use the same id without meeting', async () => {
    await submit(ada, { id: A_UUID, why: 'of Ada' });
    const answer = await submit(ben, { id: A_UUID, why: 'of Ben' });
    expect(answer).toMatchObject({ status: 201, body: { why: 'of Ben', userId: ben.userId } });
    expect(await all(ada)).toMatchObject([{ why: 'of Ada' }]);
  });

  it('lists from first to last, whatever the order of arrival, and by local dates', async () => {
    await submit(ada, { id: B_UUID, timestamp: '2026-03-10T08:00:00+02:00' });
    await submit(ada, { id: A_UUID, timestamp: '2026-03-09T23:30:00Z', localDate: '2026-03-10' });
    await submit(ben, {});
    expect((await all(ada)).map((log) => log.id)).toEqual([A_UUID, B_UUID]);
    expect(await all(ada, { from: '2026-03-10', to: '2026-03-10' })).toHaveLength(2);
    expect(await all(ada, { from: '2026-03-11' })).toEqual([]);
    expect(await all(ada, { to: '2026-03-09' })).toEqual([]);
  });

  it('takes each of the five levels and all twenty tags', async () => {
    for (const mood of [0, 25, 50, 75, 100]) {
      expect((await submit(ada, { mood, tags: [...MOOD_TAGS] })).status).toBe(201);
    }
    expect(await all(ada)).toHaveLength(5);
  });

  it.each([
    ['a level between the five', { mood: 60 }, 'body.mood'],
    ['a level as text', { mood: '75' }, 'body.mood'],
    ['a tag that is not on the list', { tags: ['Hungry'] }, 'body.tags.0'],
    ['a tag twice', { tags: ['Sleepy', 'Sleepy'] }, 'body.tags'],
    ['tags that are no list', { tags: 'Sleepy' }, 'body.tags'],
    ['a reason of 2,001 characters', { why: 'x'.repeat(2001) }, 'body.why'],
    ['a null character', { why: 'a\u0000b' }, 'body.why'],
    ['half an emoji', { why: '\ud83d' }, 'body.why'],
    ['a time that does not parse', { timestamp: 'yesterday' }, 'body.timestamp'],
    ['a day that does not exist', { timestamp: '2026-02-30T10:00:00Z' }, 'body.timestamp'],
    [
      'a time more than a day ahead',
      { timestamp: '2026-03-11T12:00:01Z', localDate: '2026-03-11' },
      'body.timestamp',
    ],
    ['a date that the zone cannot have then', { localDate: '2026-03-12' }, 'body.localDate'],
    ['an unknown zone', { zone: 'Mars/Olympus' }, 'body.zone'],
    ['an id that is no UUID', { id: '7' }, 'body.id'],
    ['no emoji', { emoji: '' }, 'body.emoji'],
  ])('refuses %s and says where', async (_, more, path) => {
    const answer = await submit(ada, more);
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid', issues: [{ path }] } });
    const { error, message } = answer.body as Record<string, string>;
    expect(message).toMatch(/^\S.*[.]$/);
    expect(error).toBe(message);
    expect(await all(ada)).toEqual([]);
    expect(await all(ben)).toEqual([]);
  });

  it('takes 2,000 characters and a time one day ahead', async () => {
    const answer = await submit(ada, {
      why: '字'.repeat(2000),
      timestamp: '2026-03-11T12:00:00Z',
      localDate: '2026-03-11',
    });
    expect(answer.status).toBe(201);
  });

  it.each([
    ['Pacific/Kiritimati', '2026-03-10T10:30:00Z', '2026-03-11'],
    ['America/Los_Angeles', '2026-03-08T09:59:59Z', '2026-03-08'],
    ['America/Los_Angeles', '2026-03-08T06:30:00Z', '2026-03-07'],
    ['Australia/Lord_Howe', '2026-03-09T13:15:00Z', '2026-03-10'],
    ['Asia/Kolkata', '2026-03-09T18:45:00Z', '2026-03-10'],
  ])('places an entry in %s at %s on %s', async (zone, timestamp, localDate) => {
    const { localDate: _, ...body } = aMood(ada.userId, { zone, timestamp });
    const answer = await ada.call(moodEndpoints.submit, { body });
    expect(answer).toMatchObject({ status: 201, body: { localDate } });
  });
});
