import type { Category, Kind, Level } from './assessment.ts';
import type { Marker, Markers } from './markers.ts';
import type { Rule } from './rules/rule.ts';
import type { Span } from './text/matcher.ts';
import type { Sentence } from './text/sentences.ts';

/** A rule that was found in a sentence, with everything that may change its weight. */
export interface Sign extends Span {
  readonly rule: Rule;
  readonly sentence: Sentence;
  readonly markers: Markers;
}

/** How much a sign weighs where it stands. */
export interface Weight {
  readonly level: Level;
  readonly kind: Kind;
}

/** What a sign in a message comes to. */
export interface Finding extends Weight {
  readonly category: Category;
  readonly concept: string;
  /** Whether killing oneself is named in so many words. */
  readonly isOutright?: boolean;
}

/** The words of a sign. */
export const wordsOfSign = ({ sentence, start, end }: Sign): readonly string[] =>
  sentence.words.slice(start, end);

/** Words farther away than this belong to something else, also where nobody set a full stop. */
const NEAR_WORDS = 25;

/** Whether one place is near another. */
export const isNear = (place: Span, { start, end }: Span): boolean =>
  place.start - end <= NEAR_WORDS && start - place.end <= NEAR_WORDS;

/** Whether a marker stands near the sign, in its sentence. */
export const has = (sign: Sign, ...names: readonly Marker[]): boolean =>
  names.some((name) => sign.markers.get(name)?.some((place) => isNear(place, sign)));

/** Whether a marker stands in the same clause as the sign. */
export const hasInClause = (
  { markers, sentence: { clauses }, start }: Sign,
  name: Marker,
): boolean => (markers.get(name) ?? []).some((place) => clauses[place.start] === clauses[start]);

/** The words that lead to the sign, as far as they are near. */
export const leadOf = ({ sentence, start }: Sign): string =>
  sentence.words.slice(Math.max(0, start - NEAR_WORDS), start).join(' ');

/** The sign's words and those near it. */
export const nearbyOf = ({ sentence, start, end }: Sign): string =>
  sentence.words.slice(Math.max(0, start - NEAR_WORDS), end + NEAR_WORDS).join(' ');

/** Whether a marker stands before the sign in the sentence, at most so many words away. */
export const hasBefore = (
  { markers, start }: Sign,
  name: Marker,
  widestWords = NEAR_WORDS,
): boolean =>
  (markers.get(name) ?? []).some((span) => span.start <= start && start - span.end <= widestWords);

/** Whether "but" or the like stands in the words that lead to the sign. */
export const isCutBefore = ({ sentence: { words }, start }: Sign): boolean =>
  words
    .slice(Math.max(0, start - NEAR_WORDS), start)
    .some((word) => word === 'but' || word === 'however');
