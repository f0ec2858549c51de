import { describe, expect, it } from 'vitest';
import { isRaised, isUnsettled, isWary } from './verdict.ts';

describe('what the coach is told of danger', () => {
  it.each([
    ['none', { raised: false, wary: false, unsettled: false }],
    ['low', { raised: false, wary: true, unsettled: true }],
    ['elevated', { raised: true, wary: true, unsettled: true }],
    ['high', { raised: true, wary: true, unsettled: true }],
  ] as const)('is at the level %s as careful as it has to be', (level, expected) => {
    const verdict = { level, category: level === 'none' ? null : 'suicide' };
    const found = {
      raised: isRaised(verdict),
      wary: isWary(verdict),
      unsettled: isUnsettled(verdict),
    };
    expect(found).toEqual(expected);
    // What was said not to be so now stays watched, and other things can be talked about.
    const settled = { ...verdict, isSettled: true };
    expect(isWary(settled)).toBe(expected.wary);
    expect(isUnsettled(settled)).toBe(false);
  });
});
