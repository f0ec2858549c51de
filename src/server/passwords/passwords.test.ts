import { describe, expect, it } from 'vitest';
import { hashPassword, passwordMatches } from './passwords.ts';

const timed = async (task: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await task();
  return performance.now() - start;
};

describe('passwords', () => {
  it('are kept as argon2id, and match only themselves', async () => {
    const kept = await hashPassword('correct horse');
    expect(kept).toMatch(/^\$argon2id\$/);
    expect(await passwordMatches(kept, 'correct horse')).toBe(true);
    expect(await passwordMatches(kept, 'correct horse ')).toBe(false);
    expect(await passwordMatches(null, 'correct horse')).toBe(false);
  });

  it('do the same work to refuse without an account as with one', async () => {
    const kept = await hashPassword('correct horse');
    await passwordMatches(null, 'x');
    // The shortest of many turns taken in alternation: what other programs do only ever adds time.
    let [withAccount, without] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (let turn = 0; turn < 15; turn += 1) {
      withAccount = Math.min(withAccount, await timed(() => passwordMatches(kept, 'wrong')));
      without = Math.min(without, await timed(() => passwordMatches(undefined, 'wrong')));
    }
    // Skipping the work would make one of them thousands of times faster.
    expect(without / withAccount).toBeGreaterThan(0.1);
    expect(without / withAccount).toBeLessThan(10);
  });

  it('wait in a line that has an end, beyond which people are asked to come back', async () => {
    const kept = await hashPassword('correct horse');
    const asked = Array.from({ length: 1_000 }, () => passwordMatches(kept, 'correct horse'));
    const answers = await Promise.allSettled(asked);
    const refused = answers.filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    for (const answer of refused) {
      expect(answer).toMatchObject({ reason: { code: 'unavailable', retryAfterS: 5 } });
    }
    const done = answers.filter(({ status }) => status === 'fulfilled');
    expect(done.length).toBeGreaterThan(50);
    for (const answer of done) expect(answer).toMatchObject({ value: true });
    expect(await passwordMatches(kept, 'correct horse')).toBe(true);
  });
});
