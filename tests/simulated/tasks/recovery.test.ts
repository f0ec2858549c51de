import { describe, expect, it } from 'vitest';
import { PERSON_KINDS } from './people.ts';
import { CHANGE_DAY, live } from './recovery.ts';
import { type Chooser, rateOf } from './simulation.ts';

describe('after a sudden change in what people of all kinds like', () => {
  it('the scheduler knows them nearly as well as before within ten days', () => {
    const liveAll = (chooser: Chooser) => PERSON_KINDS.flatMap((kind) => live(kind, chooser, 10));
    const [scheduler, oracle] = [liveAll('scheduler'), liveAll('oracle')];
    // Compare with the oracle, because the new likes may lead to more or fewer completed tasks than the old ones.
    const known = (from: number, to: number): number =>
      rateOf(scheduler, from, to) / rateOf(oracle, from, to);
    const before = known(CHANGE_DAY - 10, CHANGE_DAY);
    // In 16 other groups of this size, this ratio fell to 0.71 (standard deviation 0.06) and recovered to 0.90 (0.04).
    expect(known(CHANGE_DAY, CHANGE_DAY + 2) / before).toBeLessThan(0.88);
    expect(known(CHANGE_DAY + 8, CHANGE_DAY + 12) / before).toBeGreaterThanOrEqual(0.79);
  });
});
