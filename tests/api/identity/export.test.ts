import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { identityEndpoints, type SignedIn } from '#contract/identity.ts';
import { moodEndpoints } from '#contract/mood.ts';
import { EXPORTED_TABLES } from '#server/features/identity/export-store.ts';
import { aFirstQuiz, aMessage, aMood, aTask } from '#tests/api/support/examples.ts';
import { aGameResult } from '#tests/api/support/game-examples.ts';
import { type Person, type TestApp, testApp } from '#tests/api/support/test-app.ts';
import { ENGINES } from '#tests/support/database/engines.ts';

type Entries = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
interface Exported {
  readonly exportedAt: string;
  readonly account: Pick<SignedIn, 'name' | 'email' | 'role'>;
  readonly entries: Entries;
}

/** What holds nothing that a person entered, keys, or only what is sealed with a key of their device. */
const NOT_EXPORTED = [
  'recovery_codes',
  'second_factors',
  'calendar_feeds',
  'chat_unkept',
  'passkey_challenges',
  'passkeys',
  'push_subscriptions',
  'reminder_deliveries',
  'sessions',
  'usage',
];

describe.each(ENGINES)('the export of all data on %s', (engine) => {
  let world: TestApp;
  let ada: Person;
  let ben: Person;

  beforeAll(async () => {
    world = await testApp(engine);
    ada = await world.signUp('ada@example.org', 'the password of Ada');
    ben = await world.guest();
    for (const person of [ada, ben]) {
      const { userId } = person;
      const why = person === ada ? 'A walk by the river' : 'What Ben wrote';
      await person.call(moodEndpoints.submit, { body: aMood(userId, { why }) });
      const reminders = { atStart: true, minutesBefore: 10 };
      await person.call(endpoints.tasks.add, { body: aTask(userId, { time: '09:00', reminders }) });
      await person.call(endpoints.quiz.submitFirst, { body: aFirstQuiz(userId) });
      await person.call(endpoints.games.keep, { body: aGameResult(userId) });
      await person.call(endpoints.chat.analyze, { body: aMessage(userId) });
    }
  });
  afterAll(() => world.close());

  const exported = async (person: Person): Promise<Exported> => {
    const answer = await person.call(identityEndpoints.exportData);
    expect(answer.status).toBe(200);
    return answer.body as Exported;
  };

  it('has every table with entries of people in it', async () => {
    const tables = await world.database.db.introspection.getTables();
    const personal = tables
      .filter(({ columns }) => columns.some(({ name }) => name === 'user_id'))
      .map(({ name }) => name);
    expect([...EXPORTED_TABLES, ...NOT_EXPORTED].sort()).toEqual(personal.sort());
    expect(Object.keys((await exported(ada)).entries).sort()).toEqual([...EXPORTED_TABLES].sort());
  });

  it('gives a person their own entries as they are, and nothing of anybody else', async () => {
    const { account, entries } = await exported(ada);
    expect(account).toEqual({ name: 'Sam', email: 'ada@example.org', role: 'person' });
    expect(entries.mood_logs).toMatchObject([
      { why: 'A walk by the river', tags: expect.any(Array) },
    ]);
    expect(entries.tasks).toMatchObject([{ reminders: { atStart: true, minutesBefore: 10 } }]);
    expect(entries.first_quizzes).toMatchObject([{ scores: { Autism: expect.any(Number) } }]);
    expect(entries.game_results).toHaveLength(1);
    expect(entries.chat_messages?.length).toBeGreaterThanOrEqual(1);
    const text = JSON.stringify(entries);
    expect(text).not.toContain('What Ben wrote');
    expect(text).not.toContain(ben.userId);
    expect(text).not.toMatch(/argon2|secret_hash/);
  });

  it('works for guests, and asks strangers to sign in', async () => {
    expect((await exported(ben)).account).toEqual({ name: '', email: null, role: 'guest' });
    expect((await world.caller().call(identityEndpoints.exportData)).status).toBe(401);
  });
});
