import { CATEGORIES } from '../assessment.ts';
import type { LearnedPart } from '../learned-part.ts';
import { type Run, type Window, windowsOf } from './features.ts';
import { scoreOf, type Table } from './table.ts';
import type { LearnedWeights } from './weights.ts';

/**
 * A message with at least this many words is long. Long messages have more windows, and so more chances of a high
 * score.
 */
export const LONG_FROM_WORDS = 60;
/** Windows with fewer words get no score, because a single word says too little. Only the signs judge a single word. */
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
  /** Adds to a sentence the features that the weights were trained with. */
  readonly asRun: (sentence: Run) => Run;
  /** The threshold for short messages applies up to this many words. Above that, the threshold rises. */
  readonly shortTo: number;
  /**
   * The threshold for long messages applies from this many words on, because long messages have more windows that may
   * score high.
   */
  readonly longFrom: number;
}

/** Creates the guard's classifier; see models/guard/CARD.md. */
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
