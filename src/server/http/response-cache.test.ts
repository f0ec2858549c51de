import Fastify from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { responseCache } from './response-cache.ts';

const KEEP_MS = 10_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A server that responds to every path with 1,000 letters, and the list of paths for which a response was created. */
const serverOf = (settings: { keepMs: number | null; bytesMax?: number }) => {
  const app = Fastify();
  const made: string[] = [];
  const answers = responseCache({ now: Date.now, ...settings });
  app.get('*', (request, reply) =>
    answers.send({ request, reply }, request.url, 'text/plain', async () => {
      made.push(request.url);
      return 'a'.repeat(1_000);
    }),
  );
  return { answers, made, get: (url: string) => app.inject({ url }) };
};

it('drops an answer once it expires or is forgotten', async () => {
  const { answers, made, get } = serverOf({ keepMs: KEEP_MS });
  for (const path of ['/ada', '/ben', '/ada']) await get(path);
  expect(made).toEqual(['/ada', '/ben']);
  const both = answers.bytes();
  expect(both).toBeGreaterThan(2_000);
  answers.forget('/ada');
  expect(answers.bytes()).toBe(both / 2);
  vi.advanceTimersByTime(KEEP_MS);
  expect(answers.bytes()).toBe(0);
  await get('/ben');
  expect(made).toEqual(['/ada', '/ben', '/ben']);
});

it('keeps the newest answers within the size limit', async () => {
  const { answers, made, get } = serverOf({ keepMs: KEEP_MS, bytesMax: 2_500 });
  for (const path of ['/ada', '/ben', '/cleo']) await get(path);
  expect(answers.bytes()).toBeLessThanOrEqual(2_500);
  for (const path of ['/cleo', '/ben', '/ada']) await get(path);
  expect(made).toEqual(['/ada', '/ben', '/cleo', '/ada']);
});

it('keeps an answer indefinitely without a time limit', async () => {
  const { made, get } = serverOf({ keepMs: null });
  await get('/docs');
  vi.advanceTimersByTime(1_000 * KEEP_MS);
  await get('/docs');
  expect(made).toEqual(['/docs']);
});
