import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Failure,
  inOrder,
  LONGEST_PAUSE_MS,
  nextOrder,
  nextToSend,
  type OutboxItem,
  pauseMs,
  stepAfter,
} from './rules.ts';

const answer = (status: number, given: Partial<NonNullable<Failure>> = {}): Failure => ({
  status,
  code: 'invalid',
  message: 'The time is too far ahead.',
  issues: [],
  retryAfterMs: null,
  ...given,
});

const item = (given: Partial<OutboxItem>): OutboxItem => ({
  id: `id-${given.order ?? 1}`,
  kind: 'mood',
  userId: 'ada',
  body: {},
  order: 1,
  createdAt: '2026-03-01T09:00:00.000Z',
  refused: null,
  ...given,
});

const refused = { message: 'No.', issues: [] };
const knowsAll = (): boolean => true;

describe('what a failed attempt means', () => {
  it('tries again when no answer came', () => {
    expect(stepAfter(null)).toEqual({ next: 'try-again', atLeastMs: 0 });
  });

  it.each([500, 502, 503, 504, 408, 425, 429])('tries again after a %i', (status) => {
    expect(stepAfter(answer(status)).next).toBe('try-again');
  });

  it('waits as long as the server asks', () => {
    const step = stepAfter(answer(429, { retryAfterMs: 42_000 }));
    expect(step).toEqual({ next: 'try-again', atLeastMs: 42_000 });
  });

  it('waits no longer than an hour, whatever the server asks', () => {
    for (const retryAfterMs of [2 ** 31, Number.POSITIVE_INFINITY]) {
      const step = stepAfter(answer(503, { retryAfterMs }));
      expect(step).toEqual({ next: 'try-again', atLeastMs: 3_600_000 });
    }
  });

  it('waits for the person when the session is gone', () => {
    expect(stepAfter(answer(401))).toEqual({ next: 'sign-in-first' });
  });

  it.each([400, 403, 404, 409, 413, 415, 422])('gives a %i back with its reason', (status) => {
    const issues = [{ path: 'body.timestamp', message: 'Too far ahead.' }];
    expect(stepAfter(answer(status, { issues }))).toEqual({
      next: 'refuse',
      reason: { message: 'The time is too far ahead.', issues },
    });
  });

  it.each([200, 302, 403, 404, 407, 511])(
    'does not take a %i from something in between for the answer',
    (status) => {
      expect(stepAfter(answer(status, { code: null })).next).toBe('try-again');
    },
  );

  it('takes a limit on the size seriously, whoever sets it', () => {
    expect(stepAfter(answer(413, { code: null })).next).toBe('refuse');
  });

  it('always decides, whatever the answer', () => {
    const anyAnswer = fc.record({
      status: fc.integer({ min: 100, max: 599 }),
      code: fc.option(fc.string()),
      message: fc.string(),
      issues: fc.constant([]),
      retryAfterMs: fc.option(fc.nat()),
    });
    fc.assert(
      fc.property(anyAnswer, (given) => {
        const { next } = stepAfter(given);
        if (given.status >= 500 || given.status < 400) expect(next).toBe('try-again');
        expect(['try-again', 'sign-in-first', 'refuse']).toContain(next);
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

describe('a queue', () => {
  const orders = fc.uniqueArray(fc.integer({ min: 1, max: 1000 }), { maxLength: 20 });

  it('holds one person’s entries in the order they were entered', () => {
    fc.assert(
      fc.property(orders, orders, (own, foreign) => {
        const mixed = [
          ...own.map((order) => item({ order })),
          ...foreign.map((order) => item({ order, userId: 'bob' })),
        ];
        const orders = inOrder(mixed, 'ada').map(({ order }) => order);
        expect(orders).toEqual([...own].sort((a, b) => a - b));
      }),
    );
  });

  it('grows at its end', () => {
    fc.assert(
      fc.property(orders, (taken) => {
        const order = nextOrder(taken.map((one) => item({ order: one })));
        expect(taken.every((one) => one < order)).toBe(true);
      }),
    );
    expect(nextOrder([])).toBe(1);
  });

  it('sends the first that waits, past refused and unknown ones', () => {
    const items = [
      item({ order: 1, refused }),
      item({ order: 2, kind: 'from a later version' }),
      item({ order: 3 }),
      item({ order: 4 }),
    ];
    expect(nextToSend(items, ({ kind }) => kind === 'mood')?.order).toBe(3);
    expect(nextToSend([item({ refused })], knowsAll)).toBeUndefined();
    expect(nextToSend([], knowsAll)).toBeUndefined();
  });
});
