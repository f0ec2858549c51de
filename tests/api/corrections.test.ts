import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chatEndpoints } from '#contract/chat/chat.ts';
import { type DashboardSummary, dashboardEndpoints } from '#contract/dashboard.ts';
import { distractionEndpoints } from '#contract/distraction.ts';
import { identityEndpoints } from '#contract/identity.ts';
import { moodEndpoints } from '#contract/mood.ts';
import { sharedEndpoints } from '#contract/sharing/shared.ts';
import { urgeEndpoints } from '#contract/urges.ts';
import type { UserId } from '#domain/shared/brands.ts';
import { distractionStore } from '#server/features/distraction/distraction-store.ts';
import { moodStore } from '#server/features/mood/mood-store.ts';
import { connected } from '#tests/support/database/connected.ts';
import { ENGINES } from '#tests/support/database/engines.ts';
import { A_UUID, aDistraction, aMood, anUrge, B_UUID, urgeAnswers } from './support/examples.ts';
import { type Person, type TestApp, testApp } from './support/test-app.ts';

const C_UUID = '0197b3f0-0000-7000-8000-00000000000c';
const DAY = '2026-03-10';
const RANGE = { from: '2026-03-01', to: DAY };

describe.each(ENGINES)('corrections and deletions on %s', (engine) => {
  let world: TestApp;
  let ada: Person;
  let ben: Person;
  /** A viewer with whom Ada shares her moods, tags and distractions. */
  let lee: Person;
  let connectionId: string;

  beforeAll(async () => {
    world = await testApp(engine);
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    [ada, ben, lee] = [await world.guest(), await world.guest(), await world.guest()];
    const streams = { mood: 'detail', tags: 'detail', distractions: 'detail' } as const;
    const given = { userId: ada.userId, viewerId: lee.userId, streams };
    connectionId = await connected(world.database.db, given);
  });

  const own = (person: Person) => ({ params: { userId: person.userId } });
  const exported = async (person: Person) => {
    const { body } = await person.call(identityEndpoints.exportData);
    return Object(body).entries as Record<'mood_logs' | 'distraction_counts', object[]>;
  };
  /** What the viewer sees of Ada. */
  const seen = async <Name extends 'mood' | 'tags' | 'distractions'>(name: Name) =>
    Object(
      (
        await lee.call(sharedEndpoints[name], {
          params: { connectionId },
          query: { ...RANGE, page: 'client' },
        })
      ).body,
    );

  describe('of a mood', () => {
    const submit = (person: Person, more: Readonly<Record<string, unknown>> = {}) =>
      person.call(moodEndpoints.submit, { body: aMood(person.userId, { id: A_UUID, ...more }) });
    const correct = (person: Person, changes: Readonly<Record<string, unknown>>) =>
      person.call(moodEndpoints.correct, {
        body: { userId: person.userId, moodId: A_UUID, ...changes },
      });
    const remove = (person: Person, moodId = A_UUID) =>
      person.call(moodEndpoints.remove, { body: { moodId } });
    const all = async (person: Person) => (await person.call(moodEndpoints.all, own(person))).body;

    /** What other parts of the app know about a person's moods. */
    const known = async (person: Person) => {
      const { moods } = (
        await person.call(dashboardEndpoints.summary, { ...own(person), query: { localDate: DAY } })
      ).body as DashboardSummary;
      const triggers = (await person.call(chatEndpoints.topTriggers, own(person))).body as {
        trigger: string;
        tone: string;
      }[];
      const latest = await moodStore(world.database).latest(person.userId as UserId);
      return {
        today: moods.at(-1),
        triggers: triggers.map(({ trigger, tone }) => `${trigger}: ${tone}`).sort(),
        latest: latest?.mood ?? null,
        exported: (await exported(person)).mood_logs.length,
      };
    };

    it('changes the mood with its emoji and its details, but not its time, however often it is sent', async () => {
      const logged = await submit(ada);
      await submit(ben);
      const changes = { mood: 0, why: 'It was a slip', tags: ['Tired'], ownTags: [], energy: null };
      const answers = await Promise.all([1, 2].map(() => correct(ada, changes)));
      const expected = { ...Object(logged.body), ...changes, emoji: '😠' };
      for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: expected });
      const others = {
        timestamp: '2026-03-09T09:30:00.000Z',
        localDate: '2026-03-09',
        emoji: '😀',
      };
      expect((await correct(ada, others)).body).toEqual(expected);
      expect(await all(ada)).toEqual([expected]);
      expect(await all(ben)).toMatchObject([{ mood: 75, emoji: '🙂' }]);
    });

    it('keeps what is left out, and the emoji as it was sent if the mood stays', async () => {
      await submit(ada, { emoji: '🌞' });
      expect((await correct(ada, { mood: 75, why: 'Sun' })).body).toMatchObject({
        emoji: '🌞',
        why: 'Sun',
        tags: ['Social win', 'Happy moment'],
        energy: 3,
      });
      expect((await correct(ben, { mood: 0 })).status).toBe(404);
    });

    it('is followed by everything that reads moods', async () => {
      await submit(ada, {
        id: B_UUID,
        timestamp: '2026-03-10T08:00:00Z',
        mood: 25,
        tags: ['Sleepy'],
        ownTags: [],
      });
      await submit(ada, { mood: 75, tags: ['Social win'], ownTags: ['Choir'] });
      await submit(ben, { mood: 50, tags: ['Tired'], ownTags: [] });
      const ofBen = await known(ben);
      await correct(ada, { mood: 0, tags: ['Tired'] });
      expect(await known(ada)).toEqual({
        today: { date: DAY, mood: 0, count: 2 },
        triggers: ['Choir: negative', 'Sleepy: negative', 'Tired: negative'],
        latest: 0,
        exported: 2,
      });
      expect(await seen('mood')).toMatchObject({ byDay: [{ count: 2, lowest: 0, last: 0 }] });
      await remove(ada);
      expect(await known(ada)).toEqual({
        today: { date: DAY, mood: 25, count: 1 },
        triggers: ['Sleepy: negative'],
        latest: 25,
        exported: 1,
      });
      expect(await seen('mood')).toMatchObject({ byDay: [{ count: 1, lowest: 25, last: 25 }] });
      expect(await seen('tags')).toMatchObject({ tags: [{ tag: 'Sleepy', count: 1 }] });
      await remove(ada, B_UUID);
      expect(await known(ada)).toEqual({
        today: { date: DAY, mood: null, count: 0 },
        triggers: [],
        latest: null,
        exported: 0,
      });
      expect(await seen('mood')).toMatchObject({ entries: 0, byDay: [], logs: [] });
      expect(await known(ben)).toEqual(ofBen);
    });

    it('ends cleanly twice, and never touches somebody else’s mood', async () => {
      await submit(ada);
      await submit(ben);
      expect((await remove(ada, A_UUID.toUpperCase())).status).toBe(200);
      for (const again of await Promise.all([remove(ada), correct(ada, { mood: 0 })]))
        expect(again).toMatchObject({
          status: 404,
          body: { message: 'This mood no longer exists.' },
        });
      expect(await all(ada)).toEqual([]);
      expect(await all(ben)).toHaveLength(1);
      const details = { userId: ada.userId, moodId: A_UUID, why: 'Too late' };
      expect((await ada.call(moodEndpoints.addDetails, { body: details })).status).toBe(404);
      const foreign = { userId: ben.userId, moodId: A_UUID };
      expect((await ada.call(moodEndpoints.remove, { body: foreign })).status).toBe(403);
      expect(
        (await ada.call(moodEndpoints.correct, { body: { ...foreign, mood: 0 } })).status,
      ).toBe(403);
      expect(await all(ben)).toMatchObject([{ mood: 75 }]);
    });

    it('deletes once when several devices delete at the same time', async () => {
      await submit(ada);
      await submit(ben);
      const statuses = (await Promise.all([1, 2, 3].map(() => remove(ada)))).map(
        ({ status }) => status,
      );
      expect(statuses.sort()).toEqual([200, 404, 404]);
      expect(await all(ben)).toHaveLength(1);
    });

    it.each([
      ['a level between the five', { mood: 60 }, 'body.mood'],
      ['a tag that is not on the list', { tags: ['Hungry'] }, 'body.tags.0'],
      ['a 2,001-character reason', { why: 'x'.repeat(2001) }, 'body.why'],
      ['an id that is not a UUID', { moodId: '7' }, 'body.moodId'],
    ])('is refused with %s', async (_, changes, path) => {
      const logged = await submit(ada);
      expect(await correct(ada, changes)).toMatchObject({
        status: 400,
        body: { code: 'invalid', issues: [{ path }] },
      });
      expect(await all(ada)).toEqual([logged.body]);
      expect(await all(ben)).toEqual([]);
    });
  });

  describe('of a distraction', () => {
    const log = (person: Person, more: Readonly<Record<string, unknown>> = {}) =>
      person.call(distractionEndpoints.log, {
        body: aDistraction(person.userId, { id: A_UUID, ...more }),
      });
    const correct = (person: Person, type: string, distractionId = A_UUID) =>
      person.call(distractionEndpoints.correct, {
        body: { userId: person.userId, distractionId, type },
      });
    const remove = (person: Person, distractionId = A_UUID) =>
      person.call(distractionEndpoints.remove, { body: { distractionId } });
    const all = async (person: Person, query: Record<string, string> = {}) =>
      (await person.call(distractionEndpoints.all, { ...own(person), query })).body as object[];
    const counts = async (person: Person) =>
      (await person.call(distractionEndpoints.summary, own(person))).body;

    it('are based on a list of the person’s own distractions, by local date, the earliest first', async () => {
      await log(ada, { id: B_UUID, timestamp: '2026-03-10T08:00:00.000Z' });
      await log(ada, { localDate: '2026-03-09', timestamp: '2026-03-09T20:00:00.000Z' });
      await log(ben, { type: 'People' });
      const ids = async (query?: Record<string, string>) =>
        (await all(ada, query)).map((one) => Object(one).id);
      expect(await ids()).toEqual([A_UUID, B_UUID]);
      expect(await ids({ from: DAY })).toEqual([B_UUID]);
      expect(await ids({ to: '2026-03-09' })).toEqual([A_UUID]);
      expect(await all(ada, { from: DAY })).toEqual([
        { ...aDistraction(ada.userId), id: B_UUID, timestamp: '2026-03-10T08:00:00.000Z' },
      ]);
      expect(await all(ben)).toMatchObject([{ type: 'People' }]);
    });

    it('moves the count to the right type, once, for the person and their viewer', async () => {
      await log(ada);
      await log(ada, { id: B_UUID, type: 'Noise' });
      await log(ben);
      const answers = await Promise.all([1, 2, 3].map(() => correct(ada, 'Noise')));
      for (const answer of answers)
        expect(answer).toMatchObject({
          status: 200,
          body: { ...aDistraction(ada.userId), id: A_UUID, type: 'Noise' },
        });
      expect(await counts(ada)).toEqual([{ _id: 'Noise', count: 2 }]);
      expect((await exported(ada)).distraction_counts).toEqual([{ type: 'Noise', count: 2 }]);
      expect(await seen('distractions')).toMatchObject({ types: [{ type: 'Noise', count: 2 }] });
      expect(await counts(ben)).toEqual([{ _id: 'Phone', count: 1 }]);
    });

    it('gives the count back, once, also when two devices delete at the same time', async () => {
      await log(ada);
      await log(ada, { id: B_UUID });
      await log(ada, { id: C_UUID, type: 'Noise' });
      await log(ben);
      const answers = await Promise.all([remove(ada), remove(ada), remove(ada, C_UUID)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 404]);
      expect(await counts(ada)).toEqual([{ _id: 'Phone', count: 1 }]);
      expect(await seen('distractions')).toMatchObject({ types: [{ type: 'Phone', count: 1 }] });
      expect(
        await distractionStore(world.database).recent(ada.userId as UserId, '2026-03-01'),
      ).toHaveLength(1);
      await remove(ada, B_UUID);
      expect(await counts(ada)).toEqual([]);
      expect(await counts(ben)).toEqual([{ _id: 'Phone', count: 1 }]);
    });

    it('loses no count while others are logged, corrected and deleted', async () => {
      const ids = Array.from({ length: 12 }, () => crypto.randomUUID());
      for (const id of ids) await log(ada, { id });
      await log(ben);
      await Promise.all([
        ...ids.slice(0, 4).map((id) => remove(ada, id)),
        ...ids.slice(4, 8).map((id) => correct(ada, 'People', id)),
        ...Array.from({ length: 4 }, () => log(ada, { id: crypto.randomUUID() })),
      ]);
      expect(await counts(ada)).toEqual([
        { _id: 'Phone', count: 8 },
        { _id: 'People', count: 4 },
      ]);
      expect(await counts(ben)).toEqual([{ _id: 'Phone', count: 1 }]);
    });

    it('is refused for somebody else’s distraction, for one that is gone, and for an unknown type', async () => {
      await log(ada);
      for (const answer of [await correct(ben, 'Noise'), await remove(ben)])
        expect(answer).toMatchObject({
          status: 404,
          body: { message: 'This distraction no longer exists.' },
        });
      expect((await correct(ada, 'Hunger')).status).toBe(400);
      expect(await counts(ada)).toEqual([{ _id: 'Phone', count: 1 }]);
      await remove(ada);
      expect((await correct(ada, 'Noise')).status).toBe(404);
      expect(await counts(ada)).toEqual([]);
      expect(await counts(ben)).toEqual([]);
    });
  });

  it('of an urge changes the answers, but neither the time nor the wait, and nobody else’s', async () => {
    const kept = await ada.call(urgeEndpoints.keep, { body: anUrge(ada.userId, { id: A_UUID }) });
    await ben.call(urgeEndpoints.keep, { body: anUrge(ben.userId, { id: B_UUID }) });
    const correct = (
      person: Person,
      urgeId: string,
      more: Readonly<Record<string, unknown>> = {},
    ) =>
      person.call(urgeEndpoints.correct, {
        body: { userId: person.userId, urgeId, ...urgeAnswers(more) },
      });
    const expected = { ...Object(kept.body), ...urgeAnswers() };
    for (const answer of [await correct(ada, A_UUID), await correct(ada, A_UUID)])
      expect(answer).toMatchObject({ status: 200, body: expected });
    const others = { minutes: 10, waitedSeconds: 1, startedAt: '2026-03-09T09:30:00.000Z' };
    expect((await correct(ada, A_UUID, others)).body).toEqual(expected);
    expect((await correct(ada, A_UUID, { before: 11 })).status).toBe(400);
    expect((await correct(ben, A_UUID)).status).toBe(404);
    expect((await ada.call(urgeEndpoints.all, own(ada))).body).toEqual([expected]);
    expect((await ben.call(urgeEndpoints.all, own(ben))).body).toMatchObject([{ before: 8 }]);
  });
});
