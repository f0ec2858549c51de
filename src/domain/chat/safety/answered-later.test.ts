import { describe, expect, it } from 'vitest';
import { hear } from '#tests/support/chat/guard-turns.ts';
import { assess } from './assess.ts';
import { answerTo } from './choose-answer.ts';
import { recheckFor } from './recheck.ts';
import { CALM, type SafetyState } from './safety-state.ts';
import { nextSafetyState } from './state.ts';

/** After a danger that was denied once, the question how things are now was just asked. */
const asked = (): SafetyState => {
  const denied = hear(hear(CALM, 'i want to die').state, 'no i am not').state;
  const question = recheckFor(denied, 'visit').question;
  if (question === null) throw new Error('asks nothing');
  const visited = nextSafetyState(denied, { type: 'visit' });
  return nextSafetyState(visited, { type: 'asked', question });
};
const following = (state: SafetyState, ...texts: readonly string[]): SafetyState =>
  texts.reduce((before, text) => hear(before, text).state, state);
const SMALL_TALK = ['i made some tea', 'the rain is loud', 'my bus was late', 'what a grey day'];

describe('an answer to how it is now, some messages later', () => {
  it('starts from a danger that is still watched', () => {
    expect(asked()).toMatchObject({ level: 'low', isDenied: true });
  });

  it.each(['they are gone now', 'the thoughts are gone', "they're gone", 'the urges are gone'])(
    'is understood: "%s"',
    (text) => {
      const before = following(asked(), ...SMALL_TALK.slice(0, 3));
      expect(before.level).toBe('low');
      expect(hear(before, text).state.level).toBe('none');
      expect(hear(before, text).answer?.paragraphs[0]).toMatch(/Thank you for answering/);
    },
  );

  it('counts "weaker" as less, and lowers once for one answer', () => {
    const before = following(asked(), ...SMALL_TALK.slice(0, 2));
    const weaker = hear(before, 'it got weaker').state;
    expect(weaker).toMatchObject({ level: 'low', calmAnswers: 1, asked: null });
    expect(hear(weaker, 'the thoughts are gone').state).toMatchObject({
      level: 'low',
      calmAnswers: 1,
    });
  });

  it.each(['the thoughts are back', 'the thoughts are stronger', 'it got stronger'])(
    'rises again: "%s"',
    (text) => {
      const found = hear(following(asked(), ...SMALL_TALK.slice(0, 3)), text);
      expect(found.state.level).toBe('elevated');
      expect(found.answer?.question).toMatchObject({ category: 'suicide' });
    },
  );

  it('takes a bare word only soon after', () => {
    expect(hear(following(asked(), SMALL_TALK[0] ?? ''), 'gone').state.level).toBe('none');
    expect(hear(following(asked(), ...SMALL_TALK), 'gone').state.level).toBe('low');
    expect(hear(following(asked(), SMALL_TALK[0] ?? ''), 'stronger').state.level).toBe('elevated');
  });

  it.each([
    'my parents are out, they are gone until nine',
    'maybe the thoughts are gone',
    'when they are gone i will be happy',
    'the thoughts are not gone',
    'it is over',
    'no',
    'i am fine',
    'the biscuits are gone',
  ])('is not heard in "%s"', (text) => {
    const before = following(asked(), ...SMALL_TALK.slice(0, 3));
    expect(hear(before, text).state.level).not.toBe('none');
  });

  it('has to name the thoughts where a skill may have asked for a strength', () => {
    const before = { ...following(asked(), SMALL_TALK[0] ?? ''), inSkill: true };
    expect(assess('weaker', before).denies).toBe(false);
    expect(assess('it got weaker', before).denies).toBe(false);
    expect(assess('the thoughts are gone', before).denies).toBe(true);
  });

  it('is no answer to another question', () => {
    const { state } = hear(CALM, 'everyone would be better off without me');
    const later = following(state, ...SMALL_TALK.slice(0, 2));
    expect(later.asked).toBeNull();
    expect(answerTo(assess('gone', later), later)).toBeNull();
  });
});
