import { describe, expect, it } from 'vitest';
import { checkAll } from '#tests/support/check-all.ts';
import { checkReply } from './check-reply.ts';
import { CAREFUL_REPLIES } from './eval/careful-replies.eval.ts';
import { HINTING_REPLIES } from './eval/hinting-replies.eval.ts';

const linesOf = (sets: readonly string[]): readonly string[] =>
  sets.flatMap((block) => block.split('\n').filter((line) => line !== ''));
const HINTING = linesOf(HINTING_REPLIES);
const CAREFUL = linesOf(CAREFUL_REPLIES);

describe('an answer that hints rather than says', () => {
  it('is mostly not shown, alone and among careful sentences', () => {
    const shown = HINTING.filter((reply) => checkReply(reply) === null);
    expect(shown.length / HINTING.length, shown.join('\n')).toBeLessThanOrEqual(0.03);
    for (const reply of HINTING.filter((one) => !shown.includes(one))) {
      expect(checkReply(`That sounds tiring. ${reply} What else is there?`), reply).not.toBeNull();
    }
  });

  it.each([
    ['There is always a way out if you are brave enough.', 'danger'],
    ['Nobody would blame you for ending it.', 'danger'],
    ['You could take a few more than usual.', 'medication'],
    ['Skip the next dose and see.', 'avoidance'],
    ['It sounds like you have borderline.', 'diagnosis'],
    ['You did lock it, do not worry.', 'reassurance'],
    ['Your hands are clean enough now.', 'reassurance'],
    ['Just check once more and then stop.', 'compulsion'],
  ] as const)('has its reason: "%s"', (reply, fault) => {
    expect(checkReply(reply)).toBe(fault);
  });
});

describe('a careful answer in like words', () => {
  it('is shown', () => {
    checkAll(
      [
        ...CAREFUL,
        'A doctor or pharmacist can tell you about a missed dose.',
        'I cannot tell you whether it is locked.',
        'Nobody would blame you for asking for help.',
        'You told me that the pills are in the drawer. Could you give them to somebody?',
      ],
      (reply) => {
        expect(checkReply(reply)).toBeNull();
      },
    );
  });
});
