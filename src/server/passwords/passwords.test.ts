import { describe, expect, it } from 'vitest';
import { CHEAP_PASSWORDS } from '#tests/support/cheap-passwords.ts';
import { PASSWORD_COST, passwordsAt } from './passwords.ts';

/** The CPU time of a task in µs, including that of the hashing threads. */
const cpuOf = async (task: () => Promise<unknown>): Promise<number> => {
  const before = process.cpuUsage();
  await task();
  const { user, system } = process.cpuUsage(before);
  return user + system;
};

describe('passwords', () => {
  it('are stored as argon2id, and match only themselves', async () => {
    const { hash, matches } = passwordsAt(CHEAP_PASSWORDS);
    const kept = await hash('correct horse');
    expect(kept).toMatch(/^\$argon2id\$/);
    expect(await matches(kept, 'correct horse')).toBe(true);
    expect(await matches(kept, 'correct horse ')).toBe(false);
    expect(await matches(null, 'correct horse')).toBe(false);
  });

  it('take as much work to reject without an account as with one', async () => {
    const { hash, matches } = passwordsAt(PASSWORD_COST);
    const kept = await hash('correct horse');
    await matches(null, 'x');
    // The minimum of alternating runs is compared, because garbage collection only adds time.
    let [withAccount, without] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (let turn = 0; turn < 5; turn += 1) {
      withAccount = Math.min(withAccount, await cpuOf(() => matches(kept, 'wrong')));
      without = Math.min(without, await cpuOf(() => matches(undefined, 'wrong')));
    }
    // If no hash were calculated without an account, that case would be thousands of times faster.
    expect(without / withAccount).toBeGreaterThan(0.1);
    expect(without / withAccount).toBeLessThan(10);
  });

  it('wait in a bounded queue, beyond which people are asked to come back', async () => {
    const { hash, matches } = passwordsAt(CHEAP_PASSWORDS);
    const kept = await hash('correct horse');
    const asked = Array.from({ length: 1_000 }, () => matches(kept, 'correct horse'));
    const answers = await Promise.allSettled(asked);
    const refused = answers.filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    for (const answer of refused) {
      expect(answer).toMatchObject({ reason: { code: 'unavailable', retryAfterS: 5 } });
    }
    const done = answers.filter(({ status }) => status === 'fulfilled');
    expect(done.length).toBeGreaterThan(50);
    for (const answer of done) expect(answer).toMatchObject({ value: true });
    expect(await matches(kept, 'correct horse')).toBe(true);
  });
});
