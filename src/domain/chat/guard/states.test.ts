import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GUARD_HEARING_GREY, told } from '#tests/support/chat/guard-content.ts';
import { leastCpuMs } from '#tests/support/cpu-time.ts';
import { isAtLeast, LEVELS, rankOf } from './assessment.ts';
import {
  CALM,
  type GuardEvent,
  guardShape,
  LEVEL_OF,
  readGuardState,
  STAGES,
  TABLE,
  watchOf,
} from './states.ts';

const MESSAGES = [
  'I want to die',
  'I am going to kill myself tonight',
  'my husband hits me',
  'my friend wants to kill herself',
  'i took all my pills',
  'i took some pills',
  'everything is grey',
  'yes',
  'no',
  'maybe',
  'gone',
  'weaker',
  'stronger',
  'you misread me',
  'i called 988',
  'i cannot call',
  'leave me alone',
  'nobody knows',
  'the laundry is done',
  '12 of them',
  '',
  '???',
];
const anyText = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 300 })
  .map((codes) => String.fromCharCode(...codes));
const talks = fc.array(fc.constantFrom(...MESSAGES), { minLength: 1, maxLength: 14 });

describe('the table of states', () => {
  it.each(STAGES)(
    'in "%s" a sign never lowers the level, and a hint does not raise it',
    (stage) => {
      const level = rankOf(LEVEL_OF[stage]);
      const rankAfter = (event: GuardEvent): number => rankOf(LEVEL_OF[TABLE[stage][event].to]);
      expect(rankAfter('sign-high')).toBe(rankOf('high'));
      expect(rankAfter('sign-elevated')).toBeGreaterThanOrEqual(
        Math.max(level, rankOf('elevated')),
      );
      expect(rankAfter('hint')).toBe(level);
      expect(level - rankAfter('no')).toBeLessThanOrEqual(1);
      for (const event of ['yes', 'yes-high', 'kept', 'step', 'helped', 'less', 'other'] as const)
        expect(rankAfter(event)).toBeGreaterThanOrEqual(level);
    },
  );
});

describe('after any conversation', () => {
  it('the state is valid, survives storage, and a sign is answered in full', () =>
    fc.assert(
      fc.property(talks, (talk) => {
        const heard = told(GUARD_HEARING_GREY, talk);
        expect(readGuardState(JSON.parse(JSON.stringify(heard.state)))).toEqual(heard.state);
        expect(guardShape.safeParse(heard.state).success).toBe(true);
        if (isAtLeast(heard.level, 'elevated')) {
          expect(heard.response).toBe('full');
          expect(watchOf(heard.state)).toBe('open');
        }
        const asks = heard.answer?.question ?? null;
        if (asks !== null) expect(heard.answer?.paragraphs.at(-1)).toBe(asks);
      }),
      { numRuns: 150 },
    ));

  it('an unreadable stored state is watched, and a calm state of an old version is calm', () => {
    for (const stored of [null, CALM, { level: 'none', category: null }])
      expect(readGuardState(stored)).toEqual(CALM);
    for (const stored of ['x', {}, { version: 1, level: 'high' }, { ...CALM, more: 1 }])
      expect(watchOf(readGuardState(stored))).toBe('open');
  });

  it('any text can be handled', () =>
    fc.assert(
      fc.property(anyText, (text) => {
        expect(LEVELS).toContain(told(GUARD_HEARING_GREY, [text]).level);
      }),
      { numRuns: 80 },
    ));
});

describe('a turn', () => {
  it('stays fast for the longest text, even if it consists of signs', () => {
    for (const words of ['i want to kill myself and ', 'the weather is nice. ', 'not not never ']) {
      const text = words.repeat(Math.ceil(4000 / words.length)).slice(0, 4000);
      expect(
        leastCpuMs(() => told(GUARD_HEARING_GREY, [text])),
        words,
      ).toBeLessThan(50);
    }
  });
});
