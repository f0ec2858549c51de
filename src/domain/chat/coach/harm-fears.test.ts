import { describe, expect, it } from 'vitest';
import { around, chat, lastOf, wordsOf } from '#tests/support/chat/talk.ts';
import { checkAll } from '#tests/support/check-all.ts';
import { tellsHarmFear } from './harm-fears.ts';

const keysOf = (messages: readonly string[]): readonly string[] =>
  chat(messages).map(({ state }) => state.worded.at(-1)?.split(':')[0] ?? '');

const TALKS: readonly (readonly [talk: readonly string[], keys: readonly string[]])[] = [
  [
    [
      'what if i hurt my baby',
      'i put the knives away',
      "i can't stop thinking about it",
      'am i a monster',
    ],
    ['harm-fear', 'harm-avoids', 'harm-stays', 'harm-doubts'],
  ],
  [
    ["i'm scared i might stab my husband", "i don't cook any more", 'i feel sick', 'would i do it'],
    ['harm-fear', 'harm-avoids', 'harm-feels', 'harm-doubts'],
  ],
  [
    [
      'i keep having thoughts of pushing someone on the tracks',
      'i stand far back now',
      'it keeps coming back',
      'does it mean i want it',
    ],
    ['harm-fear', 'harm-avoids', 'harm-stays', 'harm-doubts'],
  ],
  [
    [
      'i have thoughts of drowning my daughter in the bath',
      'my husband bathes her now',
      'it comes every evening',
      'i never told anyone',
    ],
    ['harm-fear', 'harm-avoids', 'harm-stays', 'harm-untold'],
  ],
  [
    ["what if i'm a pedophile", 'i avoid my nephews', 'am i attracted to them', 'i hate this'],
    ['harm-fear', 'harm-avoids', 'harm-doubts', 'harm-feels'],
  ],
  [
    ['what if i ran somebody over', 'i drove back twice', 'did he see it?'],
    ['harm-fear', 'harm-avoids', 'harm-doubts'],
  ],
];

describe('a fear of doing harm that is told in turns', () => {
  it('is stayed with, turn by turn', () => {
    checkAll(TALKS, ([talk, keys]) => {
      expect(keysOf(talk)).toEqual(keys);
    });
  });

  it('is never reassured, and goes to no language model', () => {
    checkAll(TALKS, ([talk]) => {
      for (const said of chat(talk)) {
        expect(wordsOf(said)).not.toMatch(
          /you (?:are|would|will|did) not|never do|you are (?:safe|good)|not a (?:monster|danger)|do not mean|only a thought|just a thought|nothing happened/i,
        );
        expect(said.state.outcome).toBe('held');
        expect(said.reply?.quickReplies).toContain('Work on a fear in steps');
      }
    });
  });

  it('is named as a fear, and its doubt is met with waiting', () => {
    const [first, , , last] = chat(TALKS[0]?.[0] ?? []);
    expect(first === undefined ? '' : wordsOf(first)).toMatch(/fear/);
    expect(last?.reply?.quickReplies[0]).toBe('Wait 10 minutes');
    expect(
      lastOf(['am i evil'], lastOf(['Wait 10 minutes'], last?.state).state).reply?.parts,
    ).toHaveLength(1);
  });

  it('is noticed where it is asked again, in other words', () => {
    const said = lastOf([
      'what if i hurt my baby',
      'would i ever hurt her?',
      'are you sure i would not hurt her',
    ]);
    expect(said.state.outcome).toBe('reassurance');
  });

  it('lets another matter be heard as such', () => {
    expect(keysOf(['what if i hurt my baby', 'i have an exam tomorrow']).at(-1)).toBe('exam');
    expect(keysOf(['what if i hurt my baby', 'Get started on a task']).at(-1)).toBe('begins');
    expect(keysOf(['what if i hurt my baby', 'my cat died']).at(-1)).toBe('pet-loss');
  });

  it('is still stayed with after the words that the guard has for it', () => {
    const low = around({ verdict: { level: 'low', category: null } });
    const told = lastOf(['what if i hurt my baby'], undefined, low);
    expect(told.state.about?.topic).toBe('harm-fear');
    expect(lastOf(['i put the knives away'], told.state).state.worded.at(-1)).toMatch(
      /^harm-avoids/,
    );
  });
});

describe('no fear of doing harm', () => {
  it.each([
    'what if i drop the ball at work',
    'i dropped my phone',
    'he hit me',
    'i am afraid of dogs',
    'what if i miss the bus',
    'i pushed myself too hard',
    'my back hurts',
    'i could kill for a coffee',
    'what if i hit send too early',
  ])('is in "%s"', (text) => {
    expect(tellsHarmFear(text)).toBe(false);
  });
});
