import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moveBy, placeOf } from './place.ts';

const keyLists = fc.uniqueArray(fc.string(), { maxLength: 12 });
const someKeys = fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 12 });

test('always shows one of the things, unless there are none', () => {
  fc.assert(
    fc.property(
      keyLists,
      fc.option(fc.record({ key: fc.string(), at: fc.nat(20) })),
      (keys, chosen) => {
        const at = placeOf(keys, chosen);
        if (keys.length === 0) expect(at).toBe(-1);
        else expect(keys[at]).toBeDefined();
      },
    ),
  );
});

test('keeps the chosen thing when others come and go', () => {
  fc.assert(
    fc.property(someKeys, keyLists, fc.nat(), (keys, others, pick) => {
      const at = pick % keys.length;
      const key = keys[at] ?? '';
      const later = [...others.filter((other) => other !== key), key];
      expect(later[placeOf(later, { key, at })]).toBe(key);
    }),
  );
});

test('replaces a removed thing with the next one, or the last', () => {
  fc.assert(
    fc.property(someKeys, fc.nat(), (keys, pick) => {
      const at = pick % keys.length;
      const key = keys[at] ?? '';
      const left = keys.filter((other) => other !== key);
      expect(left[placeOf(left, { key, at })]).toBe(keys[at + 1] ?? keys[at - 1]);
    }),
  );
});

test('moves forward through all things and back again, and stops at both ends', () => {
  fc.assert(
    fc.property(someKeys, (keys) => {
      let at = 0;
      expect(moveBy(keys, at, -1)).toBeNull();
      for (const [before, key] of keys.slice(1).entries()) {
        const next = moveBy(keys, at, 1);
        expect(next?.key).toBe(key);
        at = placeOf(keys, next);
        expect(moveBy(keys, at, -1)?.key).toBe(keys[before]);
      }
      expect(moveBy(keys, at, 1)).toBeNull();
    }),
  );
});

test('cannot move in an empty list', () => {
  expect(moveBy([], -1, 1)).toBeNull();
});
