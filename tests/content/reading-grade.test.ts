import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { BASE_LANGUAGE } from '#domain/shared/text/message.ts';
import { catalogNames, readCatalog } from '../../scripts/texts/catalogs.ts';
import { plainTexts } from '../../scripts/texts/plain.ts';
import { readingGrade } from '../support/reading-grade.ts';

const CLIENT = path.resolve(import.meta.dirname, '../../src/client');
/** A sentence in quotation marks or between tags: a capital letter, some words, and an end mark. */
const SENTENCES = /(?<=['"`>]\s*)[A-Z][^'"`<>{}=;]*? [^'"`<>{}=;]*?[.?](?=\s*['"`<{])/g;
const FEWEST_WORDS = 100;

const sentencesIn = (file: string): readonly string[] =>
  (
    readFileSync(file, 'utf8')
      .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
      .match(SENTENCES) ?? []
  ).map((text) => text.replace(/\s+/g, ' '));

const WHOLE_SENTENCE = /^\p{Lu}.* .*[.?]$/su;

/** The sentences of each catalog, and of each part of the client whose texts are still in the code. */
const parts = (): readonly (readonly [part: string, text: string])[] => {
  const found = new Map<string, readonly string[]>();
  for (const name of catalogNames(BASE_LANGUAGE)) {
    const texts = plainTexts(readCatalog(BASE_LANGUAGE, name));
    found.set(
      `the catalog ${name}`,
      texts.filter((text) => WHOLE_SENTENCE.test(text)),
    );
  }
  for (const name of readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })) {
    if (!/(?<!\.test)\.tsx?$/.test(name)) continue;
    const part = name.split(path.sep).slice(0, 2).join('/');
    found.set(part, [...(found.get(part) ?? []), ...sentencesIn(path.join(CLIENT, name))]);
  }
  return [...found]
    .map(([part, sentences]) => [part, sentences.join(' ')] as const)
    .filter(([, text]) => text.split(' ').length >= FEWEST_WORDS);
};

it.each(parts())('the text of %s is easy enough for a tired person to read once', (_part, text) => {
  expect(readingGrade(text)).toBeLessThanOrEqual(7);
});

it('most parts have enough words to be graded', () => {
  expect(parts().length).toBeGreaterThan(12);
});
