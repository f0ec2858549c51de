import { CATEGORIES } from '../assessment.ts';
import type { LearnedPart } from '../learned-part.ts';
import { type Run, type Window, windowsOf } from './features.ts';
import { scoreOf, type Table } from './table.ts';
import type { LearnedWeights } from './weights.ts';

/** From so many words on, a message is long: it has more windows, and with them more chances to stand out. */
export const LONG_FROM_WORDS = 60;
/** One word tells too little: the signs judge it. */
const LEAST_WORDS = 2;

/** The window of a message that scores highest, in log odds; null where there are too few words. */
export const highestIn = (
  risk: Table,
  sentences: readonly Run[],
): { readonly score: number; readonly window: Window } | null => {
  let highest: { readonly score: number; readonly window: Window } | null = null;
  for (const window of windowsOf(sentences)) {
    if (window.words.length < LEAST_WORDS) continue;
    const score = scoreOf(risk, window);
    if (highest === null || score > highest.score) highest = { score, window };
  }
  return highest;
};

/** How a part hears the sentences of its language. */
interface Hearing {
  /** Gives a sentence what else the weights were learned from. */
  readonly asRun: (sentence: Run) => Run;
  /** Up to so many words a message needs the score of a short one to be asked about, from there on more and more. */
  readonly shortTo: number;
  /** From so many words on it needs the score of a long one: it has more places that may stand out. */
  readonly longFrom: number;
}

/** The part of the guard that was learned from messages: see models/guard/CARD.md. */
export const createLearnedPart = (
  { risk, other, categories, thresholds: { short, long } }: LearnedWeights,
  { asRun, shortTo, longFrom }: Hearing,
): LearnedPart => ({
  riskOf: (sentences) => {
    const highest = highestIn(risk, sentences.map(asRun));
    if (highest === null) return null;
    const words = sentences.reduce((sum, sentence) => sum + sentence.words.length, 0);
    const way = Math.min(1, Math.max(0, (words - shortTo) / (longFrom - shortTo)));
    const { window, score } = highest;
    const [[category] = [CATEGORIES[0]]] = CATEGORIES.map(
      (name) => [name, scoreOf(categories[name], window)] as const,
    ).toSorted((a, b) => b[1] - a[1]);
    return {
      isRaised: score >= short + way * (long - short),
      category,
      isAboutOther: scoreOf(other, window) > 0,
    };
  },
});
