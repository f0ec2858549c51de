import Sentiment from 'sentiment';
import type { PolarityOf } from '#domain/chat/triggers/trigger.ts';

/** The library's strongest rating of one word, positive or negative. */
const STRONGEST = 5;

const sentiment = new Sentiment();

/** The sentiment of a text by the AFINN word list: the mean of its rated words, from −1 to 1. */
export const polarityOf: PolarityOf = (text) => {
  const { score, words } = sentiment.analyze(text);
  return words.length === 0 ? 0 : score / (STRONGEST * words.length);
};
