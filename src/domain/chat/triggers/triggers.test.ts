import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOOD_TAGS } from '#domain/mood/tags.ts';
import { readTriggers } from '#server/content/chat/triggers.ts';
import { checkAll } from '#tests/support/check-all.ts';
import { leastCpuMs } from '#tests/support/cpu-time.ts';
import { TONES } from './trigger.ts';
import { createTriggers } from './triggers.ts';

const CONTENT = readTriggers();
const TRIGGERS = createTriggers(CONTENT);

const GOOD = /\b(?:happy|great|love|loved|lovely|good|passed|fun|nice|proud|better)\b/gi;
const BAD = /\b(?:awful|hate|bad|terrible|sad|angry|unbearable|horrible|worst|stressed|hurts)\b/gi;

/** Stands in for the server's sentiment library: counts words, with "not" inverting the next one. */
const polarityOf = (text: string): number => {
  const turned = text.replace(/\bnot (happy|good|great)\b/gi, 'bad');
  const [good, bad] = [turned.match(GOOD)?.length ?? 0, turned.match(BAD)?.length ?? 0];
  return good + bad === 0 ? 0 : (good - bad) / (good + bad);
};
const namesIn = (text: string) => TRIGGERS.in(text, polarityOf).map(({ trigger }) => trigger);
const NONE = '';

describe('the content', () => {
  it('has the 20 mood tags by name, and at least 20 more, without duplicates', () => {
    const names = CONTENT.triggers.map(({ trigger }) => trigger);
    expect(names.slice(0, 20)).toEqual([...MOOD_TAGS]);
    expect(names.length).toBeGreaterThanOrEqual(40);
    expect(new Set(names).size).toBe(names.length);
  });

  it('has only phrases that match as written, with each of their alternatives', () => {
    const choose = (words: string, at: number): string => {
      const choices = words.split('|');
      return choices[at % choices.length] ?? '';
    };
    checkAll(CONTENT.triggers, ({ trigger, phrases }) => {
      const texts = phrases.flatMap((phrase) =>
        Array.from({ length: 12 }, (_, at) =>
          phrase.replaceAll(/[^ ]+/g, (words) => choose(words, at)).replaceAll(/\.\.\d/g, 'the'),
        ),
      );
      expect(texts.filter((text) => !namesIn(text).includes(trigger))).toEqual([]);
    });
  });
});

describe('triggers', () => {
  it('are found in what people write', () => {
    checkAll<readonly [text: string, trigger: string]>(
      [
        ['the exam tomorrow scares me', 'Exam stress'],
        ['I am so sleepy', 'Sleepy'],
        ['I made a new friend today', 'Social win'],
        ['my dad yelled again', 'Family fight'],
        ['got a lot done', 'Productive day'],
        ['feeling anxious', 'Anxious'],
        ['I feel left out', 'Lonely'],
        ['I am motivated', 'Motivated'],
        ['so tired', 'Tired'],
        ['sooo tiiired', 'Tired'],
        ['I laughed so hard', 'Happy moment'],
        ["I can't stop smiling", 'Happy moment'],
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
        ['not stressed about exams', NONE],
        ["I'm not stressed about my exam", NONE],
        ['no exams this week', NONE],
        ["I'm not anxious or lonely", NONE],
        ["I don't have to worry about money", NONE],
        ['never had a conflict', NONE],
        ["it wasn't noisy", NONE],
        ['I am no longer tired', NONE],
        ['I was not happy', NONE],
        ['not very motivated', NONE],
        ['it worked, and that sounds good', NONE],
        ["I'll do it and I will go", NONE],
        ['the sky is blue', NONE],
        ['', NONE],
        ['🙂 ...', NONE],
        // A denial of something else does not deny a trigger.
        ["I can't stand the noise", 'Noise'],
        ["I'm not happy about the exam", 'Exam stress'],
        ['not stressed, but the noise was awful', 'Noise'],
        ['not stressed since the noise began', 'Noise'],
        ["I couldn't focus because of the noise", 'Noise'],
        ['I have no money', 'Money'],
        ["I don't like crowds", 'Crowds'],
        ['not so happy about the exam', 'Exam stress'],
        ['not only the deadline', 'Deadlines'],
        ['not just the deadline', 'Deadlines'],
        ["he didn't reply", 'Rejection'],
      ],
      ([text, trigger]) => {
        if (trigger === NONE) expect(namesIn(text)).toEqual([]);
        else expect(namesIn(text)).toContain(trigger);
      },
    );
  });

  it('take their tone from the surrounding words and from their usual tone', () => {
    checkAll(
      [
        ['the noise', 'Noise', 'negative'],
        ['I passed my exam and am so happy', 'Exam stress', 'positive'],
        ['the exam was awful', 'Exam stress', 'negative'],
        ['dinner with my family', 'Family', 'neutral'],
        ['a lovely dinner with my family', 'Family', 'positive'],
        ['I love my family, but the noise was awful', 'Family', 'positive'],
        ['I love my family, but the noise was awful', 'Noise', 'negative'],
        ['I was waiting. It was lovely', 'Waiting', 'positive'],
      ],
      ([text, trigger, tone]) => {
        expect(TRIGGERS.in(text, polarityOf)).toContainEqual({ trigger, tone });
      },
    );
  });

  it('are listed once each, for any text and any sentiment score', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'grapheme', maxLength: 300 }),
          fc.constant('noise, exam, noise. exam! '.repeat(300)),
        ),
        fc.double(),
        (text, polarity) => {
          const found = TRIGGERS.in(text, () => polarity);
          expect(new Set(found.map(({ trigger }) => trigger)).size).toBe(found.length);
          for (const { tone } of found) expect(TONES).toContain(tone);
        },
      ),
    );
  });

  it('are found in the longest message in less than 50 ms', () => {
    for (const part of ['not ', 'not all ', 'no, ', 'noise ', 'a', 'fight with ']) {
      const text = part.repeat(4000).slice(0, 4000);
      TRIGGERS.in(text, polarityOf);
      expect(leastCpuMs(() => TRIGGERS.in(text, polarityOf))).toBeLessThan(50);
    }
  });
});
