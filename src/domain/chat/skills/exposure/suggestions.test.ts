import { describe, expect, it } from 'vitest';
import { assess } from '#domain/chat/safety/assess.ts';
import { isAtLeast } from '#domain/chat/safety/assessment.ts';
import { STOP } from '#domain/chat/skills/machine.ts';
import { plainOf } from '#domain/chat/text/words.ts';
import { talk } from '#tests/support/chat/walk.ts';
import { checkAll } from '#tests/support/check-all.ts';
import { readingGrade } from '#tests/support/reading-grade.ts';
import { isRitual } from './rituals.ts';
import { themeOfFear, wordsFor } from './suggestions.ts';

const HARM_FEARS = [
  'I could stab my partner with a knife',
  'I am afraid of hurting my baby',
  'I might push someone in front of a train',
  'I hit a cyclist without noticing while driving',
  'I could poison my family',
  'a thought of harming someone I love',
  'I will lose control and attack people',
];
const OTHER_FEARS = [
  'I touched a door handle and will get ill',
  'the stove is on',
  'I have cancer',
  'a typo in an email',
  'things are not even',
  'I offended god',
  'what if I do not love my partner',
  'something that has no theme',
];
/** What would do, hold up or test the harm. */
const DOES_IT =
  /\b(?:do it once|try (?:it|to)|test|see (?:if|whether) (?:i|it)|point|cut|stab|hit|push|jump|hold (?:a|the) (?:knife|scissors|blade))\b/i;

describe('a ladder for a fear of doing harm', () => {
  it('has steps of being near and of leaving the thought alone', () => {
    checkAll(HARM_FEARS, (fear) => {
      expect(themeOfFear(fear)).toBe('harm');
      const { reply } = talk('exposure', [fear]);
      const buttons = reply.quickReplies.filter((label) => label !== STOP);
      expect(buttons.length).toBeGreaterThanOrEqual(3);
      for (const label of buttons) expect(label).not.toMatch(DOES_IT);
      const said = reply.paragraphs.join(' ');
      expect(said).toMatch(/never about doing or testing it/);
      expect(said).toMatch(/best worked on with a therapist/);
      const { predictions, urges } = wordsFor(fear);
      expect(predictions).not.toContain('I will lose control');
      expect(urges).not.toContain('Wash or clean');
    });
  });

  it.each([
    ['I could stab my partner with a knife', /knife block/],
    ['I am afraid of hurting my baby', /my child while another adult is at home/],
    ['I might push someone in front of a train', /platform, behind the line/],
    ['I am afraid that I hit a cyclist with the car', /do not drive back/],
  ])('names the usual place of it: "%s"', (fear, place) => {
    expect(talk('exposure', [fear]).reply.quickReplies.join()).toMatch(place);
  });

  it.each(['hold a knife near my partner', 'test if I would do it', 'stand at the edge'])(
    'keeps no step that would test it: "%s"',
    (step) => {
      const fear = 'I could stab my partner with a knife';
      const asked = talk('exposure', [fear, step]);
      expect(asked.state).toMatchObject({ at: 'rung', ladder: { rungs: [] } });
      expect(asked.reply.paragraphs[0]).toMatch(/for work with a therapist/);
      expect(talk('exposure', [fear, 'sit next to my partner on the sofa']).state?.at).toBe(
        'distress',
      );
      expect(talk('exposure', ['germs', 'hold the scissors of my friend']).state?.at).toBe(
        'distress',
      );
    },
  );

  it('can be climbed to its end by its own buttons', () => {
    const fear = HARM_FEARS[0] ?? '';
    const steps = wordsFor(fear).rungs.slice(0, 3);
    const built = steps.flatMap(({ text, distress }) => [text, String(distress)]);
    const done = ['That is enough steps', '1', '1', '60', '1', '5', 'Start the timer', '1'];
    const end = ['No', '40', '1', 'That is all for today'];
    expect(talk('exposure', [fear, ...built, ...done, ...end]).state).toBeNull();
  });
});

describe('the words of a ladder', () => {
  it('speak of a therapist for harm alone, and suit each theme', () => {
    for (const fear of OTHER_FEARS) {
      expect(themeOfFear(fear)).not.toBe('harm');
      expect(talk('exposure', [fear]).reply.paragraphs.join(' ')).not.toMatch(/therapist/);
    }
    expect(wordsFor('the shelf is crooked').urges).toContain('Put it right');
    expect(wordsFor('I have cancer').urges).toContain('Look it up');
    expect(
      wordsFor('something that has no theme')
        .rungs.map(({ text }) => text)
        .join(),
    ).not.toMatch(DOES_IT);
  });

  it('raise no alarm when they are pressed', () => {
    for (const fear of [...HARM_FEARS, ...OTHER_FEARS]) {
      const { rungs, predictions, urges } = wordsFor(fear);
      const labels = [...rungs.map(({ text }) => text), ...predictions, ...urges];
      expect(labels.filter((text) => isAtLeast(assess(text).level, 'elevated'))).toEqual([]);
    }
  });

  it('hold no ritual, three steps or more from low to high, and can be read with ease', () => {
    for (const fear of [...HARM_FEARS, ...OTHER_FEARS]) {
      const { rungs, think, predictions, urges } = wordsFor(fear);
      expect(rungs.length).toBeGreaterThanOrEqual(3);
      const distresses = rungs.map(({ distress }) => distress);
      expect(distresses).toEqual(distresses.toSorted((one, other) => one - other));
      for (const { text } of rungs) expect([text, isRitual(plainOf(text))]).toEqual([text, false]);
      const all = [...rungs.map(({ text }) => text), think, ...predictions, ...urges];
      expect(new Set(all).size).toBe(all.length);
      expect(readingGrade(all.join('. '))).toBeLessThanOrEqual(7);
    }
  });
});
