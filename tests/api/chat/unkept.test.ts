import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { chatEndpoints } from '#contract/chat/chat.ts';
import {
  addStep,
  buildLadder,
  pageOf,
  said,
  setStoring,
  textsOf,
} from '#tests/api/support/chat-world.ts';
import { type Person, type TestApp, testApp } from '#tests/api/support/test-app.ts';
import { ENGINES } from '#tests/support/database/engines.ts';

const CRISIS = 'I want to kill myself tonight';
const FEAR = 'germs on door handles';

describe.each(ENGINES)('failed and concurrent chat writes on %s', (engine) => {
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

  afterEach(() => vi.restoreAllMocks());

  /** Makes every later transaction roll back at its end, as on a full disk. */
  const failCommits = (): void => {
    const { db } = world.database;
    const begin = db.transaction.bind(db);
    vi.spyOn(db, 'transaction').mockImplementation(() => {
      const begun = begin();
      const execute: typeof begun.execute = (work) =>
        begun.execute(async (tx) => {
          await work(tx);
          throw new Error('The database or disk is full.');
        });
      return Object.assign(Object.create(begun), { execute });
    });
  };

  it('processes a turn that could not be stored as a whole when it is sent again', async () => {
    const id = randomUUID();
    for (const person of [ada, ben]) await setStoring(person, false);
    failCommits();
    expect(await said(ada, CRISIS, { id })).toMatchObject({
      stored: false,
      safety: { showsCrisis: true },
    });
    vi.restoreAllMocks();
    expect((await pageOf(ada)).watch).toBe('none');
    expect(await said(ada, CRISIS, { id })).toMatchObject({ messageId: id, watch: 'open' });
    expect((await pageOf(ada)).watch).toBe('open');
    expect((await pageOf(ben)).watch).toBe('none');
  });

  it('forgets nothing in a change that could not be stored', async () => {
    for (const person of [ada, ben]) {
      await setStoring(person, false);
      await said(person, 'Slow breathing');
    }
    const told = await said(ada, 'The weather is grey');
    const params = { userId: ada.userId, messageId: told.messageId };
    failCommits();
    expect((await setStoring(ada, true)).status).toBe(500);
    for (const endpoint of [chatEndpoints.deleteMessage, chatEndpoints.deleteConversation])
      expect((await ada.call(endpoint, { params })).status).toBe(500);
    vi.restoreAllMocks();
    expect(await said(ada, 'The weather is grey', { id: told.messageId })).toEqual(told);
    for (const person of [ada, ben]) {
      const { reply, stored } = await said(person, 'what');
      expect(reply.quickReplies).toContain('Stop here');
      expect(stored).toBe(false);
      expect(await textsOf(person)).toEqual([]);
    }
  });

  it('answers simultaneous messages one after the other', async () => {
    for (const person of [ada, ben]) {
      await setStoring(person, false);
      await said(person, 'Slow breathing');
    }
    // The messages may be processed in any order.
    await Promise.all([said(ada, 'Stop here'), said(ada, 'what'), said(ben, 'what')]);
    expect((await said(ada, 'what')).reply.quickReplies).not.toContain('Stop here');
    expect((await said(ben, 'what')).reply.quickReplies).toContain('Stop here');
  });

  it('keeps a stored ladder that is worked on once, in its last state', async () => {
    for (const person of [ada, ben]) await buildLadder(person);
    await setStoring(ada, false);
    await addStep(ada, 'touch the handle of the bus', 40);
    await said(ada, 'Stop here');
    await said(ben, 'Stop here');
    const ladderOf = async (person: Person) => {
      const { reply } = await said(person, 'Work on a fear in steps');
      expect(reply.quickReplies.slice(0, 2)).toEqual([FEAR, 'A new fear']);
      return JSON.stringify((await said(person, FEAR)).reply);
    };
    expect(await ladderOf(ada)).toContain('touch the handle of the bus');
    expect(await ladderOf(ben)).not.toContain('touch the handle of the bus');
  });
});
