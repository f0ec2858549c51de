import { LEXICON } from './lexicon/lexicon.ts';
import { MARKER_WORDS, markersOf } from './markers.ts';
import { RULES } from './rules/all-rules.ts';
import { IDIOMS } from './rules/idioms.ts';
import type { Rule } from './rules/rule.ts';
import { isNear, type Sign } from './sign.ts';
import { matcherOf, type Span } from './text/matcher.ts';
import type { Sentence } from './text/sentences.ts';

const RULE_MATCHER = matcherOf<Rule>(
  RULES.flatMap((rule) => rule.patterns.map((pattern) => [pattern, rule] as const)),
  LEXICON,
);
const UNLESS_FEARED = '~ ';
const IDIOM_MATCHER = matcherOf<boolean>(
  IDIOMS.map((pattern) =>
    pattern.startsWith(UNLESS_FEARED)
      ? [pattern.slice(UNLESS_FEARED.length), false]
      : [pattern, true],
  ),
  LEXICON,
);
const CONDITION_MATCHER = matcherOf<string>(
  [...new Set(RULES.flatMap(({ unless, unlessBeside, needs }) => [unless, unlessBeside, needs]))]
    .filter((source) => source !== null)
    .map((source) => [source, source]),
  LEXICON,
);

/** Every word that the rules, idioms, conditions and markers hold. */
export const RULE_WORDS: ReadonlySet<string> = new Set([
  ...RULE_MATCHER.vocabulary,
  ...IDIOM_MATCHER.vocabulary,
  ...CONDITION_MATCHER.vocabulary,
  ...MARKER_WORDS,
]);

const coveredBy = ({ words, clauses }: Sentence, isFeared: boolean): ReadonlySet<number> => {
  const covered = new Set<number>();
  for (const { start, end, label } of IDIOM_MATCHER.find(words)) {
    if (isFeared && !label) continue;
    // "I want to kill myself, it is fine" kills no "it".
    if (clauses[start] !== clauses[end - 1]) continue;
    for (let at = start; at < end; at += 1) covered.add(at);
  }
  return covered;
};

const BESIDE_WORDS = 2;
/** Behind these somebody else is spoken of. */
const TURNS = new Set(['and', 'i', 'he', 'she', 'they', 'we']);

/** Whether a place is in a match or right beside it, and told of the same. */
const isBeside = ({ words, clauses }: Sentence, place: Span, { start, end }: Span): boolean => {
  if (place.start < end && start < place.end) return true;
  const [from, to] = place.end <= start ? [place.end, start] : [end, place.start];
  const between = words.slice(from, to);
  return (
    clauses[Math.max(0, from - 1)] === clauses[to] &&
    between.length <= BESIDE_WORDS &&
    !between.some((word) => TURNS.has(word))
  );
};

/** The signs of danger in a sentence, without those that are figures of speech. */
export const signsIn = (sentence: Sentence): readonly Sign[] => {
  const { words, clauses } = sentence;
  const found = RULE_MATCHER.find(words, clauses);
  if (found.length === 0) return [];
  const markers = markersOf(words);
  const covered = coveredBy(sentence, markers.has('fear'));
  const conditions = Map.groupBy(CONDITION_MATCHER.find(words), ({ label }) => label);
  const stands = (source: string, span: Span): boolean =>
    (conditions.get(source) ?? []).some((place) => isNear(place, span));
  const standsBeside = (source: string, span: Span): boolean =>
    (conditions.get(source) ?? []).some((place) => isBeside(sentence, place, span));
  const seen = new Set<string>();
  const isNew = (rule: Rule, { start }: Span): boolean => {
    const key = `${start} ${rule.concept} ${rule.level}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  };
  const isFree = ({ start, end }: Span): boolean => {
    for (let at = start; at < end; at += 1) if (covered.has(at)) return false;
    return true;
  };
  return found
    .filter(
      (span) =>
        isFree(span) &&
        (span.label.unless === null || !stands(span.label.unless, span)) &&
        (span.label.unlessBeside === null || !standsBeside(span.label.unlessBeside, span)) &&
        (span.label.needs === null || stands(span.label.needs, span)) &&
        isNew(span.label, span),
    )
    .map(({ label, start, end }) => ({ rule: label, sentence, markers, start, end }));
};
