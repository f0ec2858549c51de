import { describe, expect, it } from 'vitest';
import { digest, hashPassword, newSecret, passwordMatches } from './secrets.ts';

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
});

describe('session secrets', () => {
  it('are long, never the same, and cannot be read from what is kept', () => {
    const secrets = Array.from({ length: 100 }, newSecret);
    expect(new Set(secrets).size).toBe(100);
    for (const secret of secrets) {
      expect(secret).toMatch(/^[\w-]{43}$/);
      expect(digest(secret)).toMatch(/^[0-9a-f]{64}$/);
    }
  });
});
