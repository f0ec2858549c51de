import { describe, expect, it } from 'vitest';
import { checkAll } from '#tests/support/check-all.ts';
import { assess } from './assess.ts';
import { type Category, isAtLeast, type Question } from './assessment.ts';
import { questionAbout } from './danger.ts';

const about = (category: Category): Question => questionAbout({ category, kind: 'own' });

describe('assess', () => {
  it.each([
    ['i am going to kill myself tonight', 'high', 'suicide', 'own'],
    ["i've given my dog away so nobody has to look after her", 'elevated', 'suicide', 'own'],
    ['i cut my arms again', 'elevated', 'self-harm', 'own'],
    ['i want to hurt my brother', 'elevated', 'harm-to-others', 'own'],
    ['my dad hits me', 'elevated', 'abuse', 'own'],
    ['i make myself throw up after dinner', 'elevated', 'eating-disorder', 'own'],
    ['i took all my pills', 'high', 'medical-emergency', 'own'],
    ['my friend wants to kill himself', 'elevated', 'suicide', 'third-person'],
    ['i used to cut myself when i was a teenager', 'low', 'self-harm', 'past'],
    ['i would never kill myself', 'low', 'suicide', 'denied'],
    ['what if i stab my mum, it scares me', 'low', 'harm-to-others', 'intrusive-thought'],
    ['in the film he wants to kill himself', 'low', 'suicide', 'fiction'],
  ] as const)('reads "%s" as %s, %s, %s', (text, level, category, kind) => {
    expect(assess(text)).toMatchObject({ level, category, kind });
  });

  it.each([
    'this homework is killing me',
    'shoot me an email',
    'i want to die of embarrassment',
    'I want to die of laughing',
    'my hair is awful, I want to dye it',
    'i cut my hair',
    'killed it at the gym',
    'help me plan my day',
    'ive tried breathing it doesnt work',
  ])('finds nothing in "%s"', (text) => {
    expect(assess(text)).toMatchObject({ level: 'none', category: null, reasons: [] });
  });

  it.each([
    'I WANT TO DIE',
    'i w4nt t0 d1e',
    'i want to dieeeee',
    'i want to d i e',
    'i wnat to k.i.l.l myself',
    'i want to k*ll myself',
    'thinking of su\u200bicide',
    'thinking of ѕuicide',
    'ｉ ｗａｎｔ ｔｏ ｄｉｅ',
    'i want 2 unalive myslef',
  ])('sees through the spelling of "%s"', (text) => {
    expect(assess(text).level).not.toBe('none');
    expect(assess(text).level).not.toBe('low');
  });

  it('keeps what one sentence raised, whatever the next one says', () => {
    const raised = assess('i am going to kill myself tonight').level;
    for (const after of [
      'lol just kidding',
      'it was a song',
      'i would never do it',
      'my ocd says so',
    ]) {
      expect(assess(`i am going to kill myself tonight. ${after}`).level).toBe(raised);
    }
  });

  it('lets neither a film nor a fear far away in a long message weaken a sign', () => {
    const filler = 'and then we had tea and a walk in the park '.repeat(5);
    expect(assess(`we saw a movie ${filler} and i want to die`).level).toBe('elevated');
  });

  it('is not led astray', () => {
    checkAll(
      [
        'my ocd is so bad that i want to die',
        'i have ocd and i want to kill myself',
        'i have intrusive thoughts and im going to kill myself tonight',
        'this song makes me want to die',
        'i watched a movie and now i want to kill myself',
        'i used to be happy, now i want to die',
        'years ago my mum died and i want to die too',
        'my friend isnt suicidal but i am',
        'im writing a story about a girl who wants to die because i want to die',
        'because of work i want to die',
        'lol im going to kill myself tonight, got the pills',
        'what if i kill myself tonight',
        'i cant say im not suicidal',
        'i want to kill myself, it is ok',
        'I want to die, it is fine',
        'I want to die its fine',
        'I want to die, it is what it is',
        'I want to die it is what it is',
        'i wanna kill myself lol its ok',
        'I want to die, alone and forgotten',
        'I want to die, for a while now',
        'I want to die, down here is nothing',
        'I wish I was dead, it would be easier',
        'I want to end it, with you all gone',
      ],
      (text) => {
        expect(isAtLeast(assess(text).level, 'elevated')).toBe(true);
      },
    );
  });

  it('understands a bare yes only where it has asked', () => {
    expect(assess('yes').level).toBe('none');
    expect(assess('yes', { asked: about('suicide') })).toMatchObject({
      level: 'elevated',
      category: 'suicide',
    });
    expect(assess('kind of', { asked: about('self-harm') }).category).toBe('self-harm');
    expect(assess('no', { asked: about('suicide') })).toMatchObject({
      level: 'none',
      denies: true,
    });
  });

  it('never counts a denial where something else is raised', () => {
    expect(assess('i am not suicidal. i took all my pills').denies).toBe(false);
    expect(assess('i am not going to hurt myself').denies).toBe(true);
  });

  it('gives reasons without the words of the person', () => {
    const { reasons } = assess('my uncle Bartholomew touched me and i want to die');
    expect(reasons.length).toBeGreaterThan(1);
    expect(reasons.join(' ')).not.toMatch(/bartholomew|uncle/i);
  });
});
