import Sentiment from 'sentiment';
import type { PolarityOf } from '#domain/chat/triggers/trigger.ts';

/** The strongest that the library rates one word, up or down. */
const STRONGEST = 5;

const sentiment = new Sentiment();

/** How the words of a text sound, by the AFINN word list: the mean of the words that it rates, from −1 to 1. */
export const polarityOf: PolarityOf = (text) => {
  const { score, words } = sentiment.analyze(text);
  return words.length === 0 ? 0 : score / (STRONGEST * words.length);
};
