import { expect, it } from 'vitest';
import { languageFor } from './languages.ts';

it.each([
  ['the first one of the header', undefined, 'fr-CA, de;q=0.9, en;q=0.8', 'fr'],
  ['the heaviest one of the header', undefined, 'en;q=0.5,de;q=0.7', 'de'],
  ['a region that is offered', undefined, 'en-GB,en;q=0.9', 'en-GB'],
  ['British spelling for a region that has it', undefined, 'en-AU,en;q=0.9', 'en-GB'],
  ['American spelling for a region that has it', undefined, 'en-US,en-GB;q=0.9', 'en'],
  ['American spelling without a region', undefined, 'en', 'en'],
  ['the language of a region that is not offered', undefined, 'de-Latn-AT', 'de'],
  ['the chosen one before the header', 'de', 'fr', 'de'],
  ['the header if the chosen one is not offered', 'tlh', 'fr', 'fr'],
  ['no language that the header excludes', undefined, 'de;q=0, fr;q=0.1', 'fr'],
  ['English for others', undefined, 'pl, *;q=0.1', 'en'],
  ['English without a header', undefined, undefined, 'en'],
  ['English for nonsense', '', ';q=x,,', 'en'],
])('takes %s', (_, chosen, accepted, expected) => {
  expect(languageFor(chosen, accepted, ['en', 'en-GB', 'de', 'fr'])).toBe(expected);
});
