import type { LocalDate } from '#domain/shared/brands.ts';
import type { Repeat } from '#domain/shared/time/repeat.ts';
import { WEEKDAYS } from '#domain/shared/time/weekdays.ts';
import type { Grammar, Rhythm } from '../grammar.ts';
import { everyUnit, months, type RhythmUnit, weekdaysBetween, weeks, years } from '../repeats.ts';
import { placesOf, type Span } from '../spans.ts';
import { groupedPlaces, numberIn, weekdaysIn, wholeWords } from './reading.ts';
import type { Groups, RhythmForm, Words } from './words.ts';

const UNITS: readonly RhythmUnit[] = ['day', 'week', 'month', 'year'];

/** Reads the repetitions of a language. */
export const rhythmGrammar = (words: Words): Pick<Grammar, 'rhythmsOf' | 'unreadRhythm'> => {
  const named = weekdaysIn(words);
  const number = numberIn(words);
  const forms = words.rhythms.map((form) => ({ form, pattern: wholeWords(form.source) }));
  const sounds = wholeWords(words.soundsRepeated);
  const monthOf = (name = ''): number =>
    words.months.findIndex((source) => new RegExp(`^(?:${source})$`).test(name)) + 1;
  const ordinals = Object.entries(words.ordinals).map(
    ([source, ordinal]) => [new RegExp(`^(?:${source})$`), ordinal] as const,
  );
  const ordinalOf = (text: string) => ordinals.find(([pattern]) => pattern.test(text))?.[1];
  const dateWords = wholeWords(`\\d{1,2}|${Object.keys(words.ordinals).join('|')}`);

  const listed = (text: string): readonly (typeof WEEKDAYS)[number][] => {
    const found = named(text);
    return WEEKDAYS.filter((day) => found.includes(day));
  };

  const repeatOf = (groups: Groups, from: LocalDate): Repeat | null => {
    const { list, range, n, unit, other, place, wd, dates, d, mon, word } = groups;
    const count = other === undefined ? (n === undefined ? 1 : number(n)) : 2;
    if (d !== undefined) return years(monthOf(mon), number(d));
    if (dates !== undefined) {
      const days = [...dates.matchAll(dateWords)].map(([one]) => ordinalOf(one) ?? number(one));
      return months(count, [...new Set(days)]);
    }
    if (place !== undefined) {
      const [weekday] = named(wd ?? '');
      const ordinal = ordinalOf(place);
      return weekday === undefined || ordinal === undefined
        ? null
        : { kind: 'month-weekdays', every: 1, ordinal, weekday };
    }
    if (groups.weekdays !== undefined) return weeks(1, WEEKDAYS.slice(0, 5));
    if (groups.weekend !== undefined) return weeks(1, WEEKDAYS.slice(5));
    if (groups.daily !== undefined) return weeks(1, WEEKDAYS);
    if (range !== undefined) return weeks(1, weekdaysBetween(named(range)));
    if (word !== undefined) {
      const [often] = Object.entries(words.often).filter(([key]) =>
        new RegExp(`^(?:${key})$`).test(word),
      );
      return often === undefined
        ? null
        : everyUnit(...often[1], from, list === undefined ? undefined : listed(list));
    }
    if (unit !== undefined) {
      const kind = UNITS.find((one) => words.units[one].test(unit));
      if (kind === undefined || (list !== undefined && kind !== 'week')) return null;
      return everyUnit(count, kind, from, list === undefined ? undefined : listed(list));
    }
    return list === undefined ? null : weeks(count, listed(list));
  };

  const isSure = (text: string, { start, end }: Span<Rhythm>): boolean =>
    !words.noRhythmAfter.test(text.slice(0, start)) && !words.noRhythmBefore.test(text.slice(end));

  return {
    rhythmsOf: (text) => {
      const found: (Span<Rhythm> & { readonly form: RhythmForm })[] = [];
      for (const { form, pattern } of forms)
        for (const { start, end, meaning: groups } of groupedPlaces(text, pattern)) {
          if (found.some((other) => start < other.end && other.start < end)) continue;
          found.push({ start, end, meaning: (from) => repeatOf(groups, from), form });
        }
      const places = found.toSorted((one, other) => one.start - other.start);
      return {
        places,
        sureIn: (rest, hasTime) => {
          const sure = places.filter(
            (place) => isSure(rest, place) && (hasTime || place.form.needsTime !== true),
          );
          return sure.length === 1 ? sure[0] : undefined;
        },
      };
    },
    unreadRhythm: (text) => {
      const found = placesOf(text, sounds).find(({ before }) => !words.noRhythmAfter.test(before));
      return found ?? null;
    },
  };
};
