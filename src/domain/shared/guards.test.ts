import { describe, expect, it } from 'vitest';
import {
  either,
  isDay,
  isFlag,
  isNull,
  isNumber,
  isText,
  isWhole,
  listOf,
  nullable,
  oneOf,
  readAs,
  recordOf,
  shaped,
  tupleOf,
} from './guards.ts';

const VALUES = [
  'a',
  '2026-03-10',
  '2026-02-30',
  0,
  1.5,
  2 ** 53,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  true,
  null,
  undefined,
  [],
  ['a'],
  ['a', 1],
  {},
  { a: 'a' },
  { a: 1 },
  { a: 'a', b: 1, more: 0 },
  { a: 'a', b: 'b' },
  { a: 'a', b: null },
  { a: 'a', b: undefined },
];

describe('each guard accepts only its values', () => {
  it.each([
    ['isText', isText, ['a', '2026-03-10', '2026-02-30']],
    ['isNumber', isNumber, [0, 1.5, 2 ** 53]],
    ['isWhole', isWhole, [0]],
    ['isFlag', isFlag, [true]],
    ['isNull', isNull, [null]],
    ['isDay', isDay, ['2026-03-10']],
    ['oneOf', oneOf(['a', 0, true]), ['a', 0, true]],
    ['nullable', nullable(isFlag), [true, null]],
    ['listOf', listOf(isText), [[], ['a']]],
    ['tupleOf', tupleOf(isText, isWhole), [['a', 1]]],
    ['recordOf', recordOf(isText), [{}, { a: 'a' }, { a: 'a', b: 'b' }]],
    ['either', either(isFlag, isNull), [true, null]],
    [
      'shaped',
      shaped({ a: isText }, { b: isNumber }),
      [{ a: 'a' }, { a: 'a', b: 1, more: 0 }, { a: 'a', b: undefined }],
    ],
  ])('%s', (_name, guard, accepted) => {
    expect(VALUES.filter((value) => guard(value))).toEqual(accepted);
  });
});

it('readAs reads null instead of an invalid value', () => {
  const read = readAs(shaped({ a: isText }));
  const value = { a: 'a' };
  expect(read(value)).toBe(value);
  expect(read({ a: 1 })).toBeNull();
});
