import { BASE_LANGUAGE } from '#domain/shared/text/message.ts';
import { texts } from '#texts/language.js';

/** The locale for dates and names in the current language, with a variety of English for the language without a region. */
export const localeWith = (english: 'en-GB' | 'en-US'): string =>
  texts.tag === BASE_LANGUAGE ? english : texts.tag;
