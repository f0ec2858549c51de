import { LEXICON } from './lexicon/lexicon.ts';
import { matcherOf, type Span } from './text/matcher.ts';

const MARKERS = [
  ['fear', '@fear'],
  ['ocd', '@ocd'],
  ['bad-thought', '@badThought'],
  ['what-if', '@whatIf'],
  ['dystonic', '@dystonic'],
  ['distressed', '@distressed'],
  ['past', '@past'],
  ['past', '#1900'],
  [
    'past',
    'when|while|since|after i was ..2 #3|kid|child|little|young|younger|small|teenager|teen|girl|boy|student|in|at|pregnant|living|married',
  ],
  ['recent', '@recent'],
  ['again', '@again'],
  ['recovery', '@recovery'],
  ['laugh', '@laugh'],
  ['serious', '@serious'],
  ['trivial', '@trivial'],
  ['game', '@game'],
  ['story', '@story'],
  ['says-so', '@saysSo'],
  ['topic', '@topic'],
  ['asked', 'asked|asks|ask|asking me? if|about|whether'],
] as const;

/** A word that changes what the words around it mean. */
export type Marker = (typeof MARKERS)[number][0];

/** Where the markers of a sentence stand. */
export type Markers = ReadonlyMap<Marker, readonly Span[]>;

const MATCHER = matcherOf<Marker>(
  MARKERS.map(([marker, source]) => [source, marker]),
  LEXICON,
);

export const MARKER_WORDS = MATCHER.vocabulary;

/** The markers of a sentence. */
export const markersOf = (words: readonly string[]): Markers => {
  const markers = new Map<Marker, Span[]>();
  for (const { label, start, end } of MATCHER.find(words)) {
    const places = markers.get(label) ?? [];
    places.push({ start, end });
    markers.set(label, places);
  }
  return markers;
};
