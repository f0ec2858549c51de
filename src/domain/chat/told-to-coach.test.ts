import { describe, expect, it } from 'vitest';
import { isRaised, isUnsettled, isWary, type Verdict } from './told-to-coach.ts';

/** How careful the coach is, from 0 for free talk to 3 where the guard alone speaks. */
const careOf = (verdict: Verdict): number =>
  [isWary, isUnsettled, isRaised].filter((rule) => rule(verdict)).length;

const LEVELS = ['none', 'low', 'elevated', 'high'] as const;

describe('what the coach is told of danger', () => {
  it('never makes it less careful at a higher level', () => {
    const care = LEVELS.map((level) => careOf({ level, category: 'suicide' }));
    expect(care).toEqual(care.toSorted());
    expect([care.at(0), care.at(-1)]).toEqual([0, 3]);
  });

  it('leaves the word to the guard alone from an elevated level on', () => {
    expect(LEVELS.filter((level) => isRaised({ level, category: 'suicide' }))).toEqual([
      'elevated',
      'high',
    ]);
  });

  it('stays watched once it was said not to be so now, while other things can be talked about', () => {
    for (const level of LEVELS) {
      const verdict = { level, category: 'suicide' };
      const settled = { ...verdict, isSettled: true };
      expect(isWary(settled)).toBe(isWary(verdict));
      expect(isUnsettled(settled)).toBe(false);
    }
  });
});
