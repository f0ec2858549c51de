import { describe, expect, it } from 'vitest';
import { catalogNames, readCatalog } from '../../scripts/texts/catalogs.ts';
import { plainTexts } from '../../scripts/texts/plain.ts';
import { GRADED, readingGrade } from '../support/reading-grade.ts';

const FEWEST_WORDS = 100;
const WHOLE_SENTENCE = /^[\p{Lu}¿«„“].* .*[.?»”“]$/su;

/** The sentences of each catalog of a language that has enough words to be graded. */
const parts = (language: string): readonly (readonly [catalog: string, text: string])[] =>
  catalogNames(language)
    .map((name) => {
      const texts = plainTexts(readCatalog(language, name));
      return [name, texts.filter((text) => WHOLE_SENTENCE.test(text)).join(' ')] as const;
    })
    .filter(([, text]) => text.split(' ').length >= FEWEST_WORDS);

describe.each(GRADED)('the texts in %s', (language) => {
  it.each(parts(language))('of %s are easy enough for a tired person to read once', (_, text) => {
    expect(readingGrade(text, language)).toBeLessThanOrEqual(7);
  });

  it('are graded for most catalogs', () => {
    expect(parts(language).length).toBeGreaterThan(30);
  });
});

it.each([
  ['de', 'Du kannst das morgen tun. Heute ist genug.'],
  ['es', 'Puedes hacerlo mañana. Hoy ya basta.'],
  ['fr', 'Tu peux le faire demain. Ce soir, dors.'],
])('an easy text in %s has a low grade', (language, text) => {
  expect(readingGrade(text, language)).toBeLessThan(7);
});

it.each([
  ['de', 'Die Inanspruchnahme weiterführender Unterstützungsleistungen erfordert Zustimmung.'],
  ['es', 'La utilización de procedimientos administrativos requiere autorización.'],
  ['fr', 'La réalisation de procédures administratives nécessite une autorisation.'],
])('a hard text in %s has a high grade', (language, text) => {
  expect(readingGrade(text, language)).toBeGreaterThan(12);
});
