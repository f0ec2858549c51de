import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ChatEvent, chatEndpoints } from '#contract/chat/chat.ts';
import { type ChatWorld, chatWorld, textsOf } from '#tests/api/support/chat-world.ts';
import type { Person } from '#tests/api/support/test-app.ts';
import { ENGINES } from '#tests/support/database/engines.ts';
import { openAiStandIn, type StandIn } from '#tests/support/stand-ins/openai-stand-in.ts';
import { sayingSlowly } from '#tests/support/stand-ins/streamed-replies.ts';

const OPEN = 'I feel sad about the garden today';
const FIRST = 'The garden sounds dear to you. ';
const LAST = 'What do you miss most?';

/** The lines of a reply as they arrive over a real connection. */
async function* arriving(response: Response): AsyncGenerator<ChatEvent> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const bytes of response.body ?? []) {
    text += decoder.decode(bytes, { stream: true });
    const whole = text.split('\n');
    text = whole.pop() ?? '';
    for (const line of whole) yield chatEndpoints.analyze.lines.parse(JSON.parse(line));
  }
}

describe.each(ENGINES)('a streamed reply over a real connection on %s', (engine) => {
  let standIn: StandIn;
  let world: ChatWorld;
  let ada: Person;
  let ben: Person;
  let url: string;

  beforeAll(async () => {
    standIn = await openAiStandIn();
    world = await chatWorld(engine, standIn.baseUrl);
    url = await world.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    // Close all connections, because the client keeps idle connections open.
    world.app.server.closeAllConnections();
    await world.close();
    await standIn.close();
  });
  beforeEach(async () => {
    world.beginAnew();
    ada = await world.guest();
    ben = await world.guest();
  });

  const ask = (person: Person, signal: AbortSignal | null = null): Promise<Response> =>
    fetch(`${url}/api/chat/analyze`, {
      method: 'POST',
      headers: {
        cookie: person.cookie,
        'content-type': 'application/json',
        accept: 'application/x-ndjson',
      },
      body: JSON.stringify({ userId: person.userId, text: OPEN }),
      signal,
    });

  it('shows each sentence as soon as it is complete', async () => {
    const slow = sayingSlowly([FIRST, LAST]);
    standIn.reply = slow.reply;
    const response = await ask(ada);
    expect(response.headers.get('content-type')).toBe('application/x-ndjson');
    expect(response.headers.get('content-encoding')).toBeNull();
    const events = arriving(response);
    expect((await events.next()).value).toMatchObject({ type: 'start' });
    slow.next();
    expect((await events.next()).value).toEqual({ type: 'text', text: FIRST });
    slow.next();
    expect((await events.next()).value).toEqual({ type: 'text', text: LAST });
    expect((await events.next()).value).toMatchObject({
      type: 'end',
      answer: { botResponse: FIRST + LAST, answeredBy: 'model' },
    });
    expect((await events.next()).done).toBe(true);
    expect(await textsOf(ben)).toEqual([]);
  });

  it('is completed and stored when the person leaves midway', async () => {
    const slow = sayingSlowly([FIRST, LAST]);
    standIn.reply = slow.reply;
    const leave = new AbortController();
    const events = arriving(await ask(ada, leave.signal));
    await events.next();
    slow.next();
    await events.next();
    // Until the model’s reply is complete, the guide’s reply is stored instead, so that nothing is missing.
    expect(await textsOf(ada)).toHaveLength(2);
    leave.abort();
    await expect(events.next()).rejects.toThrow();
    slow.next();
    await expect.poll(() => textsOf(ada)).toEqual([OPEN, FIRST + LAST]);
    expect(await textsOf(ben)).toEqual([]);
  });

  it('disconnects the model when a sentence is unacceptable', async () => {
    const hungUp = standIn.hungUp();
    const slow = sayingSlowly(['Take 20 mg of Ritalin twice a day. ', LAST]);
    standIn.reply = slow.reply;
    const events = arriving(await ask(ada));
    await events.next();
    slow.next();
    expect((await events.next()).value).toMatchObject({
      type: 'end',
      answer: { answeredBy: 'coach' },
    });
    await hungUp;
    expect(await textsOf(ben)).toEqual([]);
  });

  it('refuses like every other call', async () => {
    const response = await fetch(`${url}/api/chat/analyze`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/x-ndjson' },
      body: '{}',
    });
    expect([response.status, response.headers.get('content-type')]).toEqual([
      401,
      expect.stringContaining('application/json'),
    ]);
    await response.arrayBuffer();
  });
});
