import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pacerStateAt } from './pacer-state.ts';

const phase = (id: string, durationMs: number) => ({ id, label: id, durationMs, from: 0, to: 1 });
const BOX = {
  rounds: 2,
  phases: [phase('in', 4000), phase('hold', 4000), phase('out', 4000), phase('wait', 4000)],
};

describe('pacerStateAt', () => {
  it('follows the phases and rounds, counts seconds down, and is over after the last one', () => {
    const at = (elapsedMs: number) => {
      const paced = pacerStateAt(BOX, elapsedMs);
      return paced === null ? null : [paced.phase.id, paced.secondsLeft, paced.round];
    };
    expect(at(0)).toEqual(['in', 4, 1]);
    expect(at(3999)).toEqual(['in', 1, 1]);
    expect(at(4000)).toEqual(['hold', 4, 1]);
    expect(at(16_000)).toEqual(['in', 4, 2]);
    expect(at(31_999)).toEqual(['wait', 1, 2]);
    expect(at(32_000)).toBeNull();
  });

  it('has a phase and a countdown of at least 1 at each instant until its end, and none after', () => {
    const phases = fc.array(fc.integer({ min: 1, max: 20_000 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(
        phases,
        fc.integer({ min: 1, max: 8 }),
        fc.nat(2_000_000),
        (lengths, rounds, ms) => {
          const part = { rounds, phases: lengths.map((length) => phase('any', length)) };
          const wholeMs = rounds * lengths.reduce((sum, length) => sum + length, 0);
          const paced = pacerStateAt(part, ms);
          expect(paced !== null).toBe(ms < wholeMs);
          if (paced === null) return;
          expect(paced.secondsLeft).toBeGreaterThanOrEqual(1);
          expect(paced.secondsLeft).toBeLessThanOrEqual(Math.ceil(paced.phase.durationMs / 1000));
          expect(paced.round).toBeLessThanOrEqual(rounds);
        },
      ),
    );
  });
});
