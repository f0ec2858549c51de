import { MINUTES } from '#domain/tasks/task.ts';
import type { Grammar, Length } from '../grammar.ts';
import { isStart, type Span, withLead } from '../spans.ts';
import { groupedPlaces, nextToTaken, numberIn, standsFree, wholeWords } from './reading.ts';
import type { Groups, Words } from './words.ts';

/** Reads the lengths of time of a language. */
export const lengthGrammar = (words: Words): Pick<Grammar, 'lengthsIn'> => {
  const number = numberIn(words);
  const pattern = wholeWords(words.length);
  const isBeside = nextToTaken(words);
  const isFree = standsFree(words);

  const minutesOf = ({ hours, mins, half, quarter, three, hourHalf, anHour }: Groups): number => {
    if (three !== undefined) return 45;
    if (quarter !== undefined) return 15;
    if (hourHalf !== undefined) return 90;
    if (half !== undefined) return 30;
    if (anHour !== undefined) return 60;
    return (hours === undefined ? 0 : number(hours) * 60) + (mins === undefined ? 0 : number(mins));
  };

  return {
    lengthsIn: (text) =>
      groupedPlaces(text, pattern).flatMap(
        ({ start, end, meaning, before }): readonly Span<Length>[] => {
          const minutes = minutesOf(meaning);
          if (!Number.isInteger(minutes) || minutes < MINUTES.min || minutes > MINUTES.max)
            return [];
          if (words.noLengthBefore.test(text.slice(end))) return [];
          const fromNow = words.fromNow.exec(before);
          if (fromNow !== null)
            return [
              { start: fromNow.index, end, meaning: { minutes, isFromNow: true, isOfWord: false } },
            ];
          const isOfNext = isStart(text, start) && words.ofNext?.test(text.slice(end)) === true;
          const isOfWord = isOfNext || words.ofActivity?.test(before) === true;
          const isPlain = isFree(text, { start, end }) || isBeside(text, { start, end });
          if (!isOfWord && (!isPlain || words.noLengthAfter.test(before))) return [];
          const first = isOfWord ? start : withLead(text, start, words.lengthLead);
          return [{ start: first, end, meaning: { minutes, isFromNow: false, isOfWord } }];
        },
      ),
  };
};
