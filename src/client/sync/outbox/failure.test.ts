import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Failure, LONGEST_PAUSE_MS, obstacleAfter, pauseMs } from './failure.ts';

const answer = (status: number, given: Partial<Failure> = {}): Failure => ({
  status,
  code: 'invalid',
  retryAfterMs: null,
  ...given,
});

describe('obstacleAfter', () => {
  it.each([500, 502, 503, 504, 408, 425, 429])('retries after a %i', (status) => {
    expect(obstacleAfter(answer(status))?.next).toBe('try-again');
  });

  it('waits as long as the server asks', () => {
    const step = obstacleAfter(answer(429, { retryAfterMs: 42_000 }));
    expect(step).toEqual({ next: 'try-again', atLeastMs: 42_000 });
  });

  it('waits at most an hour, even if the server asks for more', () => {
    for (const retryAfterMs of [2 ** 31, Number.POSITIVE_INFINITY]) {
      const step = obstacleAfter(answer(503, { retryAfterMs }));
      expect(step).toEqual({ next: 'try-again', atLeastMs: 3_600_000 });
    }
  });

  it('waits for a sign-in after a 401', () => {
    expect(obstacleAfter(answer(401))).toEqual({ next: 'sign-in-first' });
  });

  it.each([400, 403, 404, 409, 413, 415, 422])('treats a %i as a refusal', (status) => {
    expect(obstacleAfter(answer(status))).toBeNull();
  });

  it.each([200, 302, 403, 404, 407, 511])(
    'retries after a %i that does not come from Evenkeel',
    (status) => {
      expect(obstacleAfter(answer(status, { code: null }))?.next).toBe('try-again');
    },
  );

  it('treats a size limit as a refusal, even from a proxy', () => {
    expect(obstacleAfter(answer(413, { code: null }))).toBeNull();
  });

  it('returns a valid result for every answer', () => {
    const anyAnswer = fc.record({
      status: fc.integer({ min: 100, max: 599 }),
      code: fc.option(fc.string()),
      retryAfterMs: fc.option(fc.nat()),
    });
    fc.assert(
      fc.property(anyAnswer, (given) => {
        const next = obstacleAfter(given)?.next;
        if (given.status >= 500 || given.status < 400) expect(next).toBe('try-again');
        expect(['try-again', 'sign-in-first', undefined]).toContain(next);
      }),
    );
  });
});

describe('the pause between attempts', () => {
  it('starts short, grows, and never exceeds ten seconds', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (failures, random) => {
          const pause = pauseMs(failures, random);
          expect(pause).toBeGreaterThanOrEqual(250);
          expect(pause).toBeLessThanOrEqual(LONGEST_PAUSE_MS);
          expect(pauseMs(failures + 1, random)).toBeGreaterThanOrEqual(pause);
        },
      ),
    );
    expect(pauseMs(1, 1)).toBe(500);
    expect(pauseMs(10, 1)).toBe(10_000);
  });
});
