import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { concurrencyLimit } from './turns.ts';

/** Work that ends when the test says so. */
const held = () => {
  const ends: (() => void)[] = [];
  const begun: number[] = [];
  const work = (index: number) => () => {
    begun.push(index);
    return new Promise<number>((resolve) => ends.push(() => resolve(index)));
  };
  return { ends, begun, work };
};

const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
};

describe('the calls of one user', () => {
  it('start in order, within the limit, and are refused beyond those that may wait', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 0, max: 6 }),
        fc.integer({ min: 0, max: 20 }),
        async (atOnce, waiting, asked) => {
          const inTurn = concurrencyLimit({ atOnce, waiting });
          const { ends, begun, work } = held();
          const answers = Array.from({ length: asked }, (_, index) => inTurn('ada', work(index)));
          const outcomes = Promise.allSettled(answers);
          await settled();
          expect(begun).toHaveLength(Math.min(asked, atOnce));
          const taken = Math.min(asked, atOnce + waiting);
          for (let ended = 0; ended < taken; ended += 1) {
            ends[ended]?.();
            await settled();
            expect(begun.length - ended - 1).toBeLessThanOrEqual(atOnce);
          }
          expect(begun).toEqual(Array.from({ length: taken }, (_, index) => index));
          const refused = (await outcomes).filter(({ status }) => status === 'rejected');
          expect(refused).toHaveLength(asked - taken);
        },
      ),
      { numRuns: 100 },
    );
  });

  it('do not wait for other users’ calls, and no longer count once they have failed', async () => {
    const inTurn = concurrencyLimit({ atOnce: 1, waiting: 1 });
    const { ends, begun, work } = held();
    const [first, second] = [inTurn('ada', work(1)), inTurn('ada', () => Promise.reject('no'))];
    await expect(inTurn('ada', work(2))).rejects.toMatchObject({ status: 429, retryAfterS: 2 });
    const other = inTurn('ben', work(3));
    await settled();
    expect(begun).toEqual([1, 3]);
    for (const end of ends) end();
    expect(await Promise.all([first, other])).toEqual([1, 3]);
    await expect(second).rejects.toBe('no');
    await settled();
    const again = inTurn('ada', work(4));
    await settled();
    expect(begun).toEqual([1, 3, 4]);
    ends.at(-1)?.();
    expect(await again).toBe(4);
  });
});
