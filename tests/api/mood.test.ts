import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chatEndpoints } from '#contract/chat/chat.ts';
import { identityEndpoints } from '#contract/identity.ts';
import { moodEndpoints } from '#contract/mood.ts';
import { OWN_TAGS_MOST } from '#domain/mood/own-tags.ts';
import { FURTHER_TAGS, KNOWN_TAGS, MOOD_TAGS } from '#domain/mood/tags.ts';
import { ENGINES } from '#tests/support/database/engines.ts';
import { A_UUID, aMood, anOwnTag, B_UUID } from './support/examples.ts';
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

  it('stores a log for the person who sent it', async () => {
    const why = 'Zwei Zeilen\nund 日本語, العربية, 👩‍👩‍👧';
    const answer = await submit(ada, { id: A_UUID, why });
    expect(answer.status).toBe(201);
    expect(await all(ada)).toEqual([{ ...aMood(ada.userId, { why }), id: A_UUID }]);
    expect(await all(ben)).toEqual([]);
  });

  it('accepts the bare payload from the specification: no id, date or zone', async () => {
    const { userId, timestamp, mood, emoji, why, tags } = aMood(ada.userId);
    const answer = await ada.call(moodEndpoints.submit, {
      body: { userId, timestamp, mood, emoji, why, tags },
    });
    expect(answer).toMatchObject({
      status: 201,
      body: { localDate: '2026-03-10', zone: 'UTC', ownTags: [], energy: null, body: [] },
    });
  });

  it('stores one log and gives one reply for a repeated id, also simultaneously', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => submit(ada, { id: A_UUID })));
    const again = await submit(ada, { id: A_UUID, mood: 0, why: 'changed' });
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 201, body: answers[0]?.body });
    expect(again.body).toEqual(answers[0]?.body);
    expect(await all(ada)).toHaveLength(1);
  });

  it('lets two people use the same id independently', async () => {
    await submit(ada, { id: A_UUID, why: 'of Ada' });
    const answer = await submit(ben, { id: A_UUID, why: 'of Ben' });
    expect(answer).toMatchObject({ status: 201, body: { why: 'of Ben', userId: ben.userId } });
    expect(await all(ada)).toMatchObject([{ why: 'of Ada' }]);
  });

  it('lists oldest first whatever the order of arrival, and by local date', async () => {
    await submit(ada, { id: B_UUID, timestamp: '2026-03-10T08:00:00+02:00' });
    await submit(ada, { id: A_UUID, timestamp: '2026-03-09T23:30:00Z', localDate: '2026-03-10' });
    await submit(ben, {});
    expect((await all(ada)).map((log) => log.id)).toEqual([A_UUID, B_UUID]);
    expect(await all(ada, { from: '2026-03-10', to: '2026-03-10' })).toHaveLength(2);
    expect(await all(ada, { from: '2026-03-11' })).toEqual([]);
    expect(await all(ada, { to: '2026-03-09' })).toEqual([]);
  });

  it('accepts every further tag and feeling, and each energy level', async () => {
    for (const energy of [null, 0, 1, 2, 3, 4])
      expect((await submit(ada, { tags: [...KNOWN_TAGS], energy })).status).toBe(201);
    expect(await all(ada)).toHaveLength(6);
  });

  it('accepts each of the five levels and all twenty tags', async () => {
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
    ['an energy of 5', { energy: 5 }, 'body.energy'],
    ['energy as a word', { energy: 'low' }, 'body.energy'],
    ['an unknown body signal', { body: ['Purple'] }, 'body.body.0'],
    ['a body signal twice', { body: ['Hot', 'Hot'] }, 'body.body'],
    ['a 41-character own word', { ownTags: ['x'.repeat(41)] }, 'body.ownTags.0'],
    ['an empty own word', { ownTags: [' '] }, 'body.ownTags.0'],
    ['an own word twice in different case', { ownTags: ['Bus', 'bus'] }, 'body.ownTags'],
    [
      '31 own words',
      { ownTags: Array.from({ length: 31 }, (_, at) => `word ${at}`) },
      'body.ownTags',
    ],
    ['tags that are not a list', { tags: 'Sleepy' }, 'body.tags'],
    ['a 2,001-character reason', { why: 'x'.repeat(2001) }, 'body.why'],
    ['a null character', { why: 'a\u0000b' }, 'body.why'],
    ['half an emoji', { why: '\ud83d' }, 'body.why'],
    ['a time that does not parse', { timestamp: 'yesterday' }, 'body.timestamp'],
    ['a day that does not exist', { timestamp: '2026-02-30T10:00:00Z' }, 'body.timestamp'],
    [
      'a time more than a day ahead',
      { timestamp: '2026-03-11T12:00:01Z', localDate: '2026-03-11' },
      'body.timestamp',
    ],
    ['a date impossible in the zone at that time', { localDate: '2026-03-12' }, 'body.localDate'],
    ['an unknown zone', { zone: 'Mars/Olympus' }, 'body.zone'],
    ['an id that is not a UUID', { id: '7' }, 'body.id'],
    ['no emoji', { emoji: '' }, 'body.emoji'],
  ])('refuses %s and names the field', async (_, more, path) => {
    const answer = await submit(ada, more);
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid', issues: [{ path }] } });
    const { error, message } = answer.body as Record<string, string>;
    expect(message).toMatch(/^\S.*[.]$/);
    expect(error).toBe(message);
    expect(await all(ada)).toEqual([]);
    expect(await all(ben)).toEqual([]);
  });

  describe('details of a mood', () => {
    const addDetails = (person: Person, changes: Readonly<Record<string, unknown>>) =>
      person.call(moodEndpoints.addDetails, {
        body: { userId: person.userId, moodId: A_UUID, ...changes },
      });
    const justTapped = {
      id: A_UUID,
      mood: 25,
      why: '',
      tags: [],
      ownTags: [],
      energy: null,
      body: [],
    };
    const DETAILS = {
      why: 'Die Nacht war kurz.\n短い夜',
      tags: ['Bad sleep', 'Overload'],
      ownTags: ['Choir'],
      energy: 1,
      body: ['Hot'],
    };

    it('are added to an existing mood however often they are sent, also simultaneously', async () => {
      const tapped = await submit(ada, justTapped);
      await submit(ada, { id: B_UUID, mood: 100, timestamp: '2026-03-10T10:00:00.000Z' });
      const answers = await Promise.all([1, 2, 3].map(() => addDetails(ada, DETAILS)));
      const changed = { ...Object(tapped.body), ...DETAILS };
      for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: changed });
      expect((await addDetails(ada, { moodId: A_UUID.toUpperCase() })).body).toEqual(changed);
      expect(await all(ada)).toMatchObject([changed, { id: B_UUID, mood: 100 }]);
    });

    it('stay unchanged when omitted, and can be withdrawn', async () => {
      await submit(ada, justTapped);
      await addDetails(ada, DETAILS);
      expect((await addDetails(ada, { tags: ['Tired'] })).body).toMatchObject({
        ...DETAILS,
        tags: ['Tired'],
      });
      expect((await addDetails(ada, { energy: null, why: '' })).body).toMatchObject({
        ...DETAILS,
        tags: ['Tired'],
        energy: null,
        why: '',
      });
    });

    it('leave the mood, its time and its day unchanged', async () => {
      const tapped = await submit(ada, justTapped);
      const others = { mood: 100, emoji: '😀', timestamp: '2026-03-09T09:30:00.000Z', zone: 'UTC' };
      expect((await addDetails(ada, others)).body).toEqual(tapped.body);
    });

    it('are never added to somebody else’s mood', async () => {
      const ofAda = await submit(ada, justTapped);
      const missing = await addDetails(ben, DETAILS);
      expect(missing).toMatchObject({
        status: 404,
        body: { message: 'The mood these details belong to no longer exists.' },
      });
      expect((await addDetails(ben, { ...DETAILS, userId: ada.userId })).status).toBe(403);
      expect(await all(ada)).toEqual([ofAda.body]);
      await submit(ben, { ...justTapped, mood: 75 });
      expect((await addDetails(ben, { why: 'of Ben' })).status).toBe(200);
      expect(await all(ada)).toEqual([ofAda.body]);
      expect(await all(ben)).toMatchObject([{ mood: 75, why: 'of Ben' }]);
    });

    it('count as triggers with their mood', async () => {
      await submit(ada, justTapped);
      await addDetails(ada, DETAILS);
      const params = { userId: ada.userId };
      const top = await ada.call(chatEndpoints.topTriggers, { params });
      expect(top.body).toEqual(
        ['Bad sleep', 'Choir', 'Overload'].map((trigger) => ({
          trigger,
          count: 1,
          tone: 'negative',
          source: 'moods',
        })),
      );
    });

    it.each([
      ['a tag that is not on the list', { tags: ['Hungry'] }, 'body.tags.0'],
      ['a tag twice', { tags: ['Sleepy', 'Sleepy'] }, 'body.tags'],
      ['an energy of 5', { energy: 5 }, 'body.energy'],
      ['a 2,001-character reason', { why: 'x'.repeat(2001) }, 'body.why'],
      ['an id that is not a UUID', { moodId: '7' }, 'body.moodId'],
    ])('are refused with %s', async (_, changes, path) => {
      const tapped = await submit(ada, justTapped);
      expect(await addDetails(ada, changes)).toMatchObject({
        status: 400,
        body: { code: 'invalid', issues: [{ path }] },
      });
      expect(await all(ada)).toEqual([tapped.body]);
    });
  });

  it('accepts 2,000 characters and a time one day ahead', async () => {
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
  ])('dates an entry in %s at %s on %s', async (zone, timestamp, localDate) => {
    const { localDate: _, ...body } = aMood(ada.userId, { zone, timestamp });
    const answer = await ada.call(moodEndpoints.submit, { body });
    expect(answer).toMatchObject({ status: 201, body: { localDate } });
  });

  describe('own words', () => {
    const words = async (person: Person) =>
      moodEndpoints.words.reply.parse(
        (await person.call(moodEndpoints.words, { params: { userId: person.userId } })).body,
      );
    const names = async (person: Person) => (await words(person)).own.map(({ name }) => name);
    const add = (person: Person, more: Readonly<Record<string, unknown>> = {}) =>
      person.call(moodEndpoints.addTag, { body: anOwnTag(person.userId, more) });
    const remove = (person: Person, tagId: string) =>
      person.call(moodEndpoints.removeTag, { params: { tagId } });

    it('belong to one person, in the order of arrival', async () => {
      expect((await add(ada, { id: A_UUID, name: ' Choir ' })).body).toEqual({
        id: A_UUID,
        name: 'Choir',
      });
      world.clock.ms += 1000;
      await add(ada, { name: '歯医者' });
      await add(ben, { id: A_UUID, name: 'Bus' });
      expect(await names(ada)).toEqual(['Choir', '歯医者']);
      expect(await names(ben)).toEqual(['Bus']);
      expect((await remove(ben, B_UUID)).status).toBe(404);
      expect((await remove(ben, A_UUID)).status).toBe(200);
      expect((await remove(ben, A_UUID)).status).toBe(404);
      expect(await names(ada)).toEqual(['Choir', '歯医者']);
    });

    it('are one word in any case however often they are sent, also simultaneously', async () => {
      const answers = await Promise.all(
        ['Choir', 'choir', 'CHOIR'].map((name) => add(ada, { name })),
      );
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
      expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
      expect(await words(ada)).toMatchObject({ own: [answers[0]?.body] });
    });

    it('are refused if they equal a listed tag or the list is full', async () => {
      expect(await add(ada, { name: 'sleepy' })).toMatchObject({
        status: 409,
        body: { message: '“Sleepy” is already on the list.' },
      });
      for (let at = 0; at < OWN_TAGS_MOST; at += 1) await add(ada, { name: `Word ${at}` });
      expect((await add(ada, { name: 'One more' })).status).toBe(409);
      expect(await names(ada)).toHaveLength(OWN_TAGS_MOST);
      expect((await add(ben, { name: 'One more' })).status).toBe(201);
    });

    it('stay with the moods that were logged with them', async () => {
      await add(ada, { id: A_UUID, name: 'Dentist' });
      await submit(ada, { ownTags: ['Dentist'] });
      await remove(ada, A_UUID);
      expect(await names(ada)).toEqual([]);
      expect(await all(ada)).toMatchObject([{ ownTags: ['Dentist'] }]);
    });

    it('come with the meanings of further tags and the usual body signals', async () => {
      const { tags, signals } = await words(ada);
      expect(tags.map(({ tag }) => tag)).toEqual([...FURTHER_TAGS]);
      expect(signals.find(({ signal }) => signal === 'Hot')?.goesWith).toContain('Angry');
    });

    it('count as triggers along with the tags, with how they felt, for their owner only', async () => {
      const top = async (person: Person) =>
        (await person.call(chatEndpoints.topTriggers, { params: { userId: person.userId } })).body;
      await submit(ada, { mood: 0, tags: ['Tired'], ownTags: ['Dentist'] });
      await submit(ada, { mood: 25, tags: [], ownTags: ['Dentist'] });
      await submit(ada, { mood: 100, tags: ['An urge'], ownTags: [] });
      expect(await top(ada)).toEqual([
        { trigger: 'Dentist', count: 2, tone: 'negative', source: 'moods' },
        { trigger: 'Tired', count: 1, tone: 'negative', source: 'moods' },
      ]);
      expect(await top(ben)).toEqual([]);
    });

    it('are deleted with the account', async () => {
      await add(ada);
      await submit(ada);
      await ada.call(identityEndpoints.deleteAccount, { body: {} });
      const { db } = world.database;
      const left = (table: 'mood_tags' | 'mood_logs') =>
        db.selectFrom(table).select('id').where('user_id', '=', ada.userId).execute();
      expect([await left('mood_tags'), await left('mood_logs')]).toEqual([[], []]);
    });
  });
});
