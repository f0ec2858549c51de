import { isMostlyEnglish } from '#domain/chat/text/english.ts';

/** The sentences of a text, each with what ends it. */
export const sentencesIn = (text: string): readonly string[] =>
  text.split(/(?<=[.!?…\n。！？।؟])/).filter((sentence) => /\p{L}/u.test(sentence));

/** The sentences of a text that are not English: these have words of other languages in them, such as "suicidal" and "stroke". */
export const othersThanEnglish = (text: string): readonly string[] =>
  sentencesIn(text).filter((sentence) => !isMostlyEnglish(sentence));
