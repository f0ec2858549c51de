import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STOP } from '#domain/chat/skills/machine.ts';
import { take, talk } from '#tests/support/chat/walk.ts';
import { checkAll } from '#tests/support/check-all.ts';
import { exposureShape } from './state.ts';

const FEAR = 'I touched a door handle and will get ill';
const STEPS = ['touch my own door', 'touch the bus seat', 'eat after the bus without washing'];
const ENOUGH = 'That is enough steps';
const KEEP = 'Keep it as it is';

/** At the step that asks for one, with so many steps built. */
const builtTo = (count: number) =>
  talk('exposure', [FEAR, ...STEPS.slice(0, count).flatMap((step) => [step, '50'])]);
const said = ({ reply }: ReturnType<typeof talk>): string => reply.paragraphs.join(' ');

const HARD = [
  'i feel sick i cant',
  'i hate this',
  'this is too much',
  'im scared',
  "I can't",
  'no, I cannot do this',
  "I can't do this, I am too anxious",
  'this is too hard',
  "I'm scared to touch it",
  'I cannot touch the handle',
  "it's too much for me right now",
  "I feel sick, I can't, this is too much",
  'I am panicking',
  'this makes me anxious',
  'leave me alone',
];
const RITUALS = [
  'wash my hands 10 times',
  'wash my hands',
  'check the stove again',
  'ask my mum if it is ok',
  'count to 100 before',
  'check that there is no fire',
  "check the door so I don't worry",
  'ask my partner if they are mad at me',
  'ask for reassurance',
  'google my symptoms',
  'go back and check the door',
  'clean the kitchen until it feels right',
  're-read the email before sending',
  'wash my hands once more',
  'wash my hands until I do not feel dirty',
  'make sure the door is locked',
  'tap the table four times',
  'stay away from knives',
];
const GOOD = [
  'touch the door handle and not wash',
  'wash only once',
  'leave without checking',
  'delay checking by 10 min',
  'check the stove once and walk away',
  'wait 10 minutes before I wash my hands',
  'wash my hands for only 20 seconds',
  'do not ask my mum if it is ok',
  'Touch the door handle and wait to wash',
  'Leave the house without checking',
  'ask a stranger for directions',
  'ask my boss for more time',
  'clean the toilet',
  'wash the dishes',
  'say the scary word 20 times',
  'touch the door while I feel sick',
  'stay when I feel scared',
  'I feel scared and stay there',
  'sit in a hard chair',
  'stay home alone',
  'i cant wash for an hour',
];

describe('building a ladder', () => {
  it('keeps no words of distress as a step, and offers to stop', () => {
    fc.assert(
      fc.property(fc.constantFrom(...HARD), fc.nat(3), (text, count) => {
        const before = builtTo(count);
        if (before.state?.skill !== 'exposure') throw new Error('left');
        const after = take(before.state, text);
        expect(after.state).toEqual(before.state);
        expect(said(after)).toMatch(
          /this is hard right now.*nothing has to be done now.*stop here/,
        );
        expect(after.reply.quickReplies).toEqual(before.reply.quickReplies);
        expect(after.reply.quickReplies).toContain(STOP);
      }),
    );
  });

  it('says the same where a number is asked for, or a fear', () => {
    expect(said(talk('exposure', [FEAR, STEPS[0] ?? '', "I can't"]))).toMatch(/nothing has to be/);
    expect(said(talk('exposure', ['this is too much']))).toMatch(/nothing has to be done now/);
    expect(talk('exposure', ['I feel sick when I see blood']).state).toMatchObject({ at: 'rung' });
  });

  it('says how many steps are missing, and lets the list end from then on', () => {
    for (const count of [0, 1, 2, 3]) {
      const asked = builtTo(count);
      expect(asked.reply.quickReplies.includes(ENOUGH)).toBe(count >= 3);
      const needed = [/at least 3 steps/, /needs 2 more steps/, /needs 1 more step /, /are enough/];
      expect(said(asked)).toMatch(needed[count] ?? /^$/);
    }
  });

  it.each([ENOUGH, 'That is enough', 'ok that is enough steps', 'next'])(
    'ends the list with "%s", and only from three steps on',
    (text) => {
      for (const count of [0, 1, 2, 3]) {
        const { state } = builtTo(count);
        if (state === null) throw new Error('left');
        expect(take(state, text).state?.at).toBe(count < 3 ? 'rung' : 'choose');
      }
    },
  );

  it('does not end the list with words that are only like it', () => {
    for (const text of ['that is not enough', 'another step', 'one more step on the ladder']) {
      const { state } = builtTo(3);
      if (state === null) throw new Error('left');
      expect(take(state, text).state?.at).not.toBe('choose');
    }
  });
});

describe('a ritual as a step', () => {
  it('is noticed, and can be kept', () => {
    checkAll(RITUALS, (text) => {
      const noticed = talk('exposure', [FEAR, text]);
      expect(noticed.state).toMatchObject({ at: 'ritual', draft: text });
      expect(said(noticed)).toMatch(/something that the urge asks for.*faces the fear/);
      expect(noticed.reply.quickReplies.slice(0, -1)).toEqual([
        'Word it the other way round',
        KEEP,
      ]);
      const kept = talk('exposure', [FEAR, text, KEEP, '30']);
      expect(kept.ladder?.rungs).toEqual([{ text, distress: 30 }]);
    });
  });

  it('can be worded the other way round, at once or after the button', () => {
    const at = [FEAR, 'wash my hands 10 times'];
    for (const way of [[], ['Word it the other way round'], ['yes', '1']]) {
      const turned = talk('exposure', [...at, ...way, 'touch the tap and wait to wash', '40']);
      expect(turned.ladder?.rungs).toEqual([
        { text: 'touch the tap and wait to wash', distress: 40 },
      ]);
    }
    expect(talk('exposure', [...at, 'keep touching the tap']).state).toMatchObject({
      at: 'distress',
      draft: 'keep touching the tap',
    });
  });

  it('is not seen in a step that faces the fear', () => {
    checkAll(GOOD, (text) => {
      expect(talk('exposure', [FEAR, text]).state).toMatchObject({ at: 'distress', draft: text });
    });
  });

  it('is not seen in any step that is suggested', () => {
    const themes = [
      FEAR,
      'the stove',
      'a thought of harm',
      'even and straight',
      'a typo',
      'cancer',
    ];
    for (const fear of themes) {
      const { reply } = talk('exposure', [fear]);
      for (const step of reply.quickReplies.slice(1, -1)) {
        expect(talk('exposure', [fear, step]).state?.at).toBe('distress');
      }
    }
  });
});

it('reads a ladder that was being built before rituals were noticed', () => {
  const { state } = builtTo(2);
  if (state?.skill !== 'exposure') throw new Error('left');
  const { page, ...stored } = state;
  expect(page).toBe(0);
  expect(exposureShape.parse({ ...stored, draft: '' })).toEqual({ ...state, draft: '' });
});
