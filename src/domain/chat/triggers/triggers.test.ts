import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOOD_TAGS } from '#domain/mood/tags.ts';
import { leastCpuMs } from '#tests/support/cpu-time.ts';
import { TAXONOMY } from './taxonomy.ts';
import { type CountedTrigger, topTriggers } from './top-triggers.ts';
import { TONES, type Tone, triggersIn } from './triggers.ts';

const GOOD = /\b(?:happy|great|love|loved|lovely|good|passed|fun|nice|proud|better)\b/gi;
const BAD = /\b(?:awful|hate|bad|terrible|sad|angry|unbearable|horrible|worst|stressed|hurts)\b/gi;

/** Stands for the library of the server: plain counting, with "not" before a word turning it. */
const polarityOf = (text: string): number => {
  const turned = text.replace(/\bnot (happy|good|great)\b/gi, 'bad');
  const [good, bad] = [turned.match(GOOD)?.length ?? 0, turned.match(BAD)?.length ?? 0];
  return good + bad === 0 ? 0 : (good - bad) / (good + bad);
};
const namesIn = (text: string) => triggersIn(text, polarityOf).map(({ trigger }) => trigger);
const toneOf = (text: string, trigger: string) =>
  triggersIn(text, polarityOf).find((found) => found.trigger === trigger)?.tone;

describe('the taxonomy', () => {
  it('has the 20 mood tags under their names, and at least 20 more, each once', () => {
    const names = TAXONOMY.map(({ trigger }) => trigger);
    expect(names.slice(0, 20)).toEqual([...MOOD_TAGS]);
    expect(names.length).toBeGreaterThanOrEqual(40);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('triggers', () => {
  it.each<[text: string, trigger: string]>([
    ['the exam tomorrow scares me', 'Exam stress'],
    ['I am so sleepy', 'Sleepy'],
    ['I made a new friend today', 'Social win'],
    ['my dad yelled again', 'Family fight'],
    ['got a lot done', 'Productive day'],
    ['feeling anxious', 'Anxious'],
    ['I feel left out', 'Lonely'],
    ['I am motivated', 'Motivated'],
    ['so tired', 'Tired'],
    ['I laughed so hard', 'Happy moment'],
    ['there is too much to do', 'Overwhelmed'],
    ['I was so focused', 'Focused'],
    ['my best friend is ignoring me', 'Friend drama'],
    ['had a long bath', 'Self-care day'],
    ['so stressed', 'Under pressure'],
    ['I feel thankful', 'Feeling grateful'],
    ["I'm burnt out", 'Burned out'],
    ['so many ideas', 'Inspired'],
    ["I couldn't sleep", 'Bad sleep'],
    ['I passed my driving lesson', 'Accomplished'],
    ['the noise next door', 'Noise'],
    ['the mall was packed', 'Crowds'],
    ['they changed the plan, the change of plans threw me', 'Change of plans'],
    ['it is due tomorrow', 'Deadlines'],
    ['we argued', 'Conflict'],
    ["I can't afford it", 'Money'],
    ['I have a headache', 'Health'],
    ['dinner with my parents', 'Family'],
    ['scrolled for hours', 'Phone and social media'],
    ['I forgot to eat', 'Hunger'],
    ['I was waiting for the bus', 'Waiting'],
    ['made a mistake', 'Mistakes'],
    ['she criticised my text', 'Criticism'],
    ['switching tasks is hard', 'Transitions'],
    ["I can't decide", 'Decisions'],
    ['my desk is a mess', 'Clutter'],
    ['my socks are scratchy', 'Touch and clothing'],
    ['he wanted eye contact', 'Eye contact'],
    ['three meetings', 'Meetings'],
    ['I am bored', 'Boredom'],
    ['germs everywhere', 'Germs and dirt'],
  ])('"%s" speaks of %s', (text, trigger) => {
    expect(namesIn(text)).toContain(trigger);
  });

  it.each([
    'not stressed about exams',
    "I'm not stressed about my exam",
    'no exams this week',
    "I'm not anxious or lonely",
    "I don't have to worry about money",
    'never had a conflict',
    "it wasn't noisy",
    'I am no longer tired',
    'I was not happy',
    'not very motivated',
    'the sky is blue',
    '',
    '🙂 ...',
  ])('"%s" speaks of none', (text) => {
    expect(namesIn(text)).toEqual([]);
  });

  it.each<[text: string, trigger: string]>([
    ["I can't stand the noise", 'Noise'],
    ["I'm not happy about the exam", 'Exam stress'],
    ['not stressed, but the noise was awful', 'Noise'],
    ["I couldn't focus because of the noise", 'Noise'],
    ['I have no money', 'Money'],
    ["I don't like crowds", 'Crowds'],
    ['not only the deadline', 'Deadlines'],
    ["he didn't reply", 'Rejection'],
  ])('a denial of something else leaves it: "%s"', (text, trigger) => {
    expect(namesIn(text)).toContain(trigger);
  });

  it('have the tone of the words about them, moved by how they usually feel', () => {
    expect(toneOf('the noise', 'Noise')).toBe('negative');
    expect(toneOf('I passed my exam and am so happy', 'Exam stress')).toBe('positive');
    expect(toneOf('the exam was awful', 'Exam stress')).toBe('negative');
    expect(toneOf('dinner with my family', 'Family')).toBe('neutral');
    expect(toneOf('a lovely dinner with my family', 'Family')).toBe('positive');
    expect(toneOf('I love my family, but the noise was awful', 'Family')).toBe('positive');
    expect(toneOf('I love my family, but the noise was awful', 'Noise')).toBe('negative');
    expect(toneOf('I was waiting. It was lovely', 'Waiting')).toBe('positive');
  });

  it('are each named once, from any text, whatever the library says', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'grapheme', maxLength: 300 }),
          fc.constant('noise, exam, noise. exam! '.repeat(300)),
        ),
        fc.double(),
        (text, polarity) => {
          const found = triggersIn(text, () => polarity);
          expect(new Set(found.map(({ trigger }) => trigger)).size).toBe(found.length);
          for (const { tone } of found) expect(TONES).toContain(tone);
        },
      ),
    );
  });

  it('are found in the longest message in well under 50 ms', () => {
    const texts = ['not ', 'no, ', 'noise ', 'a', 'fight with '].map((part) =>
      part.repeat(4000).slice(0, 4000),
    );
    for (const text of texts) {
      triggersIn(text, polarityOf);
      expect(leastCpuMs(() => triggersIn(text, polarityOf))).toBeLessThan(50);
    }
  });
});

