import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { proposedSizes } from './sizes.ts';

const of = (...minutes: readonly (number | null)[]) =>
  proposedSizes(minutes.map((one) => ({ minutes: one })));

describe('proposed sizes', () => {
  it.each([
    [[10], ['micro']],
    [
      [10, 2],
      ['lighter', 'micro'],
    ],
    [
      [1, 3, 10, 5, 15, 5],
      ['micro', 'micro', 'full', 'lighter', 'full', 'lighter'],
    ],
    [
      [null, 20, 4],
      ['lighter', 'full', 'micro'],
    ],
  ])('of steps of %j minutes', (minutes, sizes) => {
    expect(of(...minutes)).toEqual(sizes);
  });

  it('always include a micro step', () => {
    const minutes = fc.array(fc.option(fc.integer({ min: 1, max: 240 })), {
      minLength: 1,
      maxLength: 30,
    });
    fc.assert(fc.property(minutes, (some) => of(...some).includes('micro')));
  });
});
