import { describe, expect, it } from 'vitest';
import { replyCheck } from '#tests/support/reply-check-content.ts';
import * as FIRST_TEXTS from './answer-texts.ts';
import { assess } from './assess.ts';
import { answerTo, type SafetyAnswer, stayingAnswer, textOf } from './choose-answer.ts';
import * as FOLLOW_UP_TEXTS from './follow-up-texts.ts';
import { recheckFor } from './recheck.ts';
import { CALM } from './safety-state.ts';
import { nextSafetyState } from './state.ts';

const answer = (text: string) => answerTo(assess(text), CALM);
const said = (found: SafetyAnswer | null): string => (found === null ? '' : textOf(found));

/** All texts in an object, however deep. */
const wordsIn = (found: object): readonly string[] =>
  'says' in found && 'asks' in found
    ? [`${found.says} ${found.asks}`]
    : Object.values(found).flatMap(wordsIn);

describe('the fixed answers', () => {
  it('lead with the plan and grounding, keep the lines, and ask directly', () => {
    const found = answer('i want to die');
    expect(found?.offers).toEqual(['plan', 'grounding', 'emergency', 'lines']);
    expect(found?.paragraphs.at(-1)).toContain('Could you act on it');
    expect(found?.question).toMatchObject({ category: 'suicide', kind: 'own' });
  });

  it('put the emergency number first where minutes count', () => {
    expect(answer('i took all my pills')?.offers[0]).toBe('emergency');
    expect(answer('he is trying to break down the door')?.offers[0]).toBe('emergency');
  });

  it.each([
    ['my boyfriend hits me', ['plan', 'grounding', 'emergency', 'violence', 'children', 'lines']],
    [
      'he is trying to break down the door',
      ['emergency', 'violence', 'children', 'lines', 'plan', 'grounding'],
    ],
    ['i took all my pills', ['emergency', 'poison', 'lines']],
    [
      'i make myself throw up after every meal',
      ['plan', 'grounding', 'emergency', 'eating', 'lines'],
    ],
  ])('offer the lines that fit first: %s', (text, offers) => {
    expect(answer(text)?.offers).toEqual(offers);
  });

  it('offer the lines that fit for as long as it is about that', () => {
    const assessment = assess('my dad hits me');
    const abuse = nextSafetyState(CALM, { type: 'message', assessment });
    const fitting = ['violence', 'children', 'lines'];
    expect(recheckFor(abuse, 'visit').offers.slice(-3)).toEqual(fitting);
    expect(stayingAnswer(abuse).offers.filter((one) => fitting.includes(one))).toEqual(fitting);
    expect(answerTo(assess('no i am not', abuse), abuse)?.offers).toContain('violence');
  });

  it('speak about the other person where it is about somebody else', () => {
    expect(said(answer('my friend wants to kill himself'))).toContain('looking out for them');
  });

  it('give an intrusive thought no crisis answer and no reassurance', () => {
    const found = answer('what if i stab my mum, i am so scared');
    expect(said(found)).toContain('intrusive thought');
    expect(found?.offers).toEqual([]);
  });

  it('leave ordinary talk to the coach', () => {
    expect(answer('help me with my essay')).toBeNull();
  });

  it('answer the first denial without letting go', () => {
    const state = nextSafetyState(CALM, { type: 'message', assessment: assess('i want to die') });
    const found = answerTo(assess('no i am not', state), state);
    expect(said(found)).toContain('ask again');
    expect(found?.offers).toContain('lines');
  });

  it('ask again about the danger, inside or outside', () => {
    const own = nextSafetyState(CALM, { type: 'message', assessment: assess('i want to die') });
    const abuse = nextSafetyState(CALM, { type: 'message', assessment: assess('my dad hits me') });
    expect(textOf(recheckFor(own, 'turn'))).toContain('gone, weaker, the same, or stronger');
    expect(textOf(recheckFor(own, 'visit'))).toContain('good to see you');
    expect(textOf(recheckFor(abuse, 'turn'))).toContain('anybody in danger');
  });

  it('hold to our own rules: no faults, no blame, no exclamation, no leading question', () => {
    const all = Object.values({ ...FIRST_TEXTS, ...FOLLOW_UP_TEXTS }).flatMap((one) =>
      typeof one === 'string' ? [one] : Array.isArray(one) ? [one.join(', ')] : wordsIn(one),
    );
    for (const text of all) {
      // What the person may say on the telephone is theirs.
      expect(replyCheck(text.replace(/"[^"]*"/g, '')), text).toBeNull();
      expect(text).not.toMatch(
        /!|you're not|you are not (?:thinking|going)|should|must|have to\b(?! carry| keep)/,
      );
      expect(text.length).toBeLessThan(560);
    }
  });
});
