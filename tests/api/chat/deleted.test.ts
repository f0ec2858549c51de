import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chatEndpoints } from '#contract/chat/chat.ts';
import type { Endpoint } from '#contract/shared/endpoint.ts';
import type { Ladder } from '#domain/chat/skills/exposure/ladder.ts';
import { DAY_MS, HOUR_MS } from '#domain/shared/time/durations.ts';
import {
  addStep,
  buildLadder,
  pageOf,
  said,
  setStoring,
  textsOf,
  write,
} from '#tests/api/support/chat-world.ts';
import { type Person, type TestApp, testApp } from '#tests/api/support/test-app.ts';
import { ENGINES } from '#tests/support/database/engines.ts';

const BOSS = 'My boss shouted at me and I am so angry about work';
const SECRET = 'Xylophones were played in the hall at noon.';
const CRISIS = 'My dad hits me';

describe.each(ENGINES)('deleting chat data on %s', (engine) => {
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
  const removeMessage = async (person: Person, messageId: string): Promise<number> =>
    (await person.call(chatEndpoints.deleteMessage, { params: { messageId } })).status;
  const laddersOf = async (person: Person) =>
    (await own(person, chatEndpoints.ladders)) as Ladder[];
  const removeLadder = async (person: Person, ladderId: string): Promise<number> =>
    (await person.call(chatEndpoints.deleteLadder, { params: { ladderId } })).status;
  const anythingAsked = async (person: Person, messages: number): Promise<boolean> => {
    const answers = [];
    for (let turn = 0; turn < messages; turn += 1)
      answers.push(await said(person, `The bus came at ${turn} today`));
    return answers.some(({ answeredBy }) => answeredBy === 'safety');
  };

  it('removes a message with its answer, which may quote it, and its triggers, by its person only', async () => {
    for (const key of ['messageId', 'botMessageId'] as const) {
      const turn = await said(ada, `${BOSS}. ${SECRET}`);
      const begun = await said(ada, 'Get started on a task');
      const quoting = await said(ada, SECRET);
      const left = await said(ada, 'stop');
      for (const other of [begun, left]) expect(await removeMessage(ada, other[key])).toBe(200);
      expect(quoting.botResponse).toContain('Xylophones');
      expect(await triggersOf(ada)).not.toEqual([]);
      expect(await removeMessage(ben, turn[key])).toBe(404);
      expect(await removeMessage(ada, quoting[key])).toBe(200);
      expect(await removeMessage(ada, turn[key].toUpperCase())).toBe(200);
      expect(await triggersOf(ada)).toEqual([]);
      expect(await textsOf(ada)).toEqual([]);
      expect(await removeMessage(ada, turn[key])).toBe(404);
    }
    const rows = await world.database.db.selectFrom('chat_messages').select('text').execute();
    expect(JSON.stringify(rows)).not.toContain('Xylophones');
  });

  it('removes an unsaved message with its answer', async () => {
    await setStoring(ada, false);
    const turn = await said(ada, SECRET);
    expect(await removeMessage(ben, turn.messageId)).toBe(404);
    expect(await removeMessage(ada, turn.botMessageId)).toBe(200);
    expect(await removeMessage(ada, turn.messageId)).toBe(404);
    const rows = await world.database.db.selectFrom('chat_deleted').selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/xylophone/i);
  });

  it.each([true, false])(
    'removes a message with everything named in it; stored: %s',
    async (storing) => {
      const list = 'I have too much to do: xylophone, landlord, tax';
      for (const person of [ada, ben]) {
        await setStoring(person, storing);
        const turn = await said(person, list);
        expect(turn.reply.parts[0]).toMatchObject({ things: ['xylophone', 'landlord', 'tax'] });
        if (person === ada) expect(await removeMessage(ada, turn.messageId)).toBe(200);
      }
      const more = 'I have too much to do: laundry, gym, groceries';
      expect(JSON.stringify(await said(ada, more))).not.toContain('xylophone');
      expect(JSON.stringify(await said(ben, more))).toContain('xylophone');
    },
  );

  it('does not bring a message back when it is sent again, stored or not', async () => {
    const refused = { status: 409, body: { code: 'conflict' } };
    for (const storing of [true, false]) {
      await setStoring(ada, storing);
      const { messageId: id, botMessageId } = await said(ada, BOSS);
      const { messageId: other } = await said(ada, SECRET);
      expect(await removeMessage(ada, botMessageId)).toBe(200);
      expect(await write(ada, BOSS, { id })).toMatchObject(refused);
      await own(ada, chatEndpoints.deleteConversation);
      for (const one of [id, other.toUpperCase()])
        expect(await write(ada, SECRET, { id: one })).toMatchObject(refused);
      expect(await textsOf(ada)).toEqual([]);
      expect(await triggersOf(ada)).toEqual([]);
      // Ben can use the ids of another person’s messages.
      expect((await said(ben, BOSS, { id })).messageId).toBe(id);
    }
    expect(await textsOf(ben)).toHaveLength(4);
  });

  it('rejects a deleted message that is still in transit', async () => {
    const id = randomUUID();
    expect(await removeMessage(ada, id)).toBe(404);
    expect((await write(ada, SECRET, { id })).status).toBe(409);
    expect(await textsOf(ada)).toEqual([]);
    expect((await said(ben, SECRET, { id })).stored).toBe(true);
  });

  it('remembers the id of a message for thirty more days and then forgets it', async () => {
    const idsOf = async (person: Person) =>
      (
        await world.database.db
          .selectFrom('chat_deleted')
          .select('turn_id')
          .where('user_id', '=', person.userId)
          .execute()
      ).map(({ turn_id }) => turn_id);
    const early = randomUUID();
    const late = randomUUID();
    for (const person of [ada, ben]) await removeMessage(person, early);
    world.clock.ms += 29 * DAY_MS;
    await removeMessage(ada, late);
    expect((await idsOf(ada)).toSorted()).toEqual([early, late].toSorted());
    world.clock.ms += 2 * DAY_MS;
    await own(ada, chatEndpoints.deleteConversation);
    expect(await idsOf(ada)).toEqual([late]);
    expect(await idsOf(ben)).toEqual([early]);
  });

  it('ends every activity with the conversation and stays silent, though danger is still watched', async () => {
    await said(ada, 'Slow breathing');
    await said(ada, CRISIS);
    await said(ben, CRISIS);
    await own(ada, chatEndpoints.deleteConversation);
    expect(await textsOf(ada)).toEqual([]);
    world.clock.ms += HOUR_MS;
    expect((await pageOf(ada)).checkIn).toBeNull();
    expect((await pageOf(ben)).checkIn).not.toBeNull();
    const { answeredBy, reply } = await said(ada, 'go on');
    expect(answeredBy).toBe('coach');
    expect(reply.quickReplies).not.toContain('Stop here');
    expect((await said(ada, 'I am not in danger')).answeredBy).toBe('coach');
    expect(await anythingAsked(ada, 6)).toBe(false);
    // The guard is still alert, so the chat does not start exercises that could be a strain.
    expect((await said(ada, 'Work on a fear in steps')).reply.quickReplies).not.toContain(
      'Stop here',
    );
    await said(ada, CRISIS);
    world.clock.ms += HOUR_MS;
    expect((await pageOf(ada)).checkIn).not.toBeNull();
  });

  it('stays silent, too, after the only turn with danger is deleted', async () => {
    const told = await said(ada, CRISIS);
    const other = await said(ben, 'I like tea');
    await said(ben, CRISIS);
    expect(await removeMessage(ada, told.messageId)).toBe(200);
    expect(await removeMessage(ben, other.messageId)).toBe(200);
    world.clock.ms += HOUR_MS;
    expect((await pageOf(ada)).checkIn).toBeNull();
    expect((await pageOf(ben)).checkIn).not.toBeNull();
  });

  it('removes a ladder by its person only, and work on it does not bring it back', async () => {
    for (const left of [[], ['Stop here']]) {
      await buildLadder(ada);
      for (const text of left) await said(ada, text);
      const [ladder] = await laddersOf(ada);
      expect(ladder?.rungs.map(({ distress }) => distress)).toEqual([30, 50, 80]);
      expect(await laddersOf(ben)).toEqual([]);
      expect(await removeLadder(ben, ladder?.id ?? '')).toBe(404);
      expect(await removeLadder(ada, ladder?.id ?? '')).toBe(200);
      await addStep(ada, 'touch the handle of the bus', 40);
      await said(ada, 'go on');
      expect(await laddersOf(ada)).toEqual([]);
      const standings = await world.database.db
        .selectFrom('chat_conversations')
        .select('coach_state')
        .where('user_id', '=', ada.userId)
        .execute();
      expect(JSON.stringify(standings)).not.toContain(ladder?.id ?? '');
    }
  });

  it('removes a ladder from unsaved state too', async () => {
    await buildLadder(ada);
    await setStoring(ada, false);
    await addStep(ada, 'touch the handle of the bus', 40);
    const [ladder] = await laddersOf(ada);
    expect(await removeLadder(ben, ladder?.id ?? '')).toBe(404);
    expect(await removeLadder(ada, ladder?.id ?? '')).toBe(200);
    await said(ada, 'Stop here');
    const begun = await said(ada, 'Work on a fear in steps');
    expect(begun.reply.quickReplies).not.toContain('germs on door handles');
    await setStoring(ada, true);
    expect(await laddersOf(ada)).toEqual([]);
  });

  it('cannot open an unsaved conversation without its key, and forgets it after just over an hour', async () => {
    for (const person of [ada, ben]) {
      await setStoring(person, false);
      await said(person, 'Slow breathing');
    }
    const talkKey = randomBytes(32).toString('base64url');
    expect((await said(ada, 'what', { talkKey })).reply.quickReplies).not.toContain('Stop here');
    world.clock.ms += HOUR_MS;
    expect((await said(ben, 'what')).reply.quickReplies).toContain('Stop here');
    world.clock.ms += 1.1 * HOUR_MS;
    expect((await said(ben, 'what')).reply.quickReplies).not.toContain('Stop here');
  });
});
