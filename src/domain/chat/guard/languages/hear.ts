import type { Language } from '#domain/chat/text/languages.ts';
import { joinedRuns, type Run } from '../learned/features.ts';
import { createLearnedPart, LONG_FROM_WORDS } from '../learned/score.ts';
import type { LearnedWeights } from '../learned/weights.ts';
import type { LearnedRisk } from '../learned-part.ts';
import { othersThanEnglish } from './not-english.ts';
import { lastOf, once } from './once.ts';
import type { LanguageKnown } from './pack.ts';
import { type Foreign, type ForeignReply, type Reader, readerOf } from './reader.ts';

/** What only the learned part hears in a message in some language. */
interface ForeignRisk extends LearnedRisk {
  readonly language: Language;
}

/** Hears danger in the languages that it was made from. */
export interface Languages {
  /** The weightiest danger in what is not English; null for none. */
  find(text: string): Foreign | null;
  /** The language of what is not English in a text; null where nothing is, or it is not known. */
  languageIn(text: string): Language | null;
  /** What the learned part hears in what is not English; null where nothing is, or its language is not known. */
  riskOf(text: string): ForeignRisk | null;
  /** What a message answers, in the language that was spoken before or that it is in; null for nothing. */
  reply(text: string, spoken: Language | null): ForeignReply | null;
}

/** A language is taken from its words only where so many of them, and so large a share, are known. */
const LEAST_WORDS = 3;
const LEAST_KNOWN_SHARE = 0.5;

/** The sentences of a message as the learned part hears them: a short message as a whole, as it was learned from. */
export const asHeard = (sentences: readonly Run[]): readonly Run[] => {
  const whole = joinedRuns(sentences);
  return whole.words.length < LONG_FROM_WORDS ? [whole] : sentences;
};

/**
 * Prepares all languages.
 *
 * @param languageOf finds the language of a text; null where it cannot tell
 * @param weights without them, the learned part hears nothing
 */
export const languagesBy = (
  packs: readonly LanguageKnown[],
  languageOf: (text: string) => Language | null,
  weights: LearnedWeights | null = null,
): Languages => {
  // Most languages are never needed in a process, and each has many patterns.
  const readers = packs.map((pack) => ({
    language: pack.language,
    of: once(() => readerOf(pack)),
  }));
  const learned =
    weights === null
      ? null
      : createLearnedPart(weights, {
          asRun: (run) => run,
          shortTo: LONG_FROM_WORDS - 1,
          longFrom: LONG_FROM_WORDS,
        });

  /** The language whose words are known best; languages in Latin letters that `eld` does not know are found so. */
  const byWords = (text: string): Reader | null => {
    if (text.trim().split(/\s+/).length < LEAST_WORDS) return null;
    const [best] = readers
      .map(({ of: reader }) => ({ reader: reader(), share: reader().knownShare(text) }))
      .toSorted((a, b) => b.share - a.share);
    return best !== undefined && best.share >= LEAST_KNOWN_SHARE ? best.reader : null;
  };
  const languageFor = lastOf(languageOf);
  const readerFor = lastOf((text): Reader | null => {
    const language = languageFor(text);
    return readers.find((one) => one.language === language)?.of() ?? byWords(text);
  });

  return {
    find(message) {
      const text = othersThanEnglish(message).join('');
      if (text === '') return null;
      const language = languageFor(text);
      const own = readers.filter((one) => one.language === language);
      for (const reader of own.length > 0 ? own : readers) {
        const found = reader.of().find(text);
        if (found !== null) return found;
      }
      return null;
    },
    languageIn: (message) => readerFor(othersThanEnglish(message).join(''))?.language ?? null,
    riskOf(message) {
      const sentences = othersThanEnglish(message);
      if (learned === null || sentences.length === 0) return null;
      const reader = readerFor(sentences.join(''));
      const risk = reader === null ? null : learned.riskOf(asHeard(sentences.map(reader.runOf)));
      return reader === null || risk === null ? null : { ...risk, language: reader.language };
    },
    reply(message, spoken) {
      const language = spoken ?? languageOf(message);
      return (
        readers
          .find((one) => one.language === language)
          ?.of()
          .reply(message) ?? null
      );
    },
  };
};
