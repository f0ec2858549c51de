import fc from 'fast-check';
import { FULL } from '#tests/support/full.ts';

/** The body of a request. */
export type Body = Readonly<Record<string, unknown>>;

/** Values that have broken programs before: control characters, lone surrogates, odd dates, huge and tiny numbers. */
const NASTY = [
  'a\u0000b',
  '\ud800',
  'ﷺ'.repeat(2500),
  '\u202e\u2028',
  '-1',
  '2026-02-30',
  '2026-13-01T00:00:00Z',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59Z',
  '+275760-09-13T00:00:00Z',
  '__proto__',
  "'; drop table users; --",
  -1,
  1e308,
  0.1,
  Number.MAX_SAFE_INTEGER + 1,
  true,
  null,
  [],
  {},
  [null],
] as const;

/**
 * Values that only one of the database engines can store, and numbers that JavaScript or SQL cannot represent exactly.
 */
const NASTIEST: readonly unknown[] = ['a\u0000b', '\ud800', 1e308, Number.MAX_SAFE_INTEGER + 1];

const OTHERS = NASTY.filter((value) => !NASTIEST.includes(value));

/**
 * Returns a function that gives nasty values for one field at a time: all of them in a full run, otherwise the nastiest
 * values and the next two of the rest.
 */
export const nastyInTurn = (): (() => readonly unknown[]) => {
  let turn = 0;
  return () => {
    if (FULL) return NASTY;
    turn += 2;
    return [...NASTIEST, OTHERS[turn % OTHERS.length], OTHERS[(turn + 1) % OTHERS.length]];
  };
};

/** Nasty values, and arbitrary JSON and text. */
export const nasty = fc.oneof(
  fc.jsonValue(),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.constantFrom(...NASTY),
);

/** A valid body with one field mutated, so that it passes as many checks as possible. */
export const spoiltOnce = (good: Body) =>
  fc
    .tuple(fc.constantFrom(...Object.keys(good)), nasty)
    .map(([key, value]) => ({ ...good, [key]: value }));

/** A valid body with some fields mutated, omitted or added. */
export const spoiltMuch = (good: Body) =>
  fc
    .tuple(
      fc.dictionary(fc.constantFrom(...Object.keys(good), 'extra'), nasty, { minKeys: 1 }),
      fc.subarray(Object.keys(good)),
    )
    .map(([changes, left]) =>
      Object.fromEntries(
        Object.entries({ ...good, ...changes }).filter(
          ([key]) => !left.includes(key) || key in changes,
        ),
      ),
    );
