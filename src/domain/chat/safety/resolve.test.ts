import { describe, expect, it } from 'vitest';
import { hear } from '#tests/support/chat/guard-turns.ts';
import { assess } from './assess.ts';
import { recheckFor } from './recheck.ts';
import { CALM, type SafetyState } from './safety-state.ts';
import { nextSafetyState } from './state.ts';

const after = (text: string): SafetyState => hear(CALM, text).state;
/** The same, when the guard came back to ask how things are now. */
const rechecked = (text: string): SafetyState => {
  const state = after(text);
  const question = recheckFor(state, 'turn').question;
  if (question === null) throw new Error('Nothing is asked.');
  return nextSafetyState(state, { type: 'asked', question });
};
const BEFORE = [
  after('I will kill myself tonight'),
  after('i want to die'),
  rechecked('I will kill myself tonight'),
  rechecked('i want to die'),
];

describe('a decision or a deed beside calm words', () => {
  it.each([
    'The thoughts are gone, I made up my mind',
    'The thoughts are gone. My mind is made up',
    'the urge is over, I did it',
    'No, I already did it',
    'no because it is too late',
    'fine, I am at the bridge',
    'I am calm now, I decided',
    'I feel better, I have the pills here',
    'gone, the knife is next to me',
    'I am not going to hurt myself, it is already done',
  ])('lowers nothing, and is answered as danger: "%s"', (text) => {
    for (const state of BEFORE) {
      const next = hear(state, text);
      expect(next.state.level === state.level || next.state.level === 'high').toBe(true);
      expect(next.answer?.question).not.toBeNull();
      expect(next.answer?.offers).toContain('emergency');
    }
  });

  it.each(['its high', 'im up here', 'fine, its a long way down'])(
    'is danger on a bridge: "%s"',
    (text) => {
      const state = after('im standing on the bridge and i want to jump');
      expect(assess(text, state).agrees).toBe(true);
      expect(hear(state, text).answer?.offers).toContain('emergency');
    },
  );

  it('is no calm answer some messages later', () => {
    let state = rechecked('i want to die');
    for (const text of ['i made some tea', 'the rain is loud']) state = hear(state, text).state;
    expect(assess('the thoughts are gone, i made up my mind', state).agrees).toBe(true);
    expect(assess('the thoughts are gone, my mum made soup', state).denies).toBe(true);
  });

  it.each([
    'I am safe, the pills are gone',
    'I am safe, I got off the bridge',
    'the thoughts are gone, I decided to live',
    'I am safe, I do not have the knife any more',
    'the thoughts are gone, my mum made soup',
  ])('is not seen in "%s"', (text) => {
    for (const state of BEFORE.slice(2)) expect(assess(text, state).agrees).toBe(false);
  });
});
