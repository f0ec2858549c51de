import { expect, it } from 'vitest';
import { csvSeparator } from './csv-separator.ts';

it.each([
  ['en-US', 'comma'],
  ['en-GB', 'comma'],
  ['ja', 'comma'],
  ['de', 'semicolon'],
  ['fr-CA', 'semicolon'],
  ['pt-BR', 'semicolon'],
  ['de-CH', 'comma'],
] as const)('separates cells in %s with a %s', (language, separator) => {
  expect(csvSeparator(language)).toBe(separator);
});
