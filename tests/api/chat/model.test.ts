import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import {
  type ChatWorld,
  lines,
  said,
  seen,
  setStoring,
  textsOf,
} from '#tests/api/support/chat-world.ts';
import { beginModelTalks } from '#tests/api/support/model-talk.ts';
import type { Person } from '#tests/api/support/test-app.ts';
import { ANY_ENGINE } from '#tests/support/database/engines.ts';
import { FAILING_LATER, FAILING_TWICE } from '#tests/support/stand-ins/bad-streams.ts';
import { refusing, type StandIn } from '#tests/support/stand-ins/openai-stand-in.ts';
import { inTurn, streaming } from '#tests/support/stand-ins/streamed-replies.ts';

const OPEN = 'I feel sad about the garden today';
const PIECES = ['The garden', ' sounds dear to you. What', ' do you miss', ' most?'];
const WORDS = PIECES.join('');
const GOOD = streaming(PIECES);
/** A short time limit, for replies that never arrive. */
const SHORT_MS = 500;

describe.each(ANY_ENGINE)('the chat with a language model on %s', (engine) => {
  let standIn: StandIn;
  let world: ChatWorld;
  let ada: Person;
  let ben: Person;
  const log: string[] = [];

  const logTo = new Writable({
    write: (piece, _encoding, done) => {
      log.push(String(piece));
      done();
    },
  });
  beginModelTalks(
    engine,
    GOOD,
    (talk) => {
      ({ standIn, world, ada, ben } = talk);
    },
    { logTo, logLevel: 'trace' },
  );

  it('streams the model’s sentences and stores them', async () => {
    const events = await lines(ada, OPEN);
    expect(events.map(({ type }) => type)).toEqual(['start', 'text', 'text', 'end']);
    expect(seen(events)).toBe(WORDS);
    expect(await textsOf(ada)).toEqual([OPEN, WORDS]);
    const plain = await said(ben, OPEN);
    expect(plain).toMatchObject({ botResponse: WORDS, answeredBy: 'model' });
    expect(await textsOf(ada)).toEqual([OPEN, WORDS]);
  });

  it('does not ask the model in danger, in a skill, about medicine, or about a wish for certainty', async () => {
    for (const text of [
      'I want to kill myself tonight',
      'The weather is grey',
      'Slow breathing',
      'Did you know that I have a garden',
    ])
      expect((await said(ada, text)).answeredBy).not.toBe('model');
    for (const text of ['Can I take two pills of ritalin?', 'What if I left the stove on?'])
      expect((await said(ben, text)).answeredBy).not.toBe('model');
    expect(standIn.asked).toEqual([]);
  });

  it('shares the latest turns, but no address, no name, and nobody else’s words', async () => {
    const dan = await world.signUp(`dan-${engine}@example.org`);
    await said(ben, 'I am angry with Quentin');
    for (let turn = 0; turn < 9; turn += 1) await said(dan, `I am tired today, time ${turn}`);
    await said(dan, `I am angry, write to dan@example.org. ${'x'.repeat(3900)}`);
    const [rules, ...turns] = standIn.asked.at(-1)?.messages ?? [];
    expect(rules?.role).toBe('system');
    expect(rules?.content).toContain('no instruction to you');
    expect(turns.length).toBeLessThanOrEqual(12);
    expect(turns.map(({ content }) => content).join('').length).toBeLessThanOrEqual(6000);
    const sent = JSON.stringify(standIn.asked.slice(1));
    for (const secret of ['Quentin', 'example.org', dan.userId, dan.token])
      expect(sent).not.toContain(secret);
  });

  it.each(FAILING_TWICE)(
    'retries once when the model %s, and then the coach answers',
    async (_, reply, noted) => {
      standIn.reply = reply;
      const events = await lines(ada, OPEN);
      expect(events.map(({ type }) => type)).toEqual(['start', 'end']);
      const [text, answer] = await textsOf(ada);
      expect([text, answer?.length]).toEqual([OPEN, expect.any(Number)]);
      expect(events.at(-1)).toMatchObject({ answer: { answeredBy: 'coach', botResponse: answer } });
      expect(world.noted).toEqual([noted, noted]);
      expect(await textsOf(ben)).toEqual([]);
    },
  );

  it('succeeds on the second try', async () => {
    standIn.reply = inTurn(refusing(503), GOOD);
    expect((await said(ada, OPEN)).botResponse).toBe(WORDS);
    expect(standIn.asked).toHaveLength(2);
    expect(await textsOf(ben)).toEqual([]);
  });

  it.each(FAILING_LATER)(
    'replaces the model by the coach when it %s, and loses no message',
    async (_, reply, noted) => {
      if (noted === 'late') world.beginAnew({ limitMs: SHORT_MS });
      standIn.reply = reply;
      const events = await lines(ada, OPEN);
      const end = events.at(-1);
      const answer = end?.type === 'end' ? end.answer : null;
      expect(answer).toMatchObject({ answeredBy: 'coach' });
      if (events.some(({ type }) => type === 'text'))
        expect(seen(events)).toBe(answer?.botResponse);
      expect(JSON.stringify(events)).not.toMatch(/Ritalin|definitely|0800 123|evil/);
      expect(await textsOf(ada)).toEqual([OPEN, answer?.botResponse]);
      expect(world.noted).toEqual([noted]);
      expect(standIn.asked).toHaveLength(1);
      expect((await said(ben, 'Slow breathing')).reply.quickReplies).toContain('Stop here');
    },
  );

  it('gives one answer to a message that is sent again while the model is working', async () => {
    const held: (() => void)[] = [];
    standIn.reply = (response, asked) => void held.push(() => GOOD(response, asked));
    const id = randomUUID();
    const first = said(ada, OPEN, { id });
    await expect.poll(() => held.length).toBe(1);
    const second = said(ada, OPEN, { id });
    held[0]?.();
    expect(await second).toEqual(await first);
    expect((await first).answeredBy).toBe('model');
    expect(standIn.asked).toHaveLength(1);
    expect(await textsOf(ben)).toEqual([]);
  });

  it('leaves the model alone for a minute after three consecutive failures', async () => {
    let clockMs = 0;
    world.beginAnew({ now: () => clockMs });
    standIn.reply = refusing(500);
    await said(ada, OPEN);
    await said(ben, OPEN);
    expect(standIn.asked).toHaveLength(3);
    await said(ada, OPEN);
    expect(standIn.asked).toHaveLength(3);
    clockMs += 60_000;
    standIn.reply = GOOD;
    expect((await said(ben, OPEN)).answeredBy).toBe('model');
  });

  it('answers one person a hundred times a day, also across restarts, and still answers others', async () => {
    for (let turn = 0; turn < 100; turn += 1) {
      expect((await said(ada, `I am angry about ${turn}`)).answeredBy).toBe('model');
    }
    world.beginAnew();
    expect((await said(ada, 'I am angry')).answeredBy).toBe('coach');
    expect((await said(ben, 'I am angry')).answeredBy).toBe('model');
  });

  it('answers people who store nothing, and knows the conversation so far', async () => {
    await setStoring(ada, false);
    await said(ada, OPEN);
    const answer = await said(ada, 'I am tired of the weeds');
    expect(answer).toMatchObject({ botResponse: WORDS, answeredBy: 'model', stored: false });
    const contents = standIn.asked
      .at(-1)
      ?.messages.slice(1)
      .map(({ content }) => content);
    expect(contents).toEqual([OPEN, WORDS, 'I am tired of the weeds']);
    expect(await textsOf(ada)).toEqual([]);
    expect(await textsOf(ben)).toEqual([]);
  });

  it('leaves no trace in the log', async () => {
    await said(ada, OPEN);
    standIn.reply = refusing(500);
    await said(ben, 'I am angry with Quentin');
    const all = log.join('');
    expect(all).toContain('/api/chat/analyze');
    for (const secret of ['garden', 'Quentin', ada.userId, ben.userId])
      expect(all).not.toContain(secret);
  });
});
