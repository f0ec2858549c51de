import { withPlainDigits } from './numbers/digits.ts';

/** Digits and letters that are not mistaken for each other; each encodes 5 bits. */
export const CODE_LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

const GROUP = 4;

/** A code in groups that are easy to type and to compare. */
export const inGroups = (code: string): string[] =>
  code.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? [];

/** The canonical form of a typed code: spaces, dashes, capitals and lookalikes do not matter. */
export const canonicalCode = (typed: string): string =>
  withPlainDigits(typed)
    .toLowerCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replaceAll('o', '0')
    .replace(/[il]/g, '1');
