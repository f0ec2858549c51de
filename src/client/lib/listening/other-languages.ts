import { languages } from 'virtual:listener-languages';
import { languagesBy } from '#domain/chat/guard/languages/hear.ts';

/** Finds danger in texts that are not English. A detector of languages would weigh more than all patterns: each language looks. */
export const findOther = languagesBy(languages, () => null).find;
