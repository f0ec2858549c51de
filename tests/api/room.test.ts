import { afterEach, describe, expect, it } from 'vitest';
import { attentionEndpoints } from '#contract/attention/attention.ts';
import { chatEndpoints } from '#contract/chat/chat.ts';
import { dataEndpoints } from '#contract/data.ts';
import { identityEndpoints } from '#contract/identity.ts';
import { moodEndpoints } from '#contract/mood.ts';
import { taskEndpoints } from '#contract/tasks.ts';
import { DAY_MS } from '#domain/shared/time/durations.ts';
import { KIND_OF_TABLE, QUOTAS } from '#server/db/usage/quotas.ts';
import { aRun } from '#tests/api/support/attention-examples.ts';
import { aMessage, aMood, aTask } from '#tests/api/support/examples.ts';
import { sendExport } from '#tests/api/support/send-export.ts';
import { type Person, type TestApp, testApp } from '#tests/api/support/test-app.ts';
import { ENGINES } from '#tests/support/database/engines.ts';

const MEASURED_AGAIN_MS = 600_001;
/** Tables that are not counted: accounts, and server data about them with a fixed number of rows. */
const NOT_COUNTED = [
  'guest_offers',
  'known_devices',
  'mail_links',
  'mails',
  'oidc_confirmations',
  'oidc_identities',
  'oidc_logins',
  'passkey_challenges',
  'passkeys',
  'password_codes',
  'recovery_codes',
  'second_factors',
  'sessions',
  'therapists',
  'usage',
];

