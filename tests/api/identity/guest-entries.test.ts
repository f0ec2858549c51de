import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { guestEntryEndpoints } from '#contract/accounts/guest-entries.ts';
import { endpoints } from '#contract/endpoints.ts';
import { identityEndpoints, type SignedIn } from '#contract/identity.ts';
import { moodEndpoints } from '#contract/mood.ts';
import { DAY_MS } from '#domain/shared/time/durations.ts';
import { buildApp } from '#server/app.ts';
import {
  A_UUID,
  aDistraction,
  aMessage,
  aMood,
  aTask,
  aWeeklyQuiz,
  someComfort,
} from '#tests/api/support/examples.ts';
import { aGoal, aGoalRating } from '#tests/api/support/goal-examples.ts';
import { aRoutine } from '#tests/api/support/routine-examples.ts';
import { type Answer, type Person, type TestApp, testApp } from '#tests/api/support/test-app.ts';
import { ENGINES } from '#tests/support/database/engines.ts';

const OTHER_UUID = '0f6a2f7e-8d7f-4b2e-9f7d-2f0f6a1c3b5d';

describe.each(ENGINES)('a guest’s entries on %s', (engine) => {
  let world: TestApp;
  let ada: Person;
  let guest: Person;
  let count = 0;

  beforeAll(async () => {
    world = await testApp(engine);
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    count += 1;
    ada = await world.signUp(`ada${count}@example.org`);
    guest = await world.guest();
  });

  const caller = (answer: Answer) =>
    world.caller(String([answer.headers['set-cookie']].flat()[0]).split(';', 1)[0]);
  /** Logs Ada in on a device where the guest is signed in. */
  const logInOver = async (cookie = guest.cookie) => {
    const body = { email: ada.email, password: ada.password };
    const answer = await world.caller(cookie).call(identityEndpoints.login, { body });
    return { ...caller(answer), leftGuest: (answer.body as SignedIn).leftGuest };
  };
  const moodsOf = async (userId: string) =>
    world.database.db.selectFrom('mood_logs').selectAll().where('user_id', '=', userId).execute();
  const keepHouse = async () => {
    const config = { publicUrl: null, trustProxy: false, logLevel: 'silent' } as const;
    const next = await buildApp({ config, database: world.database, now: () => world.clock.ms });
    await next.ready();
    await next.close();
  };

  it('are offered after a login from the guest session, which ends, and to nobody else', async () => {
    await guest.call(moodEndpoints.submit, { body: aMood(guest.userId) });
    const ben = await world.signUp(`ben${count}@example.org`);
    expect((await logInOver(ben.cookie)).leftGuest).toBeUndefined();
    const there = await logInOver();
    expect(there.leftGuest).toEqual({ guestId: guest.userId, hasEntries: true });
    expect((await guest.call(identityEndpoints.me)).status).toBe(401);
    const leftAt = new Date(world.clock.ms).toISOString();
    const deletedAt = new Date(world.clock.ms + 30 * DAY_MS).toISOString();
    expect((await there.call(guestEntryEndpoints.offered)).body).toEqual([
      { guestId: guest.userId, leftAt, deletedAt },
    ]);
    const body = { guestId: guest.userId };
    expect((await ben.call(guestEntryEndpoints.offered)).body).toEqual([]);
    for (const endpoint of [guestEntryEndpoints.take, guestEntryEndpoints.remove]) {
      expect((await ben.call(endpoint, { body })).status).toBe(404);
    }
    expect(await moodsOf(guest.userId)).toHaveLength(1);
  });

  it('are moved to the account once, which keeps its own entries', async () => {
    for (const [person, id, word] of [
      [ada, A_UUID, 'of Ada'],
      [guest, OTHER_UUID, 'of the guest'],
    ] as const) {
      const { userId } = person;
      const params = { userId };
      await person.call(moodEndpoints.submit, { body: aMood(userId, { id, why: word }) });
      await person.call(endpoints.tasks.add, { body: aTask(userId, { id, title: word }) });
      await person.call(endpoints.distraction.log, { body: aDistraction(userId) });
      await person.call(endpoints.quiz.submitWeekly, { body: aWeeklyQuiz(userId) });
      await person.call(endpoints.chat.analyze, { body: aMessage(userId, { id }) });
      await person.call(endpoints.comfort.save, { params, body: someComfort });
    }
    const { userId } = guest;
    // Use the same ids as Ada’s entries, with other content.
    await guest.call(moodEndpoints.submit, { body: aMood(userId, { id: A_UUID, why: 'Mine' }) });
    await guest.call(endpoints.routines.save, { body: aRoutine(userId) });
    await guest.call(endpoints.goals.save, { body: aGoal(userId) });
    await guest.call(endpoints.goals.rate, { body: aGoalRating(userId) });
    const topics = { topics: ['OCD' as const] };
    await guest.call(endpoints.follow.save, { params: { userId }, body: topics });
    await ada.call(endpoints.follow.save, {
      params: { userId: ada.userId },
      body: { isWelcomed: true },
    });
    const quizzes = () =>
      world.database.db
        .selectFrom('weekly_quizzes')
        .selectAll()
        .where('user_id', '=', ada.userId)
        .execute();
    const before = await quizzes();

    const there = await logInOver();
    const body = { guestId: userId };
    expect((await there.call(guestEntryEndpoints.take, { body })).status).toBe(200);
    const moods = await moodsOf(ada.userId);
    expect(moods.map(({ why }) => why).sort()).toEqual(['of Ada', 'of the guest']);
    expect(await quizzes()).toEqual(before);
    const params = { userId: ada.userId };
    // Ada had not chosen topics to follow, so she gets the topics of the guest.
    expect((await there.call(endpoints.follow.read, { params })).body).toEqual({
      follow: { ...topics, isWelcomed: true },
    });
    const tasks = JSON.stringify((await there.call(endpoints.tasks.all, { params })).body);
    expect(tasks).toContain('of Ada');
    expect(tasks).toContain('of the guest');
    const { db } = world.database;
    const said = await db
      .selectFrom('chat_messages')
      .select(['id', 'position'])
      .where('user_id', '=', ada.userId)
      .where('sender', '=', 'person')
      .execute();
    expect(said.map(({ id }) => id).sort()).toEqual([A_UUID, OTHER_UUID].sort());
    expect(new Set(said.map(({ position }) => position)).size).toBe(2);
    for (const table of ['goals', 'goal_ratings', 'routines', 'distraction_counts'] as const) {
      const rows = await db
        .selectFrom(table)
        .selectAll()
        .where('user_id', '=', ada.userId)
        .execute();
      expect(rows, table).toHaveLength(1);
      if (table === 'distraction_counts') expect(rows).toMatchObject([{ count: 2 }]);
    }

    // The guest no longer exists, so the entries cannot be moved twice.
    expect((await there.call(guestEntryEndpoints.take, { body })).status).toBe(404);
    expect((await there.call(guestEntryEndpoints.offered)).body).toEqual([]);
    const left = await world.database.db
      .selectFrom('users')
      .select('id')
      .where('id', '=', userId)
      .execute();
    expect(left).toEqual([]);
  });

  it('are deleted on request, and otherwise 30 days after the guest session ended', async () => {
    await guest.call(moodEndpoints.submit, { body: aMood(guest.userId) });
    const second = await world.guest();
    await second.call(moodEndpoints.submit, { body: aMood(second.userId) });
    const there = await logInOver();
    await logInOver(second.cookie);
    const body = { guestId: second.userId };
    expect((await there.call(guestEntryEndpoints.remove, { body })).status).toBe(200);
    expect(await moodsOf(second.userId)).toEqual([]);

    world.clock.ms += 29 * DAY_MS;
    await keepHouse();
    expect(await moodsOf(guest.userId)).toHaveLength(1);
    world.clock.ms += 2 * DAY_MS;
    await keepHouse();
    expect(await moodsOf(guest.userId)).toEqual([]);
  });

  it('are offered once when two people log in from the guest session simultaneously, and both are logged in', async () => {
    await guest.call(moodEndpoints.submit, { body: aMood(guest.userId) });
    const both = await Promise.all([logInOver(), logInOver()]);
    for (const there of both) expect((await there.call(identityEndpoints.me)).status).toBe(200);
    const offers = (await both[0]?.call(guestEntryEndpoints.offered))?.body;
    expect(offers).toMatchObject([{ guestId: guest.userId }]);
  });

  it('can be claimed by nobody else once the guest has become an account', async () => {
    await guest.call(moodEndpoints.submit, { body: aMood(guest.userId) });
    const there = await logInOver();
    const { db } = world.database;
    await db.updateTable('users').set({ role: 'person' }).where('id', '=', guest.userId).execute();
    expect((await there.call(guestEntryEndpoints.offered)).body).toEqual([]);
    const body = { guestId: guest.userId };
    for (const endpoint of [guestEntryEndpoints.take, guestEntryEndpoints.remove]) {
      expect((await there.call(endpoint, { body })).status).toBe(404);
    }
    expect(await moodsOf(guest.userId)).toHaveLength(1);
  });

  it('are reported as none if the guest entered nothing, and are offered after a signup too', async () => {
    expect((await logInOver()).leftGuest).toEqual({ guestId: guest.userId, hasEntries: false });
    const other = await world.guest();
    await other.call(moodEndpoints.submit, { body: aMood(other.userId) });
    const body = { name: 'Ben', email: `ben${count}@example.org`, password: 'long enough' };
    const answer = await world.caller(other.cookie).call(identityEndpoints.signup, { body });
    expect(answer.body).toMatchObject({ leftGuest: { guestId: other.userId, hasEntries: true } });
    const { userId } = answer.body as SignedIn;
    const take = { body: { guestId: other.userId } };
    expect((await caller(answer).call(guestEntryEndpoints.take, take)).status).toBe(200);
    expect(await moodsOf(userId)).toHaveLength(1);
  });
});
