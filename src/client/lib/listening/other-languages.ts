import { languages } from 'virtual:listener-languages';
import { languagesBy } from '#domain/chat/guard/languages/hear.ts';

/**
 * Finds danger in texts that are not English. A language detector would be larger than all patterns together, so the
 * patterns of every language are tried.
 */
export const findOther = languagesBy(languages, () => null).find;