describe('the top triggers', () => {
  const rows = (trigger: string, ...tones: readonly Tone[]): readonly CountedTrigger[] =>
    tones.map((tone) => ({ trigger, tone, count: 1 }));

  it('are the ten most frequent, with the tone that prevails', () => {
    expect(
      topTriggers([
        ...rows('Work', 'negative', 'positive', 'negative'),
        ...rows('Pets', 'positive'),
        ...rows('Family', 'positive', 'negative'),
        ...rows('Exam stress', 'negative', 'negative', 'neutral', 'neutral', 'negative'),
      ]),
    ).toEqual([
      { trigger: 'Exam stress', count: 5, tone: 'negative' },
      { trigger: 'Work', count: 3, tone: 'negative' },
      { trigger: 'Family', count: 2, tone: 'neutral' },
      { trigger: 'Pets', count: 1, tone: 'positive' },
    ]);
    expect(
      topTriggers([
        { trigger: 'Pets', tone: 'positive', count: 4 },
        { trigger: 'Work', tone: 'negative', count: 3 },
        { trigger: 'Work', tone: 'positive', count: 2 },
      ]),
    ).toEqual([
      { trigger: 'Work', count: 5, tone: 'negative' },
      { trigger: 'Pets', count: 4, tone: 'positive' },
    ]);
    const many = TAXONOMY.flatMap(({ trigger }) => rows(trigger, 'neutral'));
    expect(topTriggers(many)).toHaveLength(10);
    expect(topTriggers([])).toEqual([]);
  });

  it('do not depend on the order of the rows', () => {
    const all = ['Work', 'Pets', 'Noise'].flatMap((name) =>
      rows(name, 'positive', 'negative', 'negative'),
    );
    fc.assert(
      fc.property(fc.shuffledSubarray(all, { minLength: all.length }), (shuffled) => {
        expect(topTriggers(shuffled)).toEqual(topTriggers(all));
      }),
    );
  });
});
