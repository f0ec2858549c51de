import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import Fastify from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { moodEndpoints } from '#contract/mood.ts';
import { systemEndpoints } from '#contract/system.ts';
import { answerErrors } from '#server/http/answer-errors.ts';
import { shedLoad } from '#server/http/limits/load-shedding.ts';
import { type TestApp, testApp } from '../support/test-app.ts';

/** Blocks the event loop without using the processor. */
const stall = (ms: number): void => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
};

let close: () => Promise<unknown> = async () => undefined;
afterEach(() => close());

it('refuses nothing after a single stall of more than a second', async () => {
  const world: TestApp = await testApp('sqlite');
  close = world.close;
  const [ada, ben] = [await world.guest(), await world.guest()];
  for (let round = 0; round < 3; round += 1) {
    stall(1_200);
    // Let the load checks run first.
    await delay(1);
    await nextTurn();
    expect((await world.caller().call(systemEndpoints.health)).status).toBe(200);
    for (const { call, userId } of [ada, ben])
      expect((await call(moodEndpoints.all, { params: { userId } })).status).toBe(200);
  }
});

it('refuses calls with 503 while every turn is slow, but never health or urgent calls', async () => {
  const app = Fastify();
  close = () => app.close();
  answerErrors(app);
  shedLoad(app, '/api/health', { delayMaxMs: 50, everyMs: 100 });
  app.get('/api/health', async () => ({ status: 'ok' }));
  app.get('/api/urgent', { config: { urgent: true } }, async () => ({ done: true }));
  app.get('/api/work', async () => ({ done: true }));
  const ask = (url: string) => app.inject({ method: 'GET', url });
  expect((await ask('/api/work')).statusCode).toBe(200);
  stall(2_000);
  // During several load checks, the stall is a single long turn of the event loop among short turns.
  for (let look = 0; look < 10; look += 1) {
    await delay(20);
    expect((await ask('/api/work')).statusCode).toBe(200);
  }
  let work = await ask('/api/work');
  for (let turn = 0; turn < 200 && work.statusCode === 200; turn += 1) {
    stall(120);
    await delay(1);
    work = await ask('/api/work');
  }
  expect(work.statusCode).toBe(503);
  expect(work.headers['retry-after']).toBe('5');
  expect(work.json()).toMatchObject({ code: 'unavailable' });
  expect((await ask('/api/health')).statusCode).toBe(200);
  expect((await ask('/api/urgent')).statusCode).toBe(200);
  while ((await ask('/api/work')).statusCode !== 200) await delay(20);
});
