import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chatEndpoints } from '#contract/chat/chat.ts';
import { identityEndpoints } from '#contract/identity.ts';
import { safetyPlanEndpoints } from '#contract/safety-plan.ts';
import type { Endpoint } from '#contract/shared/endpoint.ts';
import type { UserId } from '#domain/shared/brands.ts';
import { messageStore } from '#server/features/chat/stores/message.ts';
import { addMessages } from '#tests/api/support/chat-rows.ts';
import { buildLadder, pageOf, said, setStoring, textsOf } from '#tests/api/support/chat-world.ts';
import { aPlan, someChatSettings } from '#tests/api/support/examples.ts';
import { type Person, type TestApp, testApp } from '#tests/api/support/test-app.ts';
import { ENGINES } from '#tests/support/database/engines.ts';

const MESSAGES = 5000;
const BOSS = 'My boss shouted at me and I am so angry about work';

describe.each(ENGINES)('stored chat data on %s', (engine) => {
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

  const own = async (person: Person, endpoint: Endpoint): Promise<unknown> =>
    (await person.call(endpoint, { params: { userId: person.userId } })).body;
  const triggersOf = (person: Person) => own(person, chatEndpoints.topTriggers);

  it('is paged by a hundred from a conversation of 5,000 messages, and the database counts its triggers', async () => {
    await addMessages(world.database, ada.userId, MESSAGES);
    await said(ben, 'Something of Ben');
    const seenIds = new Set<string>();
    let before: string | undefined;
    for (let pages = 0; ; pages += 1) {
      const { messages, next } = await pageOf(ada, before);
      expect(messages.length).toBeLessThanOrEqual(100);
      for (const { id } of messages) seenIds.add(id);
      if (next === null) {
        expect(pages).toBe(MESSAGES / 100 - 1);
        break;
      }
      before = next;
    }
    expect(seenIds.size).toBe(MESSAGES);
    const answer = await said(ada, BOSS);
    const { messages } = await pageOf(ada);
    expect(messages[0]).toMatchObject({ id: answer.botMessageId, position: MESSAGES + 2 });
    expect(await triggersOf(ada)).toHaveLength(10);
    expect(await textsOf(ben)).toHaveLength(2);
    let rows = 0;
    const counting = world.database.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        rows += result.rows.length;
        return result;
      },
    });
    expect(await messageStore(counting).topTriggers(ada.userId as UserId)).toEqual(
      await triggersOf(ada),
    );
    expect(rows).toBeLessThan(50);
  });

  it('counts a trigger once per message, most frequent first, with its tone', async () => {
    for (let turn = 0; turn < 3; turn += 1) await said(ada, BOSS);
    await said(ada, 'I had a lovely walk, it was wonderful');
    const found = await triggersOf(ada);
    expect(found).toEqual(
      [...chatEndpoints.topTriggers.reply.parse(found)].sort((a, b) => b.count - a.count),
    );
    const [first] = chatEndpoints.topTriggers.reply.parse(found);
    expect(first).toMatchObject({ count: 3, tone: 'negative', source: 'chat' });
  });

  it('forgets a trigger when the person says so, and keeps the messages and other people’s triggers', async () => {
    await said(ada, BOSS);
    await said(ben, BOSS);
    const [{ trigger } = { trigger: '' }] = chatEndpoints.topTriggers.reply.parse(
      await triggersOf(ada),
    );
    const body = { userId: ada.userId, trigger };
    for (const _ of ['first', 'repeated'])
      expect(await ada.call(chatEndpoints.forgetTrigger, { body })).toMatchObject({ status: 200 });
    expect(JSON.stringify(await triggersOf(ada))).not.toContain(trigger);
    expect(JSON.stringify(await triggersOf(ben))).toContain(trigger);
    expect(await textsOf(ada)).toHaveLength(2);
  });

  it('contains no text while storing is off, and the conversation continues', async () => {
    await said(ada, 'Slow breathing');
    await said(ada, 'Stop here');
    await setStoring(ada, false);
    const id = randomUUID();
    const secret = 'Xylophone secrets of my boss make me so angry';
    const answer = await said(ada, secret, { id });
    expect(answer.stored).toBe(false);
    expect(await said(ada, secret, { id })).toEqual(answer);
    await buildLadder(ada);
    await said(ada, 'Stop here');
    expect((await said(ada, 'go on')).reply.quickReplies).toContain('Stop here');
    expect(await textsOf(ada)).toHaveLength(4);
    expect(await triggersOf(ada)).toEqual([]);
    expect(await own(ada, chatEndpoints.ladders)).toEqual([]);
    const rows = JSON.stringify([
      await world.database.db.selectFrom('chat_conversations').selectAll().execute(),
      await world.database.db.selectFrom('chat_messages').selectAll().execute(),
    ]);
    expect(rows).not.toMatch(/xylophone|handle/i);
    // The guard works as before.
    await said(ada, 'I want to kill myself tonight');
    world.clock.ms += 3_600_000;
    expect((await pageOf(ada)).checkIn).not.toBeNull();
    // Ben’s messages are stored.
    await said(ben, secret);
    expect(await textsOf(ben)).toHaveLength(2);
  });

  it('continues where it was when storing is turned off and on again', async () => {
    await said(ada, 'Slow breathing');
    for (const storing of [false, true]) {
      await setStoring(ada, storing);
      expect((await said(ada, 'what')).reply.quickReplies).toContain('Stop here');
    }
    expect(await textsOf(ada)).toHaveLength(4);
    expect(await textsOf(ben)).toEqual([]);
  });

  it('counts neither its own buttons nor lines of a scene as triggers', async () => {
    for (const text of [
      'Work on a fear in steps',
      'I touched something dirty and will get sick',
      'Stop here',
      'Practice a social scene',
      'My own situation',
      'I wish that my boss were less strict with my homework',
      'Stop here',
    ])
      await said(ada, text);
    expect(await triggersOf(ada)).toEqual([]);
    await said(ben, 'I touched something dirty and will get sick');
    expect(await triggersOf(ben)).not.toEqual([]);
    await said(ada, BOSS);
    expect(await triggersOf(ada)).not.toEqual([]);
  });

  it('is deleted with the account', async () => {
    const eve = await world.signUp(`eve-${engine}@example.org`);
    await said(eve, BOSS);
    await buildLadder(eve);
    const params = { userId: eve.userId };
    await eve.call(safetyPlanEndpoints.change, { params, body: aPlan });
    await eve.call(chatEndpoints.saveSettings, { params, body: someChatSettings });
    const { messageId } = await said(eve, 'Stop here');
    await eve.call(chatEndpoints.deleteMessage, { params: { messageId } });
    await said(ben, BOSS);
    const left = async (userId: string) => {
      const tables = [
        'chat_messages',
        'chat_triggers',
        'chat_conversations',
        'chat_settings',
        'chat_safety_plans',
        'chat_ladders',
        'chat_deleted',
      ] as const;
      const rows = await Promise.all(
        tables.map((table) =>
          world.database.db
            .selectFrom(table)
            .select('user_id')
            .where('user_id', '=', userId)
            .execute(),
        ),
      );
      return rows.map((found) => found.length > 0);
    };
    expect(await left(eve.userId)).toEqual(Array(7).fill(true));
    await eve.call(identityEndpoints.deleteAccount, { body: { password: eve.password } });
    expect(await left(eve.userId)).toEqual(Array(7).fill(false));
    expect(await textsOf(ben)).toHaveLength(2);
  });
});
