import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { calendarEndpoints } from '#contract/calendar.ts';
import { chatEndpoints } from '#contract/chat/chat.ts';
import { identityEndpoints } from '#contract/identity.ts';
import { moodEndpoints } from '#contract/mood.ts';
import { systemEndpoints } from '#contract/system.ts';
import { taskEndpoints } from '#contract/tasks.ts';
import { aMessage } from '#tests/api/support/examples.ts';
import { type Person, type TestApp, testApp } from '#tests/api/support/test-app.ts';
import { ENGINES } from '#tests/support/database/engines.ts';
import type { Flood } from '#tests/support/flood-worker.ts';
import { sized } from '#tests/support/full.ts';

const LONG =
  'I had a long day, my boss was angry with me, and then the dog ran away again. '.repeat(20);
/** Two numbers of calls, each more than the server runs and queues for one person at the same time. */
const HELD = 120;
const CROWD = 150;

describe.each(ENGINES)('many simultaneous calls by one person on %s', (engine) => {
  const agent = new Agent({ keepAlive: true });
  let world: TestApp;
  let origin = '';
  let ada: Person;
  let ben: Person;

  beforeAll(async () => {
    world = await testApp(engine);
    [ada, ben] = [await world.guest(), await world.guest()];
    // Use real connections, so that the event loop runs between calls.
    origin = await world.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    agent.destroy();
    await world.close();
  });

  const messageOf = ({ userId }: Person, text: string): string =>
    JSON.stringify(aMessage(userId, { text, id: crypto.randomUUID() }));
  /** Sends a person’s long messages from another thread simultaneously. */
  const flood = (person: Person, count: number) => {
    const bodies = Array.from({ length: count }, () => messageOf(person, LONG));
    const { path } = chatEndpoints.analyze;
    const workerData: Flood = { origin, path, cookie: person.cookie, bodies };
    const worker = new Worker(new URL('../../support/flood-worker.ts', import.meta.url), {
      workerData,
    });
    return once(worker, 'message').then(
      ([answers]): readonly { status: number; retryAfter: string | null }[] => answers,
    );
  };

  const moods = async (person: Person): Promise<number> => {
    const path = moodEndpoints.all.path.replace(':userId', person.userId);
    const asked = get(`${origin}${path}`, { agent, headers: { cookie: person.cookie } });
    const [answer]: IncomingMessage[] = await once(asked, 'response');
    answer?.resume();
    return answer?.statusCode ?? 0;
  };

  it('keep nobody else waiting: others are answered in between', async () => {
    let isOver = false;
    const answers = flood(ada, sized({ usual: 150, full: 300 })).finally(() => {
      isOver = true;
    });
    // The numbers of long messages answered between two replies to another person.
    const between = [0];
    world.app.server.on('request', ({ headers }, response) => {
      response.once('finish', () => {
        if (headers.cookie === ben.cookie) between.push(0);
        else if (response.statusCode === 200) between.push((between.pop() ?? 0) + 1);
      });
    });
    while (!isOver) expect(await moods(ben)).toBe(200);
    const all = between.reduce((sum, count) => sum + count);
    expect(Math.max(...between)).toBeLessThan(0.33 * all);
    for (const { status, retryAfter } of await answers) {
      expect([200, 429]).toContain(status);
      expect(retryAfter).toBe(status === 429 ? '2' : null);
    }
  });

  it('never keep the chat from detecting danger when other calls of the person are refused', async () => {
    const model = Promise.withResolvers<null>();
    const world = await testApp(engine, {
      writer: { word: () => model.promise, steps: () => model.promise },
    });
    onTestFinished(world.close);
    const [ada, ben] = [await world.guest(), await world.guest()];
    const params = { userId: ada.userId };
    const held = Array.from({ length: HELD }, () =>
      ada.call(taskEndpoints.smartGenerate, { params, query: { zone: 'UTC' } }),
    );
    const all = (person: Person) =>
      person.call(moodEndpoints.all, { params: { userId: person.userId } });
    expect((await Promise.race(held)).status).toBe(429);
    expect((await all(ada)).status).toBe(429);
    expect((await all(ben)).status).toBe(200);
    const answer = await ada.call(chatEndpoints.analyze, {
      body: messageOf(ada, 'I am going to kill myself tonight.'),
      headers: { 'content-type': 'application/json' },
    });
    expect(answer).toMatchObject({ status: 200, body: { safety: { response: 'full' } } });
    model.resolve(null);
    for (const { status } of await Promise.all(held)) expect([200, 429]).toContain(status);
  });

  it('without a session take turns by address, so that others can log in', async () => {
    const email = 'ben@example.org';
    await world.signUp(email);
    let answered = 0;
    const crowd = Array.from({ length: CROWD }, async (_, at) => {
      const body = { name: 'Sam', email: `sam${at}@example.org`, password: 'correct horse' };
      await world.caller('', '203.0.113.5').call(identityEndpoints.signup, { body });
      answered += 1;
    });
    const body = { email, password: 'correct horse' };
    const login = await world.caller().call(identityEndpoints.login, { body });
    expect(login.status).toBe(200);
    expect(answered).toBeLessThan(CROWD / 3);
    await Promise.all(crowd);
  });

  it('do not delay health checks or options from the same address, and delay a calendar as long as a login', async () => {
    const address = '203.0.113.6';
    const feedOf = async ({ call, userId }: Person): Promise<string> => {
      const body = { userId, zone: 'UTC', ownWords: false };
      return ((await call(calendarEndpoints.make, { body })).body as { path: string }).path;
    };
    const [shared, elsewhere] = [await feedOf(ada), await feedOf(ben)];
    let answered = 0;
    const crowd = Array.from({ length: CROWD }, async (_, at) => {
      const body = { name: 'Kim', email: `kim${at}@example.org`, password: 'correct horse' };
      await world.caller('', address).call(identityEndpoints.signup, { body });
      answered += 1;
    });
    await Promise.race(crowd);
    const calendar = world.app
      .inject({ url: shared, remoteAddress: address })
      .then(({ statusCode }) => ({ statusCode, after: answered }));
    for (const endpoint of [systemEndpoints.health, systemEndpoints.options])
      expect((await world.caller('', address).call(endpoint)).status).toBe(200);
    expect((await world.app.inject({ url: elsewhere })).statusCode).toBe(200);
    expect(answered).toBeLessThan(CROWD / 3);
    const { statusCode, after } = await calendar;
    expect(statusCode).toBe(200);
    expect(after).toBeGreaterThan(CROWD / 2);
    await Promise.all(crowd);
  });
});
