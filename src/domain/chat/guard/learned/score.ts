import { CATEGORIES } from '../assessment.ts';
import type { LearnedPart } from '../learned-part.ts';
import { type Run, type Window, windowsOf } from './features.ts';
import { scoreOf, type Table } from './table.ts';
import type { LearnedWeights } from './weights.ts';

/** Word count from which a message is long: it has more windows, hence more chances of a high score. */
export const LONG_FROM_WORDS = 60;
/** A single word says too little; only the signs judge it. */
const LEAST_WORDS = 2;

/** The highest-scoring window of a message, with its score in log odds; null if there are too few words. */
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

/** How sentences of a language are scored. */
interface Hearing {
  /** Adds the features that the weights were trained with. */
  readonly asRun: (sentence: Run) => Run;
  /** Up to this many words, the threshold for short messages applies; above, it rises. */
  readonly shortTo: number;
  /**
   * From this many words on, the threshold for long messages applies, because they have more windows that may score
   * high.
   */
  readonly longFrom: number;
}

/** The part of the guard that is learned from messages: see models/guard/CARD.md. */
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
