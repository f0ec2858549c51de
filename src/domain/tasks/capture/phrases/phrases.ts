import type { Grammar } from '../grammar.ts';
import { placesOf } from '../spans.ts';
import { dayGrammar } from './days.ts';
import { lengthGrammar } from './lengths.ts';
import { folded, wholeWords } from './reading.ts';
import { rhythmGrammar } from './rhythms.ts';
import { timeGrammar } from './times.ts';
import type { Words } from './words.ts';

/** The grammar of a language of which the words are known. */
export const grammarOf = (words: Words): Grammar => {
  const parts = words.parts.map((form) => ({ ...form, pattern: wholeWords(form.source) }));
  const { anotherTime, startsRhythm, titleStart } = words;
  return {
    folded,
    ...dayGrammar(words),
    ...timeGrammar(words),
    ...lengthGrammar(words),
    ...rhythmGrammar(words),
    partsIn: (text) =>
      parts
        .flatMap(({ pattern, part, isToday = false }) =>
          placesOf(text, pattern)
            .filter(({ before }) => !words.noPartAfter.test(before))
            .map(({ start, end }) => ({ start, end, meaning: { part, isToday } })),
        )
        .toSorted((one, other) => one.start - other.start),
    anotherTime,
    startsRhythm,
    titleStart,
  };
};
