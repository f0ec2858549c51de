import type { Ritual } from '#domain/urge/urge.ts';

/** What became of the ritual, in words of the same weight. */
export const RITUAL_WORDS: Readonly<Record<Ritual, string>> = {
  did: 'I did the ritual',
  'did-not': 'I did not',
  'in-part': 'In part',
};

/** The same in the list of past urges. */
export const PAST_RITUAL_WORDS: Readonly<Record<Ritual, string>> = {
  did: 'Ritual: done.',
  'did-not': 'Ritual: not done.',
  'in-part': 'Ritual: done in part.',
};
