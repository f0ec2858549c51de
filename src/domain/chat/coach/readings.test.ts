import { describe, expect, it } from 'vitest';
import { chat, lastOf, wordsOf } from '#tests/support/chat/talk.ts';

const topicOf = (...messages: readonly string[]) => lastOf(messages).state.about?.topic;

describe('what a message is read as', () => {
  it.each([
    ['I lost my baby in week 12', 'baby-loss'],
    ['i had a miscarriage', 'baby-loss'],
    ['my brother killed himself last year', 'suicide-loss'],
    ['my boss is a bully', 'work-bad'],
    ['the bullies at school', 'school'],
    ['I drank again after a year sober', 'habit'],
    ['i hate my life', 'sad'],
    ['my phone died and im dead tired', 'things-break'],
    ['my grandma died', 'grief'],
    ['my grandma passed last night', 'grief'],
    ['my grandma passed her driving test', 'good-news'],
    ['i stay away from knives', 'avoids'],
    ['we laughed so much', 'small-good'],
  ])('"%s" as %s', (message, topic) => {
    expect(topicOf(message)).toBe(topic);
  });

  it.each([
    ['im dying of embarrassment', 'panic'],
    ['im dying to know', 'panic'],
    ['they laughed at me', 'small-good'],
    ['i avoid gluten', 'avoids'],
    ["it's november and my kids are cold", 'unwell'],
  ])('"%s" not as %s', (message, topic) => {
    expect(topicOf(message)).not.toBe(topic);
  });

  it('panic still as panic', () => {
    expect(topicOf('I think I am dying')).toBe('panic');
  });

  it('a suicide in the family with sorrow for the person, and all that follows as part of it', () => {
    const said = chat([
      'my brother killed himself last year',
      'i miss him',
      'the anniversary is tomorrow',
    ]);
    expect(said[0]?.reply?.paragraphs[0]).toBe('I am so sorry about your brother.');
    expect(said[0]?.reply?.paragraphs.at(-1)).toMatch(/^How (?:are you|is it for you)/);
    expect(said.map(({ state }) => state.about?.topic)).toEqual(Array(3).fill('suicide-loss'));
  });

  it('the laugh of others as no good news', () => {
    const { state, reply } = lastOf([
      'my boss criticised me in front of everyone',
      'the tone. he laughed',
    ]);
    expect(state.about?.topic).toBe('work-bad');
    expect(reply?.paragraphs.join(' ')).not.toMatch(/well, then|nice to read|something good/);
  });

  it('"it doesnt work" as a word about the help, not about a job', () => {
    expect(lastOf(['it doesnt work']).state.worded.at(-1)).toMatch(/^misunderstood:/);
  });

  it('an answer, without saying it back', () => {
    for (const answer of ['weaker', 'im home now', 'tired', 'the light']) {
      for (const opening of ['my boss yelled at me', 'I feel so lonely', 'the bus was blue']) {
        expect(wordsOf(lastOf([opening, answer]))).not.toContain(`"${answer}"`);
      }
    }
  });

  it.each([
    'who reads this?',
    'do you store my messages',
    'does an ai company get my words',
    'who can see my messages',
  ])('"%s" as a question about privacy, answered with what is kept and who gets it', (message) => {
    const words = wordsOf(lastOf([message]));
    expect(words).toMatch(/chat settings/);
    expect(words).toMatch(/No person/);
    expect(words).toMatch(/language model/);
    expect(words).toMatch(/account/);
  });

  it('a wish for a joke, and a word of regret, in one plain line', () => {
    for (const asked of ['tell me a joke', 'do you know any jokes']) {
      expect(lastOf([asked]).reply?.paragraphs).toHaveLength(1);
      expect(wordsOf(lastOf([asked]))).toMatch(/jokes/i);
    }
    expect(wordsOf(lastOf(['sorry i was mean']))).toMatch(/^That is all right/);
    expect(wordsOf(lastOf(['sorry what']))).not.toMatch(/^That is all right/);
  });
});
