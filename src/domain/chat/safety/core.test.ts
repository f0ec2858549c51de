import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assess } from './assess.ts';
import { isAtLeast } from './assessment.ts';
import { coreOf } from './core.ts';
import { spelt } from './findings.ts';

const DANGERS = [
  'I took all my pills',
  'I took an overdose',
  "my mum isn't breathing",
  'I swallowed a bottle of tylenol',
  "I'm going to shoot up my school tomorrow",
  'my husband choked me',
  'my dad comes into my room at night',
  "I've been stockpiling my meds",
  'my baby stopped breathing',
  'I want to die',
  'I am going to kill myself tonight',
];
const ASIDES = [
  ' while we watched a movie',
  ' after the film',
  ' during the show',
  ' when the song was on',
  ' like in the book I read',
  ' and I keep hearing that song',
  ' lol',
  ', haha',
  ' and I have OCD',
  ' and my intrusive thoughts are loud',
  ', the news is on',
  ', we were watching a film',
  ' while listening to my favourite song',
  ', like in that movie',
];

const wordsOf = (text: string): string | undefined => {
  const [sentence] = spelt(text);
  return sentence === undefined ? undefined : coreOf(sentence)?.words.join(' ');
};

describe('what stands before an aside', () => {
  it.each([
    ['I took an overdose after the film', 'i took an overdose'],
    ['I want to die, the news is on', 'i want to die'],
    ['in the film she takes an overdose while he sleeps', 'in the film she takes an overdose'],
    ['I had lunch', undefined],
  ])('of "%s" is "%s"', (text, core) => expect(wordsOf(text)).toBe(core));

  it('keeps its danger, whatever the aside is about', () => {
    fc.assert(
      fc.property(fc.constantFrom(...DANGERS), fc.constantFrom(...ASIDES), (danger, aside) => {
        expect(isAtLeast(assess(`${danger}${aside}`).level, 'elevated')).toBe(true);
      }),
      { numRuns: DANGERS.length * ASIDES.length * 2 },
    );
  });

  it.each([
    'in the film she takes an overdose while he sleeps',
    'he drank poison in the game after the boss fight',
    'this homework is killing me lol',
  ])('makes no danger of "%s"', (text) =>
    expect(isAtLeast(assess(text).level, 'elevated')).toBe(false),
  );
});
