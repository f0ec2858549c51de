import { joined, searchable } from './normal.ts';

/**
 * The concepts of one language. Each concept has a comma-separated list of the forms in which people write it; "*" at
 * the start or end of a word stands for any letters.
 */
export type ConceptTable = Readonly<Record<string, string>>;

const formsOf = (forms: string): readonly string[] =>
  forms.split(/[,،、，]/).filter((form) => form.trim() !== '');

/** A concept and its position in a text, counted in words, or in characters for scripts without spaces. */
interface FoundConcept {
  readonly concept: string;
  readonly at: number;
}

/** Finds the concepts of a text, in order. */
export type FindConcepts = (text: string) => readonly FoundConcept[];

/** A concept, with the words that follow the first word of one of its forms. */
interface Rest {
  readonly concept: string;
  readonly words: readonly string[];
}

const wordsOf = (form: string): readonly string[] =>
  form
    .trim()
    .split(/\s+/)
    .flatMap((word) => {
      const stem = searchable(word.replaceAll('*', '')).trim();
      if (stem === '') return [];
      return [`${word.startsWith('*') ? '*' : ''}${stem}${word.endsWith('*') ? '*' : ''}`];
    });

/** Whether a word equals a stem, begins with it (`stem*`) or contains it (`*stem`). */
const fits = (pattern: string, word: string): boolean => {
  const stem = pattern.replaceAll('*', '');
  if (pattern.startsWith('*')) return word.includes(stem);
  return pattern.endsWith('*') ? word.startsWith(stem) : word === stem;
};

const push = <Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void => {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
};

const inWords = (table: ConceptTable): FindConcepts => {
  const [whole, beginnings, within] = [
    new Map<string, Rest[]>(),
    new Map<string, Rest[]>(),
    new Map<string, Rest[]>(),
  ];
  for (const [concept, forms] of Object.entries(table))
    for (const form of formsOf(forms)) {
      const [first, ...words] = wordsOf(form);
      if (first === undefined) continue;
      const stem = first.replaceAll('*', '');
      const map = first.startsWith('*') ? within : first.endsWith('*') ? beginnings : whole;
      push(map, stem, { concept, words });
    }
  const startingAt = (word: string): readonly Rest[] => {
    const found = [...(whole.get(word) ?? [])];
    for (let length = 1; length <= word.length; length += 1)
      found.push(...(beginnings.get(word.slice(0, length)) ?? []));
    for (const [stem, rests] of within) if (word.includes(stem)) found.push(...rests);
    return found;
  };
  return (text) => {
    const words = searchable(text).trim().split(' ');
    return words.flatMap((word, at) => {
      const concepts = startingAt(word)
        .filter(({ words: more }) =>
          more.every((one, step) => fits(one, words[at + 1 + step] ?? '')),
        )
        .map(({ concept }) => concept);
      return [...new Set(concepts)].map((concept) => ({ concept, at }));
    });
  };
};

const inSigns = (table: ConceptTable): FindConcepts => {
  const forms = Object.entries(table).flatMap(([concept, list]) =>
    formsOf(list).flatMap((form) => {
      const signs = joined(form.replaceAll('*', ''));
      return signs === '' ? [] : [{ concept, signs }];
    }),
  );
  return (text) => {
    const signs = joined(text);
    return forms
      .flatMap(({ concept, signs: form }) => {
        const found: FoundConcept[] = [];
        for (let at = signs.indexOf(form); at >= 0; at = signs.indexOf(form, at + form.length))
          found.push({ concept, at });
        return found;
      })
      .toSorted((a, b) => a.at - b.at);
  };
};

/** Creates the concept finder for a language with or without spaces between words. */
export const conceptsBy = (table: ConceptTable, hasWordSpaces: boolean): FindConcepts =>
  hasWordSpaces ? inWords(table) : inSigns(table);

/**
 * The maximum distance at which two concepts also form a joint feature: in words, or in characters of a script without
 * spaces.
 */
const CLOSE_WORDS = 8;
const CLOSE_SIGNS = 16;

/**
 * The features of the concepts found: each concept, and each pair of different concepts close together in any order.
 */
const marksOf = (found: readonly FoundConcept[], close: number): ReadonlySet<string> => {
  const marks = new Set<string>();
  for (const [place, { concept, at }] of found.entries()) {
    marks.add(concept);
    for (const other of found.slice(place + 1)) {
      if (other.at - at > close) break;
      if (other.concept !== concept) marks.add([concept, other.concept].toSorted().join('+'));
    }
  }
  return marks;
};

/**
 * Creates the function that extracts the classifier's extra features from a text: concepts, and pairs of concepts close
 * together.
 */
export const marksBy =
  (conceptsIn: FindConcepts, isSpaced: boolean): ((text: string) => readonly string[]) =>
  (text) => [...marksOf(conceptsIn(text), isSpaced ? CLOSE_WORDS : CLOSE_SIGNS)];
