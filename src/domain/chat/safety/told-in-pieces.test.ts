import { describe, expect, it } from 'vitest';
import { told, wordsOf } from '#tests/support/chat/guard-turns.ts';
import { assess } from './assess.ts';
import { CALM } from './safety-state.ts';

const EMERGENCY = { level: 'high', category: 'medical-emergency' } as const;

describe('something swallowed, told in pieces', () => {
  it.each([
    [['I had a fight with my dad', 'I took my pills', 'all of them']],
    [['I just emptied the bottle', 'of my antidepressants']],
    [['so I took some tablets', 'then I took some more because it did not stop']],
    [['I took my pills', 'it was a long day', 'the whole box']],
    [['I want to die', 'no', 'i took some']],
    [['i took some pills', '12 of them an hour ago']],
    [['i took some pills', 'sixteen']],
  ])('is an emergency: %j', ([first = '', ...rest]) =>
    expect(told(first, ...rest).state).toMatchObject(EMERGENCY),
  );

  it('is heard where the body shows it, if it was more than the usual medicine', () => {
    expect(told('i took a few tablets', 'i feel so sleepy').state.level).toBe('elevated');
    expect(told('i took my meds', 'i feel weird').state.level).toBe('none');
  });

  it.each([
    [['i took my pills this morning', 'all of them']],
    [['i took my meds', 'thanks a lot']],
    [['i took my meds', 'i have 25 in my class']],
    [['I took my vitamins, all of them', 'ok']],
  ])('is no emergency: %j', ([first = '', ...rest]) =>
    expect(told(first, ...rest).state.level).toBe('none'),
  );

  it('is forgotten after six other messages', () => {
    const others = ['it rains', 'i read', 'the bus is late', 'i made tea', 'my cat sleeps', 'ok'];
    expect(told('i took my pills', ...others, 'all of them').state.level).toBe('none');
  });

  it('is that of the person who says I', () => {
    const friend = 'my friend says she wants to die';
    expect(told(friend, 'i took some pills').state.kind).toBe('own');
    expect(told(friend, 'she took some pills').state.kind).toBe('third-person');
  });
});

describe('means, time and place, told in pieces', () => {
  it.each(['tonight', 'in an hour', 'it is in my drawer'])('"%s" is danger now', (text) =>
    expect(told('everyone would be better off without me', text).state.level).toBe('high'),
  );

  it('opens what was denied when the place of the means is named', () =>
    expect(told('I bought a rope', 'no', 'it is in the shed').state.level).toBe('elevated'));

  it.each(['it is in my head', 'it is on the news'])('"%s" names no place', (text) =>
    expect(told('everyone would be better off without me', text).state.level).toBe('elevated'),
  );

  it.each(['we locked the door', 'he is banging on it'])(
    '"%s" is danger from somebody now',
    (text) =>
      expect(told('my dad hit my brother', text).state).toMatchObject({
        level: 'high',
        category: 'abuse',
      }),
  );
});

describe('a wish to die, while it is open', () => {
  it.each([
    ['i have the rope up', 'kicking the chair'],
    ['im on the bridge', 'ok im climbing over'],
    ['i have the pills lined up', 'swallowing them now'],
    ['said bye to everyone', 'its time'],
  ])('"%s", "%s" is danger now', (first, next) =>
    expect(told(first, next).state).toMatchObject({ level: 'high', category: 'suicide' }),
  );

  it('is danger again where the moment is only waited for', () =>
    expect(
      told(
        'i have the pills lined up',
        'nah im only kidding',
        'just waiting till my mum goes to bed',
      ).state.level,
    ).toBe('high'));

  it('is not denied by calm alone', () =>
    expect(told('said bye to everyone', 'feel so calm now').state.level).toBe('elevated'));

  it('"bye" and "later" mean nothing where nothing is watched', () => {
    for (const text of ['bye', 'later', 'it is time']) expect(told(text).state.level).toBe('none');
  });
});

it('a wish to jump in front of it is heard in the work on a fear of trains', () => {
  const { level } = assess('bc i want to jump in front of it', {
    ...CALM,
    inSkill: true,
    isFearWork: true,
  });
  expect(level).toBe('elevated');
});

describe('harm that is meant', () => {
  it.each([
    ['i bought a knife and i am going to stab my brother tonight', 'it scares me'],
    ['i want to kill my boss', 'i am a monster, am i'],
    ['the voices tell me to kill my mum', 'i am scared of it'],
    ['i hit my girlfriend last night', 'i would never leave her'],
  ])('stays danger: "%s", "%s"', (first, next) => {
    const { level } = told(first).state;
    expect(told(first, next).state.level).toBe(level);
  });
});

describe('what is no denial and no help', () => {
  it.each([
    ['i want to die', 'i mean because of work'],
    ['i want to kill myself', 'i meant because of exams'],
    ['i want to die', 'i packed it all up'],
    ['my friend wants to kill herself', 'she is with her parents grave'],
  ])('"%s", "%s"', (first, next) => {
    const talk = told(first, next);
    expect(talk.state.level).toBe('elevated');
    expect(talk.state.isHelped).toBe(false);
  });

  it('a wife whose pains come every minute is not helped by that', () =>
    expect(told('my wife is having a seizure', 'they are coming every minute').state.isHelped).toBe(
      false,
    ));

  it('"no, I threw up blood" is an emergency, and a blood test is none', () => {
    const before = ['i want to throw it up', 'i already did'] as const;
    expect(told(...before, 'no i threw up blood').state).toMatchObject(EMERGENCY);
    expect(told(...before, 'my doctor did a blood test').state.level).toBe('elevated');
  });
});

describe('whom it is about', () => {
  it.each(['found scars on his arms', 'i found her razors'])('"%s" is about the other', (text) =>
    expect(told('my son is 14', text).state.kind).toBe('third-person'),
  );

  it('is the baby that was shaken', () =>
    expect(told('i shook the baby', 'hes gone floppy').state).toMatchObject({
      ...EMERGENCY,
      kind: 'third-person',
    }));

  it('stays with the friend, whatever the friend asked for', () => {
    const talk = told('My friend told me she cuts herself', 'she asked me to keep it secret');
    expect(talk.state).toMatchObject({ category: 'self-harm', kind: 'third-person' });
  });

  it('is the body of the other who does not wake', () => {
    const talk = told('my friend drank a lot and took something', 'I cannot wake her');
    expect(talk.state).toMatchObject({ ...EMERGENCY, kind: 'third-person' });
    expect(wordsOf(talk)).not.toContain('If you are alone');
  });

  it('is the person at home where a husband hits the children', () => {
    const talk = told('my husband hits the kids', 'he is coming upstairs');
    expect(talk.state.kind).toBe('own');
    expect(wordsOf(talk)).toContain('stay quiet');
  });
});
