import type { Ritual } from '#domain/urge/urge.ts';

/** The outcomes of the ritual, in equally neutral words. */
export const RITUAL_LABELS: Readonly<Record<Ritual, string>> = {
  did: 'I did the ritual',
  'did-not': 'I did not',
  'in-part': 'In part',
};

/** The outcomes of the ritual, as worded in the list of past urges. */
export const PAST_RITUAL_WORDS: Readonly<Record<Ritual, string>> = {
  did: 'Ritual: done.',
  'did-not': 'Ritual: not done.',
  'in-part': 'Ritual: done in part.',
};
