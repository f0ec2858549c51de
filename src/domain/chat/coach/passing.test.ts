import { describe, expect, it } from 'vitest';
import { chat, lastOf, wordsOf } from '#tests/support/chat/talk.ts';
import { meantBy } from './figures.ts';
import { IN_PASSING } from './listening.ts';

const keyOf = (...messages: readonly string[]): string =>
  lastOf(messages).state.worded.at(-1)?.split(':')[0] ?? '';

describe('a figure of speech', () => {
  it.each([
    ['i could kill for a coffee right now', 'craves'],
    ['dying for a nap', 'craves'],
    ['my sister is driving me up the wall', 'family'],
    ['this meeting could have been an email', 'bored'],
    ['i finally beat that boss', 'area-pastime'],
    ['im watching the office again', 'area-pastime'],
    ['the bus was late again', 'area-ways'],
    ['just finished work', 'area-work'],
    ['my brain is fried', 'tired'],
    ['i feel under the weather', /^(?!weather)/],
    ['that test was a piece of cake', /^(?!area-nourishment)/],
    ['im broke until friday', 'area-money'],
  ])('is taken for what it says: "%s"', (text, key) => {
    expect(keyOf(text)).toMatch(key);
  });

  it.each(['I slept ten hours, bliss.', 'My teacher said my essay was great!'])(
    'good news are met as such: "%s"',
    (text) => expect(keyOf(text)).toBe('small-good'),
  );

  it('thanks for words are no wish to be perfect', () => {
    const thanked = wordsOf(lastOf(['write an apology to my friend', 'thanks, perfect']));
    expect(thanked).toMatch(/welcome|Gladly|Take from it/);
  });

  it('asks no one how much coffee they had', () => {
    for (const text of ['i could kill for a coffee right now', 'had a coffee', 'made some tea']) {
      expect(wordsOf(lastOf([text]))).not.toMatch(/How much|How often|from 0 to 10/);
    }
  });

  it.each([
    'i keep thinking i could kill someone',
    'i want to die',
    'he is going to kill me',
    'my phone died',
    'i am late for work',
    'my boss shouted at me',
    'i ate cake',
  ])('is not seen in "%s" beyond what it says', (text) => {
    expect(meantBy(text)).toBe(text);
  });
});

describe('a few words in passing', () => {
  const said = Object.values(IN_PASSING).flat(2);

  it.each([
    ['ran out of milk', 'had to drink my tea black'],
    ['my sister has a new haircut', 'its blue'],
    ['my cat sat on my keyboard', 'she does that every day'],
    ['i went for a run', 'only ten minutes'],
    ['my room is a mess', 'haha whatever lol'],
    ['the birds are loud today', 'in a good way'],
  ])('get no advice after "%s": "%s"', (first, second) => {
    expect(said).toContain(lastOf([first, second]).reply?.paragraphs[0]);
  });

  it('get no second idea where one was given and nothing hard is told', () => {
    const talk = chat([
      'my neighbour is drilling again',
      'all morning',
      'i might go to the library',
    ]);
    expect(talk[1]?.state.worded.at(-1)).toMatch(/^sound>:/);
    expect(said).toContain(talk[2]?.reply?.paragraphs[0]);
  });

  it('still get an idea where the words are hard, long, or ask for one', () => {
    const begun = ['my neighbour is drilling again', 'all morning'];
    expect(keyOf(...begun, 'it hurts so much')).not.toMatch(/^passing/);
    expect(
      keyOf(...begun, 'he begins at seven and there is no day on which it is quiet'),
    ).not.toMatch(/^passing/);
    expect(keyOf(...begun, 'any tips?')).toBe('sound>');
  });

  it('that are hard are met as such, where only a part of life is known', () => {
    expect(keyOf('ran out of milk', 'i feel so stupid and it hurts')).not.toMatch(
      /^(?:passing|area)/,
    );
    expect(keyOf('i went for a run', 'my legs are killing me')).toBe('listens-hard');
  });

  it('of a fear or a loss are never taken lightly', () => {
    expect(keyOf('my dad died', 'he was nice')).not.toMatch(/^passing/);
    expect(keyOf('i keep checking the stove', 'it is fine now')).not.toMatch(/^passing/);
  });

  it('that turn a good thing into a hard one are heard as that', () => {
    expect(keyOf('i slept like a rock', 'still tired though')).toBe('tired');
  });
});
