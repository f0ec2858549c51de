import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { moodEndpoints } from '#contract/mood.ts';
import { aMood } from '#tests/api/support/examples.ts';
import { type TestApp, testApp } from '#tests/api/support/test-app.ts';
import { halfSent } from '#tests/support/half-sent.ts';

const DEADLINE_MS = 15_000;
/**
 * A part of a body that is larger than the amount that an upload must deliver per period, and smaller than the maximum
 * size of a call.
 */
const PART = 'x'.repeat(100_000);

let world: TestApp;
let url = '';
beforeAll(async () => {
  world = await testApp('sqlite');
  url = await world.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => world.close());
afterEach(() => {
  vi.useRealTimers();
});

/** Stops intervals, so that periodic checks run only when the test advances the time. */
const holdIntervals = (): void => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
};

const requestsBegun = () => once(world.app.server, 'request');

it('a small request is aborted if it is incomplete after 15 seconds, whoever else is served meanwhile', async () => {
  const ben = await world.guest();
  holdIntervals();
  const begun = requestsBegun();
  const slow = halfSent(url);
  let answer = '';
  slow.setEncoding('utf8').on('data', (text: string) => {
    answer += text;
  });
  await begun;
  slow.write(' ');
  expect(
    (
      await fetch(`${url}${moodEndpoints.all.path.replace(':userId', ben.userId)}`, {
        headers: { cookie: ben.cookie },
      })
    ).status,
  ).toBe(200);
  vi.advanceTimersByTime(DEADLINE_MS - 1);
  expect(slow.destroyed).toBe(false);
  vi.advanceTimersByTime(1);
  await once(slow, 'close');
  expect(answer).toContain('408 Request Timeout');
  expect(answer).toContain('This request took too long to arrive.');
});

it('a large request continues as long as enough of it arrives', async () => {
  const ada = await world.guest();
  holdIntervals();
  const body = Buffer.from(JSON.stringify(aMood(ada.userId, { filler: PART.repeat(4) })));
  const slow = request(`${url}${moodEndpoints.submit.path}`, {
    method: 'POST',
    headers: {
      cookie: ada.cookie,
      'content-type': 'application/json',
      'content-length': String(body.length),
    },
  });
  const answered = once(slow, 'response');
  const begun = requestsBegun();
  slow.flushHeaders();
  const [incoming]: IncomingMessage[] = await begun;
  for (let at = 0; at < body.length; at += PART.length) {
    slow.write(body.subarray(at, at + PART.length));
    await expect
      .poll(() => incoming?.socket.bytesRead)
      .toBeGreaterThanOrEqual(Math.min(at + PART.length, body.length));
    vi.advanceTimersByTime(DEADLINE_MS);
  }
  slow.end();
  const [answer] = await answered;
  answer.resume();
  expect(answer.statusCode).toBe(201);
});
