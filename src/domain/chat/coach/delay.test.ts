import { describe, expect, it } from 'vitest';
import { around, lastOf, wordsOf } from '#tests/support/chat/talk.ts';
import { DELAY } from './said.ts';

const MINUTE_MS = 60_000;
const begunAtMs = around().nowMs;
const minutesOn = (minutes: number) => around({ nowMs: begunAtMs + minutes * MINUTE_MS });
const delayed = lastOf([DELAY]);
const timer = { type: 'timer', startedAtMs: begunAtMs, endsAtMs: begunAtMs + 10 * MINUTE_MS };

describe('a delay of ten minutes', () => {
  it.each(['I waited', 'done', 'How long still?', DELAY, 'Are you sure that I locked the door?'])(
    'is shown with what is left of it, and not praised, at "%s" while it runs',
    (text) => {
      const early = lastOf([text], delayed.state, minutesOn(3));
      expect(wordsOf(early)).toMatch(/About 7 minutes are left/);
      expect(wordsOf(early)).not.toMatch(/waited|for a while/i);
      expect(early.reply?.parts).toEqual([expect.objectContaining(timer)]);
      expect(early.state.delayAtMs).toBe(begunAtMs);
    },
  );

  it('is noticed when it is over', () => {
    const over = lastOf(['I waited'], delayed.state, minutesOn(10));
    expect(wordsOf(over)).toMatch(/waited|for a while/);
    expect(over.state.delayAtMs).toBeNull();
    expect(over.reply?.parts).toEqual([]);
  });

  it('is not meant by other things that are over', () => {
    const text = 'The film was over before we had our tea';
    expect(lastOf([text], delayed.state, minutesOn(3)).reply?.parts).toEqual([]);
    expect(wordsOf(lastOf([text], delayed.state, minutesOn(20)))).not.toMatch(/you waited/i);
  });

  it('lapses, and can begin again then', () => {
    const late = lastOf(['done'], delayed.state, minutesOn(24 * 60));
    expect(wordsOf(late)).not.toMatch(/waited/);
    expect(late.state.delayAtMs).toBeNull();
    const again = lastOf([DELAY], delayed.state, minutesOn(11));
    expect(again.state.delayAtMs).toBe(begunAtMs + 11 * MINUTE_MS);
  });
});
