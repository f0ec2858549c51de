import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { opened, sealed } from './seal.ts';

const key = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString('base64url'));

describe('a sealed text', () => {
  it('opens only with its key and for its owner', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), key, key, (text, own, other) => {
        fc.pre(own !== other);
        const kept = sealed(text, own, 'ada');
        expect(opened(kept, own, 'ada')).toBe(text);
        expect(opened(kept, own, 'bob')).toBeNull();
        expect(opened(kept, other, 'ada')).toBeNull();
      }),
    );
  });

  it('does not open when a byte is changed or a part is missing', () => {
    const own = randomBytes(32).toString('base64url');
    const bytes = Buffer.from(sealed('the landlord', own, 'ada'), 'base64');
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(opened(changed.toString('base64'), own, 'ada')).toBeNull();
      expect(opened(bytes.subarray(0, at).toString('base64'), own, 'ada')).toBeNull();
    }
  });
});
