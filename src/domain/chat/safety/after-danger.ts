import type { Category, Level } from './levels.ts';
import { LEXICON } from './lexicon/lexicon.ts';
import { matcherOf } from './text/matcher.ts';
import type { Sentence } from './text/sentences.ts';

const TAKEN = matcherOf<true>(
  [
    ['@tookPast ..4 @pills', true],
    ['swallowed|drank|downed them|it|everything|enough', true],
    ['took|taken them|everything !to|out|off|back|home|away|down|for|from', true],
    ['@tookPast ..2 something|stuff|it_all|them_all|all_of_it|all_of_them', true],
  ],
  LEXICON,
);
const AT_HAND = matcherOf<true>(
  [
    ['have|got|holding|found|bought ..4 @pills|@blade|rope|gun', true],
    ['still|always have|got|keep|hold ..1 them|it|those|these', true],
  ],
  LEXICON,
);
const AT_HEIGHT = matcherOf<true>(
  [
    [
      'highest|tallest|nearest|closest|high|tall|what|which|where ..3 bridge|building|tower|cliff|roof|car_park|train_tracks|railway',
      true,
    ],
    ['when|what_time ..4 train|trains', true],
  ],
  LEXICON,
);
const TAKES_LEAVE = matcherOf<true>(
  [
    ['goodbye|farewell', true],
    ['thank|thanks ..3 listening|everything ..4 bye', true],
    ['what_is|whats|is_there|no the|any|a? point', true],
  ],
  LEXICON,
);
const OF_ONESELF: ReadonlySet<Category> = new Set(['suicide', 'self-harm', 'medical-emergency']);

/** What is watched when a message comes. */
interface Watched {
  readonly level?: Level;
  readonly category?: Category | null;
}

/**
 * What words mean once somebody has spoken of danger to themselves: then "I took some pills" and "I have
 * pills", which mean nothing otherwise, are an emergency. Null where nothing is watched.
 */
export const afterDanger = (
  sentences: readonly Sentence[],
  { level = 'none', category = null }: Watched,
): { readonly category: Category; readonly level: Level; readonly concept: string } | null => {
  if (level === 'none' || category === null || !OF_ONESELF.has(category)) return null;
  const has = (matcher: typeof TAKEN): boolean =>
    sentences.some(({ words }) => matcher.find(words).length > 0);
  if (has(TAKEN))
    return { category: 'medical-emergency', level: 'high', concept: 'something was taken' };
  if (has(AT_HAND)) return { category: 'suicide', level: 'high', concept: 'means are at hand' };
  // What is watched at low was said not to be so now.
  if (level === 'low' || category === 'medical-emergency') return null;
  if (has(AT_HEIGHT)) return { category: 'suicide', level: 'high', concept: 'asks for a place' };
  return has(TAKES_LEAVE) ? { category, level: 'elevated', concept: 'takes leave' } : null;
};
