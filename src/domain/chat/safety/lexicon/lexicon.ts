import { BODY_WORDS } from './body-words.ts';
import { LIFE_WORDS } from './life-words.ts';
import { LIVING_WORDS } from './living-words.ts';
import { PEOPLE } from './people.ts';
import { SUICIDE_WORDS } from './suicide-words.ts';

/** Every list that the patterns can name. */
export const LEXICON = {
  ...PEOPLE,
  ...SUICIDE_WORDS,
  ...BODY_WORDS,
  ...LIFE_WORDS,
  ...LIVING_WORDS,
};
