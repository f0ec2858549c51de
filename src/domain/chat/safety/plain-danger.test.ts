import { describe, expect, it } from 'vitest';
import { checkAll } from '#tests/support/check-all.ts';
import { assess } from './assess.ts';
import { isAtLeast } from './assessment.ts';
import { spelt } from './findings.ts';
import { PLAIN_DANGERS, plainDangerIn } from './plain-danger.ts';

describe('plain danger', () => {
  it('is raised, alone and as a clause', () => {
    checkAll(PLAIN_DANGERS, ([category, text]) => {
      expect(isAtLeast(assess(text).level, 'elevated')).toBe(true);
      expect(plainDangerIn(spelt(`My tea is cold and ${text}, what a day`))).toBe(category);
    });
  });

  it.each([
    'I want to die of laughing',
    'a song called "I want to die"',
    'I cannot breathe in this dress',
    'the wish that I was dead tired of',
  ])('is no part of a longer clause, and nothing that is quoted: "%s"', (text) => {
    expect(plainDangerIn(spelt(text))).toBeNull();
  });
});
