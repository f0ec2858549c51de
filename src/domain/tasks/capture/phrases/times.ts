import type { ClockTime, Grammar } from '../grammar.ts';
import { withLead, without } from '../spans.ts';
import { groupedPlaces, nextToTaken, numberIn, wholeWords } from './reading.ts';
import type { Groups, TimeForm, Words } from './words.ts';

const MINUTES_OF_DAY = 1440;

/** From this hour on, "18h" is a time and not a length. */
const LEAST_BARE_HOUR = 7;

/** Reads the clock times of a language. */
export const timeGrammar = (words: Words): Pick<Grammar, 'timesIn' | 'usualPart'> => {
  const number = numberIn(words);
  const forms = words.times.map((form) => ({ form, pattern: wholeWords(form.source) }));
  const isBeside = nextToTaken(words);
  /** "8 and 18:00" names two times, of which the first is not read. */
  const afterNumber = new RegExp(`\\d\\s*(?:${words.joins}|[/,])\\s*$`, 'iu');

  const atClock = (
    hour: string | undefined,
    minute: string | undefined,
  ): Omit<ClockTime, 'minutes'> | null => {
    const [given, minutes] = [number(hour), Number(minute ?? 0)];
    if (!Number.isInteger(given) || given > 23) return null;
    // Who writes minutes in digits mostly writes 24 hours.
    const isExact = minute !== undefined && given >= LEAST_BARE_HOUR;
    const isOpen = given >= 1 && given <= 12 && hour?.startsWith('0') !== true && !isExact;
    return { hour: given, minute: minutes, isOpen };
  };

  const rangeOf = ({ ah, am, bh, bm }: Groups): ClockTime | null => {
    const [from, to] = [atClock(ah, am), atClock(bh, bm)];
    if (from === null || to === null) return null;
    const length = (to.hour - from.hour) * 60 + to.minute - from.minute;
    const minutes = (length + MINUTES_OF_DAY) % (from.isOpen && to.isOpen ? 720 : MINUTES_OF_DAY);
    return minutes === 0 ? null : { ...from, minutes };
  };

  const timeOf = (groups: Groups): ClockTime | null => {
    const { h, m, past, to, half, noon, midnight } = groups;
    if (midnight !== undefined)
      return { hour: 0, minute: 0, isOpen: false, isMidnight: true, minutes: null };
    if (noon !== undefined) return { hour: 12, minute: 0, isOpen: false, minutes: null };
    if (groups.ah !== undefined) return rangeOf(groups);
    const time = atClock(h, m);
    if (time === null) return null;
    const offset = (past === undefined ? 0 : number(past)) - (to === undefined ? 0 : number(to));
    const shift = half === undefined ? offset : offset - 30;
    if (!(Math.abs(shift) < 60)) return null;
    const total = (time.hour * 60 + time.minute + shift + MINUTES_OF_DAY) % MINUTES_OF_DAY;
    return { ...time, hour: Math.floor(total / 60), minute: total % 60, minutes: null };
  };

  const isMeant = (form: TimeForm, { h, m }: Groups, isLed: boolean, beside: boolean): boolean => {
    if (form.sure === 'form' || isLed) return true;
    return form.sure === 'lead'
      ? beside
      : number(h) >= LEAST_BARE_HOUR || (number(h) >= 5 && (beside || m !== undefined));
  };

  return {
    timesIn: (text) => {
      let rest = text;
      return forms
        .flatMap(({ form, pattern }) => {
          const found = groupedPlaces(rest, pattern).flatMap(
            ({ start, end, meaning: groups, before }) => {
              const isLed = words.at.test(before);
              if (!isMeant(form, groups, isLed, isBeside(text, { start, end }))) return [];
              const time = timeOf(groups);
              const isTime =
                !words.noTimeAfter.test(before) &&
                !afterNumber.test(before) &&
                !words.noTimeBefore.test(text.slice(end));
              const first = withLead(text, start, words.timeLead);
              return [
                time !== null && isTime
                  ? { start: first, end, meaning: time }
                  : { start, end, meaning: null },
              ];
            },
          );
          rest = without(rest, found);
          return found;
        })
        .toSorted((one, other) => one.start - other.start);
    },
    usualPart: (text, hour) => {
      if (hour < 5 || hour > 11) return null;
      if (words.ofMorning.test(text)) return 'morning';
      return words.ofEvening.test(text) ? 'evening' : null;
    },
  };
};
