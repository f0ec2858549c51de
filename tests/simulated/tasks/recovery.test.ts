import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '#domain/tasks/catalogue/catalogue.ts';
import { PERSON_KINDS } from './people.ts';
import { rateOf, simulateAll } from './simulation.ts';

const CHANGE_DAY = 30;

describe.each(PERSON_KINDS)('after a sudden change of what %s people like', (kind) => {
  it('the scheduler is back at 0.8 of its earlier rate within ten days', () => {
    const people = simulateAll(kind, 'scheduler', CATALOGUE, {
      people: 50,
      days: CHANGE_DAY + 12,
      changeDay: CHANGE_DAY,
    });
    const before = rateOf(people, CHANGE_DAY - 10, CHANGE_DAY);
    expect(rateOf(people, CHANGE_DAY, CHANGE_DAY + 2)).toBeLessThan(0.8 * before);
    const recovered = rateOf(people, CHANGE_DAY + 8, CHANGE_DAY + 12);
    expect(recovered / before).toBeGreaterThanOrEqual(0.8);
  });
});
