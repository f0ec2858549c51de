import { describe, expect, it } from 'vitest';
import { hear, told, wordsOf } from '#tests/support/chat/guard-turns.ts';
import { INTRUSIVE_TEXT } from './answer-texts.ts';
import { assess } from './assess.ts';
import {
  AGREED_TEXTS,
  HELPED_AGAIN_TEXT,
  HELPED_OTHER_TEXT,
  HELPED_TEXT,
} from './follow-up-texts.ts';
import { nextText } from './next-step.ts';

describe('an eating disorder told in turns', () => {
  it('stays with the body, and not with what could be used', () => {
    const talk = told('i ate a whole pizza and i want to throw it up', 'i already did');
    expect(talk.state).toMatchObject({ level: 'elevated', category: 'eating-disorder' });
    expect(wordsOf(talk)).toContain(AGREED_TEXTS['eating-disorder'].says);
  });

  it.each([
    'there was blood in it',
    'blood in it',
    'i fainted',
    'my chest hurts',
    'i cant keep water down',
  ])('takes "%s" as an emergency', (text) =>
    expect(told('i want to throw it up', 'i already did', text).state).toMatchObject({
      level: 'high',
      category: 'medical-emergency',
    }),
  );

  it('does not take what is denied as an emergency', () =>
    expect(told('i want to throw it up', 'i already did', 'there is no blood').state.level).toBe(
      'elevated',
    ));

  it('hears a plain yes to the question about self-harm all the same', () =>
    expect(told('i want to purge so bad', 'yes').state.category).toBe('self-harm'));

  it('is about somebody else where it began so', () =>
    expect(
      told('my daughter makes herself sick after every meal', 'she fainted today').state,
    ).toMatchObject({ level: 'high', category: 'medical-emergency', kind: 'third-person' }));
});

describe('how much was taken, told later', () => {
  it.each(['12 of them', 'the whole packet', 'all of them', 'a handful', 'about twenty'])(
    'makes "%s" an emergency',
    (text) => expect(told('i took some pills', text).state.level).toBe('high'),
  );

  it.each(['20 minutes ago', 'two'])('takes "%s" for no large amount', (text) =>
    expect(told('i took some pills', text).state.level).not.toBe('high'),
  );

  it.each(['she swallowed some pills', 'she took them all'])('knows whose it is in "%s"', (text) =>
    expect(told('my friend says she wants to die', text).state).toMatchObject({
      level: 'high',
      category: 'medical-emergency',
      kind: 'third-person',
    }),
  );

  it('hears that pills were taken away from somebody', () =>
    expect(told('my friend says she wants to die', 'i took the pills off her').state.category).toBe(
      'suicide',
    ));
});

describe('means that were put away', () => {
  it('are praised, and not asked about again', () => {
    const talk = told(
      'i have pills here and i want to take them all',
      'yes',
      'i threw the pills in the toilet',
    );
    expect(wordsOf(talk)).toBe(HELPED_TEXT);
    expect(talk.state.isHelped).toBe(true);
  });
});

describe('somebody who worries about another', () => {
  it('is heard when they reach help for them', () => {
    const called = told('my friend says she wants to die', 'she wont answer', 'i called her mum');
    expect(wordsOf(called)).toBe(HELPED_OTHER_TEXT);
    expect(wordsOf(hear(called.state, 'she is with her now'))).toBe(HELPED_AGAIN_TEXT);
  });

  it.each(['own', 'third-person'] as const)('hears three texts in turn (%s)', (kind) => {
    const texts = [1, 2, 3].map((answered) =>
      nextText({ category: 'suicide', kind }, answered, true),
    );
    expect(new Set(texts.map(({ says }) => says)).size).toBe(3);
  });
});

describe('plain words for danger', () => {
  it.each([
    ['heart attack i think', 'medical-emergency'],
    ['i feel unsafe', 'abuse'],
    ['im not safe with myself', 'suicide'],
  ] as const)('"%s" is heard', (text, category) =>
    expect(told(text).state).toMatchObject({ category }),
  );

  it.each(['i feel unsafe in this game', 'I dont feel safe driving at night'])(
    '"%s" is ordinary',
    (text) => expect(told(text).state.level).toBe('none'),
  );
});

describe('harm that is only feared', () => {
  it('is an intrusive thought when it comes as something possible, again and again', () =>
    expect(assess('i keep thinking i might stab my girlfriend')).toMatchObject({
      level: 'low',
      kind: 'intrusive-thought',
    }));

  it.each([
    'i hid all the knives',
    'what if i do it',
    'am i a monster',
    'it scares me',
    'i have ocd',
  ])('is known by "%s", also where it was taken for danger at first', (text) => {
    const talk = told('i might hurt my baby', text);
    expect(wordsOf(talk)).toBe(INTRUSIVE_TEXT);
    expect(talk.state).toMatchObject({ isDenied: true, level: 'elevated' });
  });

  it.each([
    'yes',
    'i hid the knife in my bag',
    'i want to',
    'it scares me but i will do it tonight',
  ])('is not heard in "%s"', (text) =>
    expect(told('i might hurt my baby', text).state.level).toBe('high'),
  );
});
