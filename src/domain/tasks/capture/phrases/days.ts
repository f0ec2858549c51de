import type { LocalDate } from '#domain/shared/brands.ts';
import { addDays, endOfMonth } from '#domain/shared/time/local-date.ts';
import {
  LATEST,
  monthsAfter,
  nextMonday,
  ofDigits,
  ofMonth,
  ofParts,
  onDayOfMonth,
  onWeekday,
} from '../calendar.ts';
import type { Grammar } from '../grammar.ts';
import { isStart, placesOf, type Span, withLead, without } from '../spans.ts';
import {
  groupedPlaces,
  nextToTaken,
  numberIn,
  standsFree,
  weekdaysIn,
  wholeWords,
} from './reading.ts';
import type { DayForm, DayMeaning, Groups, Meaning, Words } from './words.ts';

/** What the forms of days mean, by the groups that they name. */
const meaningsIn = (words: Words): Readonly<Record<DayMeaning, Meaning>> => {
  const named = weekdaysIn(words);
  const number = numberIn(words);
  const months = words.months.map((source) => new RegExp(`^(?:${source})$`));
  const monthOf = (name = ''): number => months.findIndex((month) => month.test(name)) + 1;
  const onNamed = (date: LocalDate | null, name: string | undefined): LocalDate | null => {
    const [weekday] = named(name ?? '');
    return date === null || weekday === undefined || onWeekday(date, weekday) === date
      ? date
      : null;
  };
  const weekdayFrom = (from: LocalDate, { wd = '' }: Groups): LocalDate | null => {
    const [weekday] = named(wd);
    return weekday === undefined ? null : onWeekday(from, weekday);
  };
  return {
    none: () => null,
    today: (_, { today }) => today,
    tomorrow: (_, { today }) => addDays(today, 1),
    dayAfterTomorrow: (_, { today }) => addDays(today, 2),
    weekend: (_, { today }) => onWeekday(today, 'sa'),
    nextWeekend: (_, { today }) => onWeekday(nextMonday(today), 'sa'),
    nextWeek: (_, { today }) => nextMonday(today),
    nextMonth: (_, { today }) => addDays(endOfMonth(today), 1),
    endOfMonth: (_, { today }) => endOfMonth(today),
    /** The next such weekday, which is never today. */
    weekday: (groups, { today }) => weekdayFrom(addDays(today, 1), groups),
    weekdayOfNextWeek: (groups, { today }) => weekdayFrom(nextMonday(today), groups),
    /** "Next Friday" said before a Friday may mean either of two days. */
    nextWeekday: (groups, { today }) => {
      const date = weekdayFrom(addDays(today, 1), groups);
      return date !== null && date >= nextMonday(today) ? date : null;
    },
    weekdayInAWeek: (groups, { today }) => {
      const date = weekdayFrom(addDays(today, 1), groups);
      return date === null ? null : addDays(date, 7);
    },
    /** `count` units from today. */
    later: ({ count, unit = '' }, { today }) => {
      const size = number(count);
      if (words.units.month.test(unit)) return size <= 24 ? monthsAfter(today, size) : null;
      return addDays(today, size * (words.units.week.test(unit) ? 7 : 1));
    },
    iso: ({ iso = '', wd }, { today }) => {
      const [year = 0, month = 0, day = 0] = iso.split('-').map(Number);
      return onNamed(ofParts(year, month, day, today), wd);
    },
    /** A day and the name of its month. */
    date: ({ d, mon, year, wd }, context) =>
      onNamed(ofMonth(String(number(d)), monthOf(mon), year, context), wd),
    digits: ({ wd, ...parts }, context) => {
      const date = onNamed(ofDigits(parts, context), wd);
      const isNear = parts.y?.length !== 2 || (date ?? '') < addDays(context.today, 3660);
      return isNear ? date : null;
    },
    dayOfMonth: ({ d, wd }, { today }) => onNamed(onDayOfMonth(today, Number(d)), wd),
    feast: ({ feast = '' }, context) => {
      const [, [month, day]] = Object.entries(words.feasts).find(([source]) =>
        new RegExp(`^(?:${source})$`).test(feast),
      ) ?? ['', [0, '0']];
      return ofMonth(day, month, undefined, context);
    },
  };
};

type Shape = Span<DayForm> & { readonly groups: Groups };
type DayGrammar = Pick<Grammar, 'daysIn' | 'hasUnsureDay' | 'datePlaces' | 'withoutDayWords'>;

