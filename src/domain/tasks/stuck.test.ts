import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fits, HELPS, type HelpCount, helpsFor, STUCK_REASONS } from './stuck.ts';

const ALL = new Set(HELPS);

describe('the help offered to somebody who is stuck', () => {
  it.each([
    ['too-big', 'finer-steps'],
    ['boring', 'companion'],
    ['unclear', 'question'],
    ['scared', 'two-minutes'],
    ['tired', 'lighter'],
  ] as const)('for %s starts with %s', (reason, help) => {
    expect(helpsFor(reason, ALL, [])[0]).toBe(help);
  });

  it('starts with what helped before for the same reason, and ends with what did not', () => {
    const counts: readonly HelpCount[] = [
      { reason: 'scared', help: 'two-minutes', yes: 0, no: 1 },
      { reason: 'scared', help: 'finer-steps', yes: 2, no: 1 },
      { reason: 'tired', help: 'not-today', yes: 9, no: 0 },
    ];
    expect(helpsFor('scared', ALL, counts)).toEqual(['finer-steps', 'ladder', 'two-minutes']);
    expect(helpsFor('too-big', ALL, counts)[0]).toBe('finer-steps');
  });

  it('is everything that is possible and fits the reason', () => {
    const count = fc.record({
      reason: fc.constantFrom(...STUCK_REASONS),
      help: fc.constantFrom(...HELPS),
      yes: fc.nat(9),
      no: fc.nat(9),
    });
    fc.assert(
      fc.property(
        fc.constantFrom(...STUCK_REASONS),
        fc.uniqueArray(fc.constantFrom(...HELPS)),
        fc.array(count),
        (reason, some, counts) => {
          const possible = new Set(some);
          const offered = helpsFor(reason, possible, counts);
          expect(new Set(offered)).toEqual(new Set(some.filter((help) => fits(reason, help))));
          expect(offered.length).toBe(new Set(offered).size);
          expect(helpsFor(reason, ALL, counts)).toHaveLength(3);
        },
      ),
    );
  });
});
