import { describe, expect, it } from 'vitest';
import { digest, newSecret } from './secrets.ts';

describe('session secrets', () => {
  it('are long, never the same, and not readable from what is stored', () => {
    const secrets = Array.from({ length: 100 }, newSecret);
    expect(new Set(secrets).size).toBe(100);
    for (const secret of secrets) {
      expect(secret).toMatch(/^[\w-]{43}$/);
      expect(digest(secret)).toMatch(/^[0-9a-f]{64}$/);
    }
  });
});
