import { describe, expect, it } from 'vitest';
import { hear, heard, signOf } from '#tests/support/chat/guard-turns.ts';
import { HIGH_TEXTS, VOICES_TEXT } from './answer-texts.ts';
import { assess } from './assess.ts';
import { CATEGORIES } from './assessment.ts';
import * as FOLLOW_UP from './follow-up-texts.ts';
import { CALM } from './safety-state.ts';

describe('answers to the same danger', () => {
  it('takes a yes to acting on it for danger now, and says what to do', () => {
    const first = hear(CALM, 'I want to kill myself');
    const second = hear(first.state, 'yes');
    expect(second.state.level).toBe('high');
    expect(second.answer?.paragraphs[0]).toContain(FOLLOW_UP.AGREED_HIGH_TEXTS.suicide.says);
    const more = hear(hear(CALM, 'I want to die').state, 'yes, I am going to kill myself tonight');
    expect(more.answer?.paragraphs[0]).toBe(HIGH_TEXTS.suicide.says);
  });

  it('keeps apart what it said to one danger and to another', () => {
    let state = hear(CALM, 'I cut myself and it will not stop bleeding').state;
    const answers = ['I want to kill myself', 'I want to kill myself', 'I want to kill myself'].map(
      (text) => {
        const next = hear(state, text);
        state = next.state;
        return next.answer?.paragraphs.join(' ');
      },
    );
    expect(answers[1]).not.toBe(answers[0]);
    expect(answers[2]).not.toBe(answers[0]);
  });

  it('talks of nothing else in danger now, and is glad of help that was reached', () => {
    const { state } = hear(CALM, 'I am going to kill myself tonight');
    for (const text of [
      'what if I stab my mum, it scares me',
      'I used to cut myself as a teenager',
    ])
      expect(hear(state, text).answer).toBeNull();
    for (const text of [
      'my sister is with me',
      'I called them',
      'they are coming',
      'I put the pills back',
      'I gave the pills to my mum',
      'I am in the hospital',
    ]) {
      expect(hear(state, text).answer?.paragraphs, text).toEqual([FOLLOW_UP.HELPED_TEXT]);
      expect(hear(state, text).state.level).toBe('high');
    }
    expect(assess('my sister is with me').isHelped).toBe(false);
    expect(hear(state, 'nobody is with me').answer?.paragraphs).not.toEqual([
      FOLLOW_UP.HELPED_TEXT,
    ]);
  });

  it('has another way than a call for who cannot call, and then goes on', () => {
    const told = hear(CALM, 'my dad is outside my door, he wants to hit me');
    for (const text of ['yes', 'i cant', 'he will hear me']) {
      const other = hear(told.state, text);
      expect(other.state.level).toBe('high');
      expect(other.answer?.paragraphs[0], text).toContain(FOLLOW_UP.WITHOUT_SPEAKING.says);
      const third = hear(other.state, 'i cant');
      expect(third.answer?.paragraphs[0], text).not.toContain(FOLLOW_UP.WITHOUT_SPEAKING.says);
    }
    const own = hear(hear(CALM, 'I am going to kill myself tonight').state, 'yes').state;
    expect(hear(own, 'yes').answer?.paragraphs[0]).toContain(FOLLOW_UP.CALL_FOR_ME.says);
    expect(hear(CALM, 'i cant').answer).toBeNull();
  });

  it('tells who hears commanding voices to get a person, and asks whether they might obey', () => {
    for (const text of [
      'the voices tell me to stab my brother',
      'voices are telling me to kill myself',
      'i hear voices and they want me to hurt people',
    ]) {
      const { answer, state } = hear(CALM, text);
      expect(answer?.paragraphs, text).toEqual([VOICES_TEXT.says, VOICES_TEXT.asks]);
      expect(state.level).toBe('high');
      expect(hear(state, 'yes').state.level).toBe('high');
    }
    for (const text of [
      'the ocd voice tells me to stab my sister',
      'the voices in this game tell me to kill him',
      'the voice actor says his lines so well',
    ])
      expect(assess(text).level, text).not.toBe('high');
  });

  it('does not ask for what was just said outright', () => {
    for (const text of [
      'I want to kill myself',
      'i am suicidal',
      'I keep thinking about suicide',
    ]) {
      const { answer } = hear(CALM, text);
      expect(answer?.paragraphs.join(' '), text).not.toMatch(/are you thinking about killing/i);
    }
    const hint = hear(CALM, 'everyone would be better off without me').answer;
    expect(hint?.paragraphs.join(' ')).toMatch(/are you thinking about killing yourself/);
  });

  it('never goes back to the first answer while the talk stays with the same danger', () => {
    for (const category of CATEGORIES) {
      for (const kind of ['own', 'third-person'] as const) {
        for (const level of ['high', 'elevated'] as const) {
          const first = heard(CALM, signOf(category, kind, level));
          let state = first.state;
          let before = first.answer?.paragraphs;
          for (let turn = 0; turn < 6; turn += 1) {
            const next = heard(state, signOf(category, kind, level));
            expect(next.answer?.paragraphs).not.toEqual(first.answer?.paragraphs);
            expect(next.answer?.paragraphs).not.toEqual(before);
            before = next.answer?.paragraphs;
            state = next.state;
          }
        }
      }
    }
  });

  it('tells once what to do where danger gets nearer', () => {
    const mild = heard(CALM, signOf('suicide', 'own', 'elevated'));
    const near = heard(mild.state, signOf('suicide', 'own', 'high'));
    expect(near.answer?.paragraphs[0]).toBe(HIGH_TEXTS.suicide.says);
    const still = heard(near.state, signOf('suicide', 'own', 'high'));
    expect(still.answer?.paragraphs[0]).not.toBe(HIGH_TEXTS.suicide.says);
  });
});