/** Reads the days of a language. */
export const dayGrammar = (words: Words): DayGrammar => {
  const meanings = meaningsIn(words);
  const forms = words.days.map((form) => ({ form, pattern: wholeWords(form.source) }));
  const dayWords = wholeWords(words.dayWords);
  const isBeside = nextToTaken(words);
  const isFree = standsFree(words);
  const afterOr = new RegExp(`(?:${words.dayWords})[\\s,]*(?:${words.or})\\s*$`, 'iu');
  const beforeOr = new RegExp(`^[\\s,]*(?:${words.or})\\s*(?:${words.dayWords})`, 'iu');
  const afterTo = new RegExp(`(?:${words.dayWords}|\\d\\.?)[\\s,]*(?:${words.to})\\s*$`, 'iu');
  const afterNumber = new RegExp(`\\d[\\d.]*\\s*(?:${words.joins})\\s*$`, 'iu');
  const joined = new RegExp(`^[\\s·,]*(?:${words.joins})\\s*$`, 'iu');
  const afterJoin = new RegExp(`(?:${words.dayWords})[\\s,]*(?:${words.joins})\\s*$`, 'iu');
  const beforeJoin = new RegExp(`^[\\s,]*(?:${words.joins})\\s*(?:${words.dayWords})`, 'iu');

  /** Everything that looks like a day, without overlaps; earlier forms take precedence. */
  const shapesIn = (text: string): readonly Shape[] => {
    let rest = text;
    return forms.flatMap(({ form, pattern }) => {
      const places = groupedPlaces(rest, pattern);
      rest = without(rest, places);
      return places.map(({ start, end, meaning }) => ({
        start,
        end,
        meaning: form,
        groups: meaning,
      }));
    });
  };

  const isSure = (text: string, span: Shape, hasRhythm: boolean): boolean => {
    const [before, rest] = [text.slice(0, span.start), text.slice(span.end)];
    if (/^-\p{L}/u.test(rest) || /\p{L}-$/u.test(before)) return false;
    if (afterOr.test(before) || beforeOr.test(rest) || words.noDayBefore.test(rest)) return false;
    if (afterTo.test(before) || (span.meaning.hasDigits && afterNumber.test(before))) return false;
    if (words.ofEvent.test(before)) return false;
    const beside = isBeside(text, span);
    const isFrom = hasRhythm && words.startsRhythm.test(before);
    const isTimed = beside && words.dayOnlyWithTimeAfter.test(before);
    const isLed = words.dayLead.test(before);
    if (words.dueBy?.test(before) === true) return true;
    if (words.noDayAfter.test(before) && !isFrom && !isTimed) return false;
    if (words.dayOnlyWithTimeAfter.test(before) && !isTimed && !isLed) return false;
    return span.meaning.needs === undefined || isLed || beside || isFree(text, span);
  };

  const dateOf = ({ meaning, groups }: Shape, context: Parameters<Meaning>[1]) =>
    meanings[meaning.means](groups, context);

  return {
    datePlaces: (text) => shapesIn(text).filter(({ meaning }) => meaning.hasDigits),
    withoutDayWords: (text) => without(text, placesOf(text, dayWords)),
    hasUnsureDay: (text, context) =>
      shapesIn(text).some(
        (shape) =>
          (shape.meaning.needs === undefined || shape.meaning.hasDigits !== true) &&
          (dateOf(shape, context) === null || !isSure(text, shape, context.hasRhythm)),
      ),
    daysIn: (text, context) =>
      shapesIn(text)
        .flatMap((shape) => {
          const date = dateOf(shape, context);
          if (date === null || date > LATEST || !isSure(text, shape, context.hasRhythm)) return [];
          return [{ ...shape, meaning: { date, isOfWord: shape.meaning.isRange === true } }];
        })
        .toSorted((one, other) => one.start - other.start)
        .map(({ start, end, meaning }, at, days) => {
          const [before, after] = [days[at - 1], days[at + 1]];
          const isOne =
            (before !== undefined && joined.test(text.slice(before.end, start))) ||
            (after !== undefined && joined.test(text.slice(end, after.start))) ||
            afterJoin.test(text.slice(0, start)) ||
            beforeJoin.test(text.slice(end));
          const isOfWord = meaning.isOfWord || isOne;
          const isFrom = context.hasRhythm && words.startsRhythm.test(text.slice(0, start));
          const isDue = words.dueBy?.test(text.slice(0, start)) === true;
          const lead = isFrom ? words.startsRhythm : isDue ? words.dueBy : words.dayLead;
          const isTimed = !isOfWord && words.dayOnlyWithTimeAfter.test(text.slice(0, start));
          const first = isTimed ? withLead(text, start, words.dayOnlyWithTimeAfter) : start;
          return {
            start: isOfWord ? start : isStart(text, first) ? first : withLead(text, first, lead),
            end,
            meaning: { ...meaning, isOfWord },
          };
        }),
  };
};
