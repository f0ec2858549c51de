import { describe, expect, it } from 'vitest';
import { hear, heard, signOf } from '#tests/support/chat/guard-turns.ts';
import { assess } from './assess.ts';
import { CATEGORIES, isAtLeast } from './assessment.ts';
import { dangerOf, questionAbout } from './danger.ts';
import * as TEXTS from './follow-up-texts.ts';
import { recheckFor } from './recheck.ts';
import { CALM } from './safety-state.ts';
import { nextSafetyState } from './state.ts';

const KINDS = ['own', 'third-person'] as const;
/** After every fixed answer that asks about danger. */
const ASKED = CATEGORIES.flatMap((category) =>
  KINDS.flatMap((kind) =>
    (['high', 'elevated'] as const).flatMap((level) => {
      const first = heard(CALM, signOf(category, kind, level));
      const second = hear(first.state, 'yes');
      return [first, second].map(({ state, answer }) => ({ category, kind, state, answer }));
    }),
  ),
);
const RECHECKED = CATEGORIES.flatMap((category) =>
  KINDS.flatMap((kind) =>
    (['turn', 'visit'] as const).map((when) => {
      const { state } = heard(CALM, signOf(category, kind, 'elevated'));
      const answer = recheckFor(state, when);
      const question = answer.question ?? questionAbout(dangerOf(state));
      return { category, kind, answer, state: nextSafetyState(state, { type: 'asked', question }) };
    }),
  ),
);
const EVERY = [...ASKED, ...RECHECKED];

describe('every question of the guard', () => {
  it('is one, at the end of the answer, and is stored with what a yes means', () => {
    for (const { answer, kind, state } of EVERY) {
      const last = answer?.paragraphs.at(-1) ?? '';
      const unquoted = (answer?.paragraphs.join(' ') ?? '').replace(/"[^"]*"/g, '');
      expect(last.endsWith('?'), last).toBe(true);
      expect(unquoted.split('?').length, unquoted).toBe(2);
      expect(state.asked).toMatchObject({ kind });
    }
  });

  it.each([
    'yes, I am safe',
    'Yes. I am safe now',
    'yes he is breathing',
    'yes she is awake and breathing',
    'yes I’m ok',
    'a bit better',
    'No, I am safe',
    'gone',
    'it is over',
    'no he is fine',
  ])('hears no danger in "%s"', (text) => {
    for (const { state } of EVERY) {
      const assessment = assess(text, state);
      expect(isAtLeast(assessment.level, 'elevated'), assessment.reasons.join()).toBe(false);
      expect(assessment.agrees).toBe(false);
      expect(assessment.denies || assessment.saysNo === 'step').toBe(true);
      // What was swallowed does not care for how safe somebody feels.
      const isOfBody = state.category === 'medical-emergency' && state.level === 'high';
      if (state.asked?.no !== 'step' && !isOfBody) expect(assessment.denies).toBe(true);
    }
  });

  it.each([
    'yes',
    'Yeah',
    'yes I am',
    'yes, they are',
    'kinda',
    'a little',
    'maybe',
    'the same',
    'it is worse',
    'no it’s worse',
    'not yet',
    'yes but I am safe',
    'I am not safe',
    'no I am not okay',
    'she is not breathing',
    'I don’t know',
  ])('hears danger in "%s"', (text) => {
    for (const { state } of EVERY)
      expect(isAtLeast(assess(text, state).level, 'elevated')).toBe(true);
  });

  it('keeps who it is about, and does not say the same words again to a yes', () => {
    for (const { answer, kind, state } of ASKED) {
      const next = hear(state, 'yes');
      expect(assess('yes', state).kind).toBe(kind);
      expect(next.answer?.paragraphs).not.toEqual(answer?.paragraphs);
      expect(isAtLeast(next.state.level, state.level)).toBe(true);
    }
  });

  it('has buttons that are understood as what they say', () => {
    for (const { answer, state } of EVERY) {
      for (const reply of answer?.replies ?? []) {
        const isNo = ['No', 'Gone', 'Weaker', 'Over', 'Better'].includes(reply);
        const assessment = assess(reply, state);
        const denies = isNo && (reply !== 'No' || state.asked?.no === 'calm');
        expect(assessment.denies, reply).toBe(denies);
        expect(assessment.saysNo !== null).toBe(isNo && !denies);
        expect(isAtLeast(assessment.level, 'elevated'), reply).toBe(!isNo);
      }
      expect(answer?.replies.length).toBeGreaterThan(2);
    }
  });

  it('after a yes about oneself offers the emergency number as well', () => {
    const { state } = heard(CALM, signOf('suicide', 'own', 'elevated'));
    const { answer } = hear(state, 'yes');
    expect(answer?.paragraphs[0]).toContain(TEXTS.AGREED_TEXTS.suicide.says);
    expect(answer?.offers).toContain('emergency');
  });
});

describe('a denial', () => {
  it.each([
    'No sleep for three days',
    'Over the weekend I sat alone',
    'No one picks up',
    'I was only 12',
    'Better get going before he comes back',
    'Gone are the days when I laughed',
    'No friends left',
    'Weaker people would have quit',
    'I fell over',
    'I was only kidding myself',
    'Much of it is over my head',
    'No way out of this job',
    'I am okay with it being over for us, that is the worst part',
    'I feel safe at night only',
  ])('is not heard in "%s", whether something was asked or not', (text) => {
    for (const { state } of EVERY) {
      expect(assess(text, state).denies).toBe(false);
      expect(assess(text).denies).toBe(false);
    }
  });

  it.each(['gone', 'I am safe', 'I was joking', 'it is over'])(
    'by "%s" needs a question',
    (text) => {
      expect(assess(text).denies).toBe(false);
      for (const { state } of EVERY) {
        const { denies, saysNo } = assess(text, state);
        expect(denies || saysNo === 'step').toBe(true);
      }
    },
  );

  it.each(['no', 'Nope', 'no, they would not understand', 'No, I am scared to'])(
    'is not heard in "%s" where the next step is still to be taken, which is told again',
    (text) => {
      for (const said of [
        ['I took 40 pills'],
        ['I am going to kill myself tonight', 'yes'],
        ['I cut myself very deep and it will not stop bleeding'],
      ]) {
        let state = said.reduce((before, one) => hear(before, one).state, CALM);
        expect(state.asked?.no).toBe('step');
        let last = '';
        for (let turn = 0; turn < 3; turn += 1) {
          const { answer, state: next } = hear(state, text);
          expect(next.level).toBe(state.level);
          expect(answer?.offers).toContain('emergency');
          expect(answer?.paragraphs.join(' ')).not.toBe(last);
          last = answer?.paragraphs.join(' ') ?? '';
          state = next;
          if (next.asked?.no !== 'step') break;
        }
      }
    },
  );

  it.each(['ok', 'Okay fine', 'alright', 'ok, well'])(
    'is not heard in "%s", unless the question is how things are now',
    (text) => {
      for (const { state } of ASKED) expect(assess(text, state)).toMatchObject({ denies: false });
      const { state } = heard(CALM, signOf('suicide', 'own', 'elevated'));
      const { question } = recheckFor(state, 'turn');
      if (question === null) throw new Error('Nothing is asked.');
      expect(assess('ok', { ...state, asked: question }).denies).toBe(true);
    },
  );

  it.each([
    'I can’t promise that I am not going to hurt myself',
    'not sure I won’t hurt myself',
    'I am not suicidal yet, maybe',
  ])('is not heard in doubt: "%s"', (text) => {
    expect(assess(text).denies).toBe(false);
  });
});
