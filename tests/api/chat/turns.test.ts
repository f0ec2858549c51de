import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#domain/shared/time/durations.ts';
import { lines, pageOf, said, seen, textsOf, write } from '#tests/api/support/chat-world.ts';
import { type Person, type TestApp, testApp } from '#tests/api/support/test-app.ts';
import { guideContent } from '#tests/support/chat/guide-content.ts';
import { ENGINES } from '#tests/support/database/engines.ts';

const CRISIS = 'I want to kill myself tonight';
const CHECKING = 'I feel sad about the garden today';

describe.each(ENGINES)('the chat without a language model on %s', (engine) => {
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

  it('answers, stores both messages, and shows each person their own', async () => {
    const id = randomUUID();
    const answer = await said(ada, `  ${CHECKING}\r\n`, { id, zone: 'Asia/Tokyo' });
    expect(answer).toMatchObject({ messageId: id, answeredBy: 'coach', stored: true });
    expect(answer.botResponse).toBe(answer.reply.paragraphs.join('\n\n'));
    expect(answer.safety).toMatchObject({ level: 'none', showsCrisis: false });
    await said(ben, 'Something of Ben');
    const { messages, next } = await pageOf(ada);
    expect(next).toBeNull();
    expect(messages).toMatchObject([
      { id: answer.botMessageId, from: 'assistant', text: answer.botResponse, position: 2 },
      { id, from: 'person', text: CHECKING, position: 1, localDate: '2026-03-10', reply: null },
    ]);
    expect(messages[0]?.reply).toEqual(answer.reply);
    expect(await textsOf(ben)).toHaveLength(2);
  });

  it.each(['2026-03-07', '2026-03-13'])(
    'asks to check a clock that says %s, and still answers danger',
    async (localDate) => {
      const more = { localDate, zone: 'Asia/Tokyo' };
      const refused = await write(ada, CHECKING, more);
      expect(refused).toMatchObject({
        status: 400,
        body: {
          message: 'This date isn’t today in your time zone. Check the clock on this device.',
        },
      });
      expect(await said(ada, CRISIS, more)).toMatchObject({
        stored: true,
        safety: { showsCrisis: true },
      });
      const { messages } = await pageOf(ada);
      expect(messages.map((message) => message.localDate)).toEqual(['2026-03-10', '2026-03-10']);
      // People can also answer the question about danger.
      await said(ada, 'I want to die', more);
      expect(await said(ada, 'Yes', more)).toMatchObject({
        stored: true,
        safety: { showsCrisis: true },
      });
      expect(await write(ben, 'Yes', more)).toMatchObject({ status: 400 });
      expect(await said(ben, CHECKING)).toMatchObject({ stored: true });
    },
  );

  it('runs a skill step by step, leaves it, and resumes it', async () => {
    const begun = await said(ada, 'Slow breathing');
    expect(begun.reply.quickReplies).toContain('Stop here');
    await said(ada, 'Stop here');
    const resumed = await said(ada, 'go on');
    expect(resumed.reply.quickReplies).toContain('Stop here');
    expect(resumed.reply.parts).toEqual(begun.reply.parts);
    // Ben never started a skill.
    expect((await said(ben, 'go on')).reply.quickReplies).not.toContain('Stop here');
  });

  it('accepts a message with the same id once, also when it arrives many times simultaneously', async () => {
    const id = randomUUID();
    const answers = await Promise.all(
      [id, id.toUpperCase(), id, id].map((one) => said(ada, CHECKING, { id: one })),
    );
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await said(ada, 'Another text', { id })).toEqual(answers[0]);
    expect(await textsOf(ada)).toEqual([CHECKING, answers[0]?.botResponse]);
    // Ben can use the id of another person’s message.
    expect((await said(ben, CHECKING, { id })).botMessageId).not.toBe(answers[0]?.botMessageId);
  });

  it('refuses the id of an answer', async () => {
    const { botMessageId } = await said(ada, CHECKING);
    expect((await write(ada, 'Hello', { id: botMessageId })).status).toBe(409);
    expect(await textsOf(ada)).toHaveLength(2);
    expect(await textsOf(ben)).toEqual([]);
  });

  it('processes messages from two tabs one after the other', async () => {
    const texts = Array.from({ length: 12 }, (_, index) => `Message number ${index} of today`);
    await Promise.all(texts.map((text) => said(ada, text)));
    const { messages } = await pageOf(ada);
    expect(messages.map(({ position }) => position)).toEqual(
      Array.from({ length: 24 }, (_, index) => 24 - index),
    );
    const kept = messages.filter(({ from }) => from === 'person').map(({ text }) => text);
    expect(kept.toSorted()).toEqual(texts.toSorted());
    for (const [index, { from }] of messages.entries())
      expect(from).toBe(index % 2 === 0 ? 'assistant' : 'person');
  });

  it('gives the fixed answer in danger, suspends a skill, and asks again later', async () => {
    await said(ada, 'Slow breathing');
    const raised = await said(ada, CRISIS);
    expect(raised).toMatchObject({
      answeredBy: 'safety',
      safety: { level: 'high', category: 'suicide', kind: 'own', showsCrisis: true },
    });
    expect(raised.safety.offers).toEqual(expect.arrayContaining(['plan', 'grounding', 'lines']));
    expect(raised.reply.quickReplies).not.toContain('Stop here');
    const denied = await said(ada, 'No, I am safe now');
    expect(denied).toMatchObject({ answeredBy: 'safety', safety: { showsCrisis: true } });
    const later = [];
    for (const text of ['The weather is grey', 'I ate soup', 'The bus was late', 'I like tea'])
      later.push(await said(ada, text));
    expect(
      later.some(({ answeredBy, safety }) => answeredBy === 'safety' && safety.showsCrisis),
    ).toBe(true);
    // Other people are not asked the question about danger.
    expect((await said(ben, 'I ate soup')).answeredBy).toBe('coach');
  });

  it.each([
    ['my boyfriend hits me', ['violence', 'children', 'lines']],
    ['i took all my pills', ['poison', 'lines']],
    [CRISIS, ['lines']],
  ])(
    'offers the fitting lines before the general ones, then and later: %s',
    async (text, lines) => {
      const known = ['violence', 'children', 'poison', 'lines'];
      const linesIn = (offers: readonly string[] | undefined) =>
        offers?.filter((one) => known.includes(one));
      expect(linesIn((await said(ada, text)).safety.offers)).toEqual(lines);
      expect(linesIn((await said(ada, 'I do not know')).safety.offers)).toEqual(lines);
      const { messages } = await pageOf(ada);
      expect(linesIn(messages[0]?.safety.offers)).toEqual(lines);
      world.clock.ms += HOUR_MS;
      expect((await pageOf(ada)).checkIn).toMatchObject({ offers: expect.arrayContaining(lines) });
    },
  );

  it('asks on the page how things are when a person comes back after danger', async () => {
    await said(ada, CRISIS);
    await said(ben, CHECKING);
    expect((await pageOf(ada)).checkIn).toBeNull();
    world.clock.ms += HOUR_MS;
    expect((await pageOf(ada)).checkIn).toMatchObject({
      text: expect.stringMatching(/\?/),
      offers: expect.arrayContaining(['lines']),
    });
    expect((await pageOf(ben)).checkIn).toBeNull();
    expect((await said(ada, 'yes')).safety).toMatchObject({ level: 'high', showsCrisis: true });
  });

  it('asks one soft question when danger is only mentioned, and stores it as such', async () => {
    const soft = await said(ada, 'i will not be around much longer and nobody will miss me');
    expect(soft).toMatchObject({ watch: 'none', safety: { response: 'soft', showsCrisis: false } });
    expect(soft.reply.quickReplies).toEqual(['Yes', 'No', 'I am not sure']);
    expect((await said(ben, CHECKING)).safety.response).toBe('none');
    const { messages } = await pageOf(ada);
    expect(messages.map(({ safety }) => safety.response)).toEqual(['soft', 'soft']);
    const more = await said(ada, 'Yes');
    expect(more).toMatchObject({ watch: 'open', safety: { response: 'full', showsCrisis: true } });
  });

  it('treats an answer stored without a response according to whether it shows crisis help', async () => {
    await said(ada, CRISIS);
    await said(ben, CHECKING);
    const { db } = world.database;
    for (const { id, safety } of await db
      .selectFrom('chat_messages')
      .select(['id', 'safety'])
      .execute()) {
      const { response: _new, ...kept } = JSON.parse(safety);
      await db
        .updateTable('chat_messages')
        .set({ safety: JSON.stringify(kept) })
        .where('id', '=', id)
        .execute();
    }
    const responses = async (user: typeof ada) =>
      (await pageOf(user)).messages.map(({ safety }) => safety.response);
    expect(await responses(ada)).toEqual(['full', 'full']);
    expect(await responses(ben)).toEqual(['none', 'none']);
  });

  it('gives no crisis script for an intrusive thought, and coaching for a third wish for certainty', async () => {
    const thought = await said(
      ada,
      'I keep having unwanted thoughts about stabbing my sister and they scare me, I would never want that',
    );
    expect(thought.safety.showsCrisis).toBe(false);
    const answers = [];
    for (const text of [
      'Did I lock the door?',
      'What if I left the house open?',
      'Do you think the front door is locked?',
    ])
      answers.push(await said(ben, text));
    const [first, ...again] = answers.map(({ reply }) => reply.paragraphs);
    const { reassuranceOther } = guideContent.texts;
    expect(first).not.toContain(reassuranceOther);
    for (const paragraphs of again) expect(paragraphs).toContain(reassuranceOther);
  });

  it('streams the answer line by line on request', async () => {
    const events = await lines(ada, CHECKING);
    expect(events.map(({ type }) => type)).toEqual(['start', 'end']);
    const last = events.at(-1);
    expect(last?.type === 'end' && last.answer.botResponse).toBe((await textsOf(ada))[1]);
    expect(seen(events)).toBe('');
  });

  it('refuses empty or overlong messages with a sentence, and accepts 4,000 characters', async () => {
    for (const text of ['', '   \n ', '\u200b']) {
      expect(await write(ada, text)).toMatchObject({
        status: 400,
        body: { error: 'The message is empty.' },
      });
    }
    expect(await write(ada, 'a'.repeat(4001))).toMatchObject({
      status: 400,
      body: { error: 'The message can have at most 4,000 characters.' },
    });
    expect((await write(ada, `  ${'a'.repeat(4000)}  `)).status).toBe(200);
    expect((await write(ben, CHECKING, { userId: ada.userId })).status).toBe(403);
    expect(await textsOf(ben)).toEqual([]);
  });
});
