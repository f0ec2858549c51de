import { describe, expect, it } from 'vitest';
import { allDiffer, fitSentence, fitTitle } from './task-texts.ts';

const title = { lengthMax: 120, minutes: 10 };
const sentence = { lengthMax: 200, minutes: 10 };

describe('a title', () => {
  it.each([
    ['Wash three cups, then stop', 'Wash three cups, then stop'],
    ['  Wash three cups! ', 'Wash three cups'],
    ['Read for 10 minutes', 'Read for 10 minutes'],
    ['Pay 12.50 and close the page (one time)', 'Pay 12.50 and close the page (one time)'],
    ['片付ける', '片付ける'],
    ['می‌خواهم', 'می‌خواهم'],
  ])('"%s" is shown as "%s"', (text, shown) => {
    expect(fitTitle(text, title)).toBe(shown);
  });

  it.each([
    ['nothing', ' '],
    ['no letters', '...'],
    ['too long', 'a'.repeat(121)],
    ['two lines', 'Wash\nthree cups'],
    ['a tab', 'Wash\tthree cups'],
    ['a sign that turns text around', 'Wash \u202ethree cups'],
    ['an invisible sign', 'Wash\u200bthree cups'],
    ['half a sign', 'Wash \ud83d'],
    ['HTML', '<b>Wash</b> three cups'],
    ['HTML in wide letters', '＜b＞Wash three cups'],
    ['an entity', 'Wash &lt;b'],
    ['Markdown', '**Wash** three cups'],
    ['a link', '[Wash](cups)'],
    ['an address', 'Go to https://example.org'],
    ['an address without a scheme', 'Go to example.org now'],
    ['an email address', 'Write to ana@example'],
    ['a longer time than the task takes', 'Wash cups for 11 minutes'],
    ['a longer time without a space', 'Wash cups for 45min'],
    ['hours', 'Wash cups for 2 hours'],
    ['medication', 'Take your medication'],
    ['a dose', 'Double the dose today'],
    ['a diagnosis', 'Read about your disorder'],
    ['a cure', 'Begin the cure'],
    ['harm', 'Hurt yourself'],
    ['death', 'Think about death'],
    ['checking', 'Check the stove'],
    ['making sure', 'Make sure the door is closed'],
    ['perfection', 'Fold it perfectly'],
    ['pressure', 'You must wash the cups'],
  ])('with %s is refused', (_what, text) => {
    expect(fitTitle(text, title)).toBeNull();
  });
});

describe('a reason', () => {
  it.each([
    ['It is a small start', 'It is a small start.'],
    ['It is a small start!', 'It is a small start.'],
    ['It takes 10 minutes.', 'It takes 10 minutes.'],
  ])('"%s" is shown as "%s"', (text, shown) => {
    expect(fitSentence(text, sentence)).toBe(shown);
  });

  it.each([
    ['two sentences', 'It is small. It is a start.'],
    ['a question', 'Is it small?'],
    ['too much of it', `It is ${'very '.repeat(40)}small`],
    ['praise by exclamation', 'Great! It is a small start'],
    ['nothing', '.'],
    ['medication', 'It helps your medication work.'],
  ])('with %s is refused', (_what, text) => {
    expect(fitSentence(text, sentence)).toBeNull();
  });
});

it('two texts that differ in letter case only are the same', () => {
  expect(allDiffer(['Wash cups', 'Dry cups'])).toBe(true);
  expect(allDiffer(['Wash cups', 'wash CUPS'])).toBe(false);
});
