import { describe, expect, it } from 'vitest';
import { assess } from './assess.ts';
import { answerTo } from './choose-answer.ts';
import { questionAbout } from './danger.ts';
import { CALM, type SafetyState } from './safety-state.ts';
import { nextSafetyState } from './state.ts';

const told = (...texts: readonly string[]): SafetyState =>
  texts.reduce<SafetyState>((state, text) => {
    const assessment = assess(text, state);
    const answer = answerTo(assessment, state);
    const next = nextSafetyState(state, { type: 'message', assessment });
    return answer?.question == null
      ? next
      : nextSafetyState(next, { type: 'asked', question: answer.question });
  }, CALM);

describe('after words of danger', () => {
  it.each(['I took some pills', 'i took the pills', 'took all of it', 'I have taken something'])(
    '"%s" is an emergency, with the number',
    (text) => {
      const state = told('I want to kill myself', 'yes');
      const found = assess(text, state);
      expect(found).toMatchObject({ level: 'high', category: 'medical-emergency' });
      expect(answerTo(found, state)?.paragraphs.join(' ')).toContain('emergency number');
      expect(assess(text, told('I want to die', 'no I am safe')).level).toBe('high');
    },
  );

  it.each([
    'i have pills',
    'I got a knife here',
    'i already said. i have pills',
    'I still have them',
  ])('"%s" raises to the highest level', (text) =>
    expect(assess(text, told('I want to kill myself', 'yes')).level).toBe('high'),
  );

  it.each(['I took my pills this morning', 'I have a knife for the onions'])(
    '"%s" means nothing where nothing was said before',
    (text) => expect(assess(text).level).toBe('none'),
  );

  it('understands a plain no to its question each time, and thanks for it', () => {
    const state = told('I want to die', 'no');
    const asked = nextSafetyState(state, {
      type: 'asked',
      question: questionAbout({ category: 'suicide', kind: 'own' }),
    });
    const answer = answerTo(assess('no', asked), asked);
    expect(answer?.paragraphs.join(' ')).toContain('Thank you for answering');
    expect(answer?.question ?? null).toBeNull();
  });
});
