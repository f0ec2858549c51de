import type { Language } from '#domain/chat/text/languages.ts';
import { joinedRuns, type Run } from '../learned/features.ts';
import { createLearnedPart, LONG_FROM_WORDS } from '../learned/score.ts';
import type { LearnedWeights } from '../learned/weights.ts';
import type { LearnedRisk } from '../learned-part.ts';
import { nonEnglishSentences } from './not-english.ts';
import { lastOf, once } from './once.ts';
import type { LanguageKnown } from './pack.ts';
import { type Foreign, type ForeignReply, type Reader, readerOf } from './reader.ts';

/** The classifier's result for a message, with the language of the message. */
interface ForeignRisk extends LearnedRisk {
  readonly language: Language;
}

/** Detects danger in languages other than English. */
export interface Languages {
  /** The most serious danger that patterns find in the non-English sentences; null if none. */
  find(text: string): Foreign | null;
  /** The language of the non-English sentences of a text; null if there are none or their language is unknown. */
  languageIn(text: string): Language | null;
  /** The classifier's result for the non-English sentences; null if there are none or their language is unknown. */
  riskOf(text: string): ForeignRisk | null;
  /**
   * The meaning of a message as an answer; null if it has none. If `spoken` is null, the language of the message is
   * detected.
   */
  reply(text: string, spoken: Language | null): ForeignReply | null;
}

/**
 * The language of a text is only inferred from its words if the text has at least this many words and at least this
 * share of them is known.
 */
const LEAST_WORDS = 3;
const LEAST_KNOWN_SHARE = 0.5;

/** The units that the classifier scores. A short message is scored as a whole, as in training. */
export const asHeard = (sentences: readonly Run[]): readonly Run[] => {
  const whole = joinedRuns(sentences);
  return whole.words.length < LONG_FROM_WORDS ? [whole] : sentences;
};

/**
 * Creates the detector for the given languages.
 *
 * @param languageOf detects the language of a text; null if it cannot tell
 * @param weights the classifier's weights; without weights, the classifier detects nothing
 */
export const languagesBy = (
  packs: readonly LanguageKnown[],
  languageOf: (text: string) => Language | null,
  weights: LearnedWeights | null = null,
): Languages => {
  // Each reader is created on first use, because a process rarely needs most languages and each has many patterns.
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

  /**
   * The reader for the language with the largest share of known words; null if that share is too small. Needed for
   * languages in Latin letters that `eld` does not know.
   */
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
      const text = nonEnglishSentences(message).join('');
      if (text === '') return null;
      const language = languageFor(text);
      const own = readers.filter((one) => one.language === language);
      for (const reader of own.length > 0 ? own : readers) {
        const found = reader.of().find(text);
        if (found !== null) return found;
      }
      return null;
    },
    languageIn: (message) => readerFor(nonEnglishSentences(message).join(''))?.language ?? null,
    riskOf(message) {
      const sentences = nonEnglishSentences(message);
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
