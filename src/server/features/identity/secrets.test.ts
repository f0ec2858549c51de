import { describe, expect, it } from 'vitest';
import { digest, hashPassword, newSecret, passwordMatches } from './secrets.ts';

const medianMs = async (task: () => Promise<unknown>): Promise<number> => {
  const times: number[] = [];
  for (let round = 0; round < 9; round += 1) {
    const start = performance.now();
    await task();
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b)[4] ?? 0;
};

describe('passwords', () => {
  it('are kept as argon2id, and match only themselves', async () => {
    const kept = await hashPassword('correct horse');
    expect(kept).toMatch(/^\$argon2id\$/);
    expect(await passwordMatches(kept, 'correct horse')).toBe(true);
    expect(await passwordMatches(kept, 'correct horse ')).toBe(false);
    expect(await passwordMatches(null, 'correct horse')).toBe(false);
  });

  it('take as long to refuse without an account as with one', async () => {
    const kept = await hashPassword('correct horse');
    await passwordMatches(null, 'x');
    const withAccount = await medianMs(() => passwordMatches(kept, 'wrong'));
    const without = await medianMs(() => passwordMatches(undefined, 'wrong'));
    // Skipping the work would make one of them hundreds of times faster.
    expect(without / withAccount).toBeGreaterThan(0.2);
    expect(without / withAccount).toBeLessThan(5);
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
