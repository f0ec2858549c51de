import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completionMessage } from './completion-message.ts';

describe('the message', () => {
  it.each([
    [100, /perfect streak/],
    [99, /doing great/],
    [75, /doing great/],
    [74, /halfway there/],
    [50, /halfway there/],
    [49, /let's aim higher/],
    [1, /let's aim higher/],
    [0, /Ready to get started\?/],
  ])('for %i percent says %s', (percent, words) => {
    expect(completionMessage({ total: 100, completed: percent })).toMatch(words);
  });

  it('says that everything is done only when it is', () => {
    expect(completionMessage({ total: 200, completed: 199 })).toMatch(/doing great/);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.nat(5000), (total, left) => {
        const completed = Math.max(0, total - left);
        const isAll = /perfect streak/.test(completionMessage({ total, completed }));
        expect(isAll).toBe(completed === total);
      }),
    );
    expect(completionMessage({ total: 0, completed: 0 })).toMatch(/Ready to get started/);
  });
});