describe.each(ENGINES)('a person’s quota on %s', (engine) => {
  let world: TestApp;
  afterEach(() => world.close());

  const log = (person: Person, length = 400) =>
    person.call(moodEndpoints.submit, {
      body: aMood(person.userId, { id: crypto.randomUUID(), why: 'x'.repeat(length) }),
    });
  const say = (person: Person, text: string) =>
    person.call(chatEndpoints.analyze, {
      body: aMessage(person.userId, { id: crypto.randomUUID(), text }),
    });
  /** Logs moods until the server refuses one. Returns the number of accepted moods. */
  const fill = async (person: Person): Promise<number> => {
    for (let times = 0; ; times += 1) {
      const answer = await log(person);
      if (answer.status === 413) return times;
      expect(answer.status).toBe(201);
    }
  };

  it.each([
    ['at one address within a day', { guestsOfNetworkADay: 20_000 }],
    ['everywhere', { guests: 20_000 }],
  ])('limits all guests together %s, but not people with accounts', async (_, bound) => {
    world = await testApp(engine, { quotas: { ...QUOTAS, ...bound } });
    const [ada, ben] = [await world.guest(), await world.guest()];
    const cleo = await world.signUp('cleo@example.org');
    const logAt = (person: Person, address = '2001:db8:1:2::3') =>
      person.call(moodEndpoints.submit, {
        body: aMood(person.userId, { id: crypto.randomUUID(), why: 'x'.repeat(400) }),
        headers: { 'x-forwarded-for': address },
      });
    let [taken, refused] = [0, 0];
    for (let times = 0; times < 40; times += 1) {
      const { status, headers } = await logAt(times % 2 === 0 ? ada : ben);
      if (status === 201) taken += 1;
      else {
        expect(status).toBe(429);
        expect(headers['retry-after']).toBeDefined();
        refused += 1;
      }
    }
    expect(taken).toBeGreaterThan(20);
    expect(refused).toBeGreaterThan(5);
    // Try another address in the same network, and then another network.
    expect((await logAt(await world.guest(), '2001:db8:1:9::4')).status).toBe(429);
    expect((await logAt(ada, '203.0.113.7')).status).toBe('guests' in bound ? 429 : 201);
    expect((await logAt(cleo)).status).toBe(201);
    world.clock.ms += DAY_MS;
    if (!('guests' in bound)) expect((await logAt(ben)).status).toBe(201);
  });

  it('is not used up by refused calls', async () => {
    world = await testApp(engine, { quotas: { ...QUOTAS, entries: 40_000 } });
    const [ada, ben] = [await world.guest(), await world.guest()];
    const future = aMood(ada.userId, { timestamp: '2099-01-01T00:00:00.000Z' });
    for (let times = 0; times < 40; times += 1) {
      const { status } = await ada.call(moodEndpoints.submit, { body: future });
      expect(status).toBe(400);
    }
    expect((await log(ada)).status).toBe(201);
    expect((await log(ben)).status).toBe(201);
  });

  it('also limits imports', async () => {
    world = await testApp(engine, { quotas: { ...QUOTAS, entries: 400_000 } });
    const [ada, ben] = [await world.signUp('ada@example.org'), await world.signUp('b@example.org')];
    await log(ada, 2000);
    const { body } = await ada.call(identityEndpoints.exportData);
    const [mood] = Object(body).entries.mood_logs;
    const rows = Array.from({ length: 400 }, () => ({ ...mood, id: crypto.randomUUID() }));
    const file = (mood_logs: unknown) =>
      JSON.stringify({ format: 'evenkeel-export', version: 1, entries: { mood_logs } });
    const refused = await sendExport(ada, dataEndpoints.bringBack, file(rows));
    expect(refused).toMatchObject({ status: 413, body: { code: 'too_large' } });
    expect(JSON.stringify(refused.body)).toContain('Everything restored so far stays');
    const kept = await ada.call(moodEndpoints.all, { params: { userId: ada.userId } });
    expect(Object(kept.body).length).toBeGreaterThan(50);
    expect(Object(kept.body).length).toBeLessThan(200);
    const some = file(rows.slice(0, 100));
    for (let times = 0; times < 5; times += 1) {
      expect((await sendExport(ben, dataEndpoints.bringBack, some)).status).toBe(200);
    }
  });

  it('has a limit per kind, for each person separately, and lower for guests', async () => {
    world = await testApp(engine, { quotas: { ...QUOTAS, entries: 40_000 } });
    const [ada, ben] = [await world.signUp('ada@example.org'), await world.guest()];
    const times = await fill(ada);
    expect(times).toBeGreaterThan(30);
    expect(times).toBeLessThan(60);
    const refused = await log(ada);
    expect(refused).toMatchObject({ status: 413, body: { code: 'too_large' } });
    expect(JSON.stringify(refused.body)).toContain('There’s no more room');
    const task = await ada.call(taskEndpoints.add, { body: aTask(ada.userId) });
    expect(task.status).toBe(201);
    const asGuest = await fill(ben);
    expect(asGuest).toBeGreaterThan(2);
    expect(asGuest).toBeLessThan(times / 5);
    const kept = await ada.call(moodEndpoints.all, { params: { userId: ada.userId } });
    expect(kept.body).toHaveLength(times);
  });

  it('has a limit for all kinds together', async () => {
    world = await testApp(engine, { quotas: { ...QUOTAS, all: 20_000 } });
    const ada = await world.signUp('ada@example.org');
    await fill(ada);
    const task = await ada.call(taskEndpoints.add, { body: aTask(ada.userId) });
    expect(task.status).toBe(413);
  });

  it('survives a restart of the count, and is not exceeded by many simultaneous calls', async () => {
    world = await testApp(engine, { quotas: { ...QUOTAS, entries: 40_000 } });
    const ada = await world.signUp('ada@example.org');
    const answers = await Promise.all(Array.from({ length: 100 }, () => log(ada)));
    const taken = answers.filter(({ status }) => status === 201);
    expect(taken.length).toBeGreaterThan(30);
    // Calls in progress during the measurement may be accepted in addition.
    expect(taken.length).toBeLessThan(80);
    world.clock.ms += MEASURED_AGAIN_MS;
    // The measured usage is lower than the count, because each call is counted with a little extra.
    expect(await fill(ada)).toBeLessThan(30);
  });

  it('is freed when something is deleted', async () => {
    world = await testApp(engine, { quotas: { ...QUOTAS, entries: 40_000 } });
    const ada = await world.signUp('ada@example.org');
    await fill(ada);
    world.clock.ms += MEASURED_AGAIN_MS;
    await fill(ada);
    const kept = await ada.call(moodEndpoints.all, { params: { userId: ada.userId } });
    for (const { id } of moodEndpoints.all.reply.parse(kept.body))
      expect((await ada.call(moodEndpoints.remove, { body: { moodId: id } })).status).toBe(200);
    expect((await log(ada)).status).toBe(413);
    world.clock.ms += MEASURED_AGAIN_MS;
    expect(await fill(ada)).toBeGreaterThan(30);
  });

  it('never keeps the chat from answering danger, which then says that it was not saved', async () => {
    world = await testApp(engine, { quotas: { ...QUOTAS, chat: 1_500 } });
    const [ada, ben] = [await world.signUp('ada@example.org'), await world.signUp('ben@b.org')];
    while ((await say(ada, 'I had a long day at work.')).status === 200);
    const answer = await say(ada, 'I am going to kill myself tonight.');
    expect(answer).toMatchObject({
      status: 200,
      body: { stored: false, safety: { response: 'full' } },
    });
    expect(JSON.stringify(answer.body)).toContain('couldn’t save what you wrote just now');
    const other = await say(ben, 'I am going to kill myself tonight.');
    expect(other).toMatchObject({ body: { stored: true, safety: { response: 'full' } } });
    expect(JSON.stringify(other.body)).not.toContain('couldn’t save what you wrote just now');
  });

  it('is not used up by runs of an unknown version', async () => {
    world = await testApp(engine);
    const [ada, ben] = [await world.guest(), await world.guest()];
    const run = (person: Person, count: number, more = {}) =>
      person.call(attentionEndpoints.keepRun, {
        params: { userId: person.userId },
        body: {
          ...aRun(person.userId),
          id: crypto.randomUUID(),
          version: 999,
          events: Array.from({ length: count }, () => ({ type: 'noise', ...more })),
        },
      });
    expect(await run(ada, 1_000)).toMatchObject({ status: 201 });
    expect((await run(ada, 9_000, { word: 'x'.repeat(60) })).status).toBe(400);
    const fields = Array.from({ length: 40 }, (_, index) => [`a${'b'.repeat(index % 20)}`, 1]);
    expect((await run(ada, 1, Object.fromEntries(fields))).status).toBe(400);
    const kept = await ben.call(attentionEndpoints.runs, {
      params: { userId: ben.userId },
      query: { instrument: 'stroop' },
    });
    expect(kept.body).toEqual([]);
  });

  it('counts every table that stores people’s data', async () => {
    world = await testApp(engine);
    const tables = await world.database.db.introspection.getTables();
    const personal = tables
      .filter(({ columns }) => columns.some(({ name }) => name === 'user_id'))
      .map(({ name }) => name);
    expect([...Object.keys(KIND_OF_TABLE), ...NOT_COUNTED].sort()).toEqual(personal.sort());
  });
});
