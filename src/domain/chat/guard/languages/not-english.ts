import { isMostlyEnglish } from '#domain/chat/text/english.ts';

/** The sentences of a text, including their end marks. */
export const sentencesIn = (text: string): readonly string[] =>
  text.split(/(?<=[.!?…\n。！？।؟])/).filter((sentence) => /\p{L}/u.test(sentence));

/**
 * The sentences of a text that are not English. English ones are skipped because they share words with other languages,
 * such as "suicidal" and "stroke".
 */
export const nonEnglishSentences = (text: string): readonly string[] =>
  sentencesIn(text).filter((sentence) => !isMostlyEnglish(sentence));
