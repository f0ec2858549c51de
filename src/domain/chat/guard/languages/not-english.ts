import { isMostlyEnglish } from '#domain/chat/text/english.ts';

/** The sentences of a text, including their end marks. */
export const sentencesIn = (text: string): readonly string[] =>
  text.split(/(?<=[.!?…\n。！？।؟])/).filter((sentence) => /\p{L}/u.test(sentence));

/**
 * The sentences of a text that are not English. English sentences are skipped because English shares words such as
 * "suicidal" and "stroke" with other languages.
 */
export const nonEnglishSentences = (text: string): readonly string[] =>
  sentencesIn(text).filter((sentence) => !isMostlyEnglish(sentence));
