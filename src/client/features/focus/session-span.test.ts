import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { focusSession } from '#contract/focus.ts';
import { sessionSpan } from './session-span.ts';

const START_MS = Date.parse('2026-03-02T09:00:00.250Z');

describe('sessionSpan', () => {
  it('counts whole seconds between its ends', () => {
    expect(sessionSpan(START_MS, START_MS + 65_999)).toEqual({
      sessionStart: '2026-03-02T09:00:00.250Z',
      sessionEnd: '2026-03-02T09:01:06.249Z',
      durationSeconds: 65,
    });
  });

  it('is always valid for the contract, at any length and after any clock change', () => {
    const length = fc.integer({ min: -1e9, max: 1e10 });
    fc.assert(
      fc.property(length, (ms) => {
        const span = sessionSpan(START_MS, START_MS + ms);
        const body = { ...span, userId: 'ada' };
        expect(focusSession.safeParse(body).success).toBe(true);
      }),
    );
  });
});
