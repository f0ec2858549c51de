import { finderOf, firstFrom, type Occurrences } from './occurrences.ts';
import { type Choices, choicesOf, type Lexicon, type Step, stepsOf } from './pattern.ts';

/** A range of words in a sentence; `end` is exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A labelled match. */
export interface Found<Label> extends Span {
  readonly label: Label;
}

/** Matches many patterns against a sentence in one pass. */
export interface Matcher<Label> {
  /** If `clauses` gives the clause of each word, a negated step only applies within the same clause. */
  readonly find: (words: readonly string[], clauses?: readonly number[]) => readonly Found<Label>[];
  readonly vocabulary: ReadonlySet<string>;
}

/** The non-empty lines of a block of patterns. */
export const linesOf = (block: string): readonly string[] =>
  block
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

interface Entry<Label> {
  readonly steps: readonly (Step & { readonly id: number })[];
  /** The steps that must occur somewhere in the sentence. */
  readonly needed: readonly number[];
  /** The first of the `needed` steps, where matching begins. */
  readonly first: number;
  readonly isAnchored: boolean;
  readonly label: Label;
}

type Places = ReadonlyMap<number, Occurrences>;

/** What is known about a sentence: where the steps match, its length, and the clause of each word. */
interface Grounds {
  readonly places: Places;
  readonly length: number;
  readonly clauses: readonly number[];
}

const NOWHERE: Occurrences = [];
const NO_CLAUSES: readonly number[] = [];

/** The positions at which the next step may start; empty if this step does not match. */
const after = (
  { kind, id, widestGapWords, slackWords, isOptional, mayEnd }: Entry<unknown>['steps'][number],
  from: readonly number[],
  { places, length, clauses }: Grounds,
): readonly number[] => {
  if (kind === 'start') return from.filter((at) => at === 0);
  const reached: number[] = [];
  const reach = (at: number): void => {
    if (!reached.includes(at)) reached.push(at);
  };
  const found = places.get(id) ?? NOWHERE;
  for (const at of from) {
    const isEndNear = length - at <= widestGapWords;
    if (kind === 'end') {
      if (isEndNear) reach(length);
      continue;
    }
    const first = firstFrom(found, at);
    if (kind === 'not') {
      // In "I want to die, it is fine", "it" is not the object of "want to die".
      const follows = found[first] === at && clauses[at] === clauses[at - 1];
      if (!follows && !(mayEnd && at === length)) reach(at);
      continue;
    }
    if (isOptional) reach(at);
    if (mayEnd && isEndNear) reach(length);
    const last = at + widestGapWords + slackWords;
    for (let place = first; (found[place] ?? Infinity) <= last; place += 2) {
      reach(found[place + 1] ?? at);
    }
  }
  return reached;
};

const endFrom = ({ steps }: Entry<unknown>, start: number, grounds: Grounds): number | null => {
  let reached: readonly number[] = [start];
  for (const step of steps) {
    reached = after(step, reached, grounds);
    if (reached.length === 0) return null;
  }
  return Math.min(...reached);
};

/**
 * Compiles labelled patterns. The words of a sentence are looked up once for all of them, and only patterns whose
 * required words are all present are tried.
 */
export const matcherOf = <Label>(
  sources: readonly (readonly [source: string, label: Label])[],
  lexicon: Lexicon,
): Matcher<Label> => {
  const ids = new Map<string, number>();
  const choices: Choices[] = [];
  const idOf = (source: string): number => {
    const known = ids.get(source);
    if (known !== undefined) return known;
    ids.set(source, choices.length);
    choices.push(choicesOf(source, lexicon));
    return choices.length - 1;
  };
  const sizeOf = (id: number): number => choices[id]?.phrases.length ?? 0;
  const byRarest = new Map<number, Entry<Label>[]>();
  for (const [source, label] of sources) {
    const steps = stepsOf(source).map((step) => ({ ...step, id: idOf(step.source) }));
    const needed = steps
      .filter(({ kind, isOptional, mayEnd }) => kind === 'words' && !isOptional && !mayEnd)
      .map(({ id }) => id);
    const isAnchored = steps[0]?.kind === 'start';
    const [first = -1] = needed;
    const rarest = needed.toSorted((a, b) => sizeOf(a) - sizeOf(b))[0] ?? -1;
    const entries = byRarest.get(rarest) ?? [];
    entries.push({ steps, needed, first, isAnchored, label });
    byRarest.set(rarest, entries);
  }
  const placesIn = finderOf(choices);
  const find: Matcher<Label>['find'] = (words, clauses = NO_CLAUSES) => {
    const places = placesIn(words);
    const grounds = { places, length: words.length, clauses };
    const found: Found<Label>[] = [];
    for (const rarest of places.keys()) {
      for (const entry of byRarest.get(rarest) ?? []) {
        const firstPlaces = places.get(entry.first);
        if (firstPlaces === undefined || !entry.needed.every((id) => places.has(id))) continue;
        for (let place = 0; place < firstPlaces.length; place += 2) {
          const start = entry.isAnchored ? 0 : (firstPlaces[place] ?? 0);
          const end = endFrom(entry, start, grounds);
          if (end !== null) found.push({ start, end, label: entry.label });
          if (entry.isAnchored) break;
        }
      }
    }
    return found;
  };
  const vocabulary = new Set(choices.flatMap(({ phrases }) => phrases.flat()));
  return { find, vocabulary };
};
