import { describe, expect, it } from 'vitest';
import { PERSON_KINDS } from './people.ts';
import { CHANGE_DAY, live } from './recovery.ts';
import { rateOf } from './simulation.ts';

// Testing each kind separately needs fifty people per kind.
describe.each(PERSON_KINDS)('after a sudden change in what %s people like', (kind) => {
  it('the scheduler is back at 0.8 of its earlier rate within ten days', () => {
    const people = live(kind, 'scheduler', 50);
    const before = rateOf(people, CHANGE_DAY - 10, CHANGE_DAY);
    expect(rateOf(people, CHANGE_DAY, CHANGE_DAY + 2)).toBeLessThan(0.8 * before);
    const recovered = rateOf(people, CHANGE_DAY + 8, CHANGE_DAY + 12);
    expect(recovered / before).toBeGreaterThanOrEqual(0.8);
  });
});
