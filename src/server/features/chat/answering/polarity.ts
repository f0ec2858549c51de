import Sentiment from 'sentiment';
import type { PolarityOf } from '#domain/chat/triggers/trigger.ts';

/** The highest absolute rating that the sentiment library gives a single word. */
const STRONGEST = 5;

const sentiment = new Sentiment();

/**
 * The sentiment of a text according to the AFINN word list: the mean rating of the words in the text that have a
 * rating, scaled to −1 to 1.
 */
export const polarityOf: PolarityOf = (text) => {
  const { score, words } = sentiment.analyze(text);
  return words.length === 0 ? 0 : score / (STRONGEST * words.length);
};
