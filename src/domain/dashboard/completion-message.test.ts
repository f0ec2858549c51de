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
    expect(completionMessage(percent)).toMatch(words);
  });
});
