import type { ParsedResult } from 'chrono-node';
import { GB } from 'chrono-node/en';
import type { LocalDate } from '#domain/shared/brands.ts';
import { addDays, isLocalDate, localDate } from '#domain/shared/time/local-date.ts';
import { DAY, OTHER_MEANING } from './day-names.ts';
import { endsClause, isStart, isWhole, masked, placesOf, type Span, withLead } from './spans.ts';

/** A day that a text names. */
export interface NamedDay {
  readonly date: LocalDate;
  /** It is one of several, as in "3 to 5 May", so that the words stay. */
  readonly isOfWord: boolean;
}

const LATEST = localDate('2100-12-31');
const LEAD = /\b(?:due|on|by|for|from)(?:\s+the)?\s*$/i;
/** "every Monday" is a rhythm, and "before Friday" an end that is no day to do it on. */
const NO_DAY_AFTER =
  /\b(?:every|each|before|after|until|till?|since|than|all|of|last|not|except|the|a|(?:every|each)\s+(?:other|second|third|fourth|2nd|3rd|4th|\d+|two|three|four))\s+$/i;
const BESIDE_TAKEN = /·[\s,]*$/;
const BEFORE_TAKEN = /^[\s,]*·/;
/** Day and month in digits need a slash, or a year: "2.10" may be a version and "5-6" pages. */
const DIGITS = /^(?:on\s+)?\d+([/.-])\d+(?:[/.-](\d+))?$/i;
const SURE =
  /^(?:today|tomorrow|tmrw?|2moro|the day after tomorrow)$|^(?:on|this|next|in)\s|\d.*[a-z]{3}|[a-z]{3}.*\d/i;
const IS_LENGTH =
  /^\d*\.?\d+\s*(?:m|h|d|w|y|s)$|^(?!in\s)(?!.*(?:from now|time)$).*\b(?:days?|weeks?|months?|years?)$/i;

const weekdayOf = (date: LocalDate): number => new Date(`${date}T12:00:00Z`).getUTCDay();

/** The first date from `from` on with this weekday, 0 for Sunday. */
const onWeekday = (from: LocalDate, weekday: number): LocalDate =>
  addDays(from, (weekday - weekdayOf(from) + 7) % 7);

/** The first date after `today` that is this day of its month; null when no month has it. */
const onDayOfMonth = (today: LocalDate, day: number): LocalDate | null => {
  if (day < 1 || day > 31) return null;
  const wanted = String(day).padStart(2, '0');
  for (let ahead = 0; ahead <= 62; ahead += 1) {
    const date = addDays(today, ahead);
    if (date.endsWith(`-${wanted}`)) return date;
  }
  return null;
};

const firstOfNextMonth = (today: LocalDate): LocalDate => {
  const after = onDayOfMonth(addDays(today, 1), 1);
  return after ?? today;
};

type Groups = Readonly<Record<string, string | undefined>>;

/** What the library does not know, or knows as another day than people here mean. */
const OWN =
  /(?<dayAfter>(?:the )?day after tomorrow)|(?<tomorrow>tomorrow|tmrw?|tomorow|tommorow|tommorrow)|(?<today>today)|(?<nextWeek>(?:early |sometime )?next week)(?! on\b)|(?<fortnight>in a fortnight)|(?<nextMonth>next month)|(?<weekend>(?:this|at the|on the|over the|next) weekend)|(?:on )?(?<of>mon|tues|wednes|thurs|fri|satur|sun)day week|(?:on )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day )?(?:on )?the (?<day>\d{1,2})(?:st|nd|rd|th)(?! (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/gi;
const WEEKDAYS = ['sun', 'mon', 'tues', 'wednes', 'thurs', 'fri', 'satur'];

const ownDate = (groups: Groups, today: LocalDate): LocalDate | null => {
  if (groups.dayAfter !== undefined) return addDays(today, 2);
  if (groups.tomorrow !== undefined) return addDays(today, 1);
  if (groups.today !== undefined) return today;
  if (groups.nextWeek !== undefined) return onWeekday(addDays(today, 1), 1);
  if (groups.fortnight !== undefined) return addDays(today, 14);
  if (groups.nextMonth !== undefined) return firstOfNextMonth(today);
  if (groups.day !== undefined) return onDayOfMonth(today, Number(groups.day));
  if (groups.of !== undefined) {
    const weekday = WEEKDAYS.indexOf(groups.of.toLowerCase());
    return addDays(onWeekday(addDays(today, 1), weekday), 7);
  }
  const saturday = onWeekday(today, 6);
  return groups.weekend?.toLowerCase().startsWith('next') ? addDays(saturday, 7) : saturday;
};

const ownDays = (text: string, today: LocalDate): readonly Span<NamedDay>[] =>
  placesOf(text, OWN).flatMap(({ start, end, meaning: match, before }) => {
    const groups = match.groups ?? {};
    const date = ownDate(groups, today);
    if (date === null || NO_DAY_AFTER.test(before)) return [];
    const isSure = (groups.day ?? groups.weekend) === undefined;
    if (!isSure && !endsClause(text, end)) return [];
    return [{ start, end, meaning: { date, isOfWord: false } }];
  });

/** The day of a result; null when it names none, or one that is over. */
const dateOf = ({ start, text }: ParsedResult, today: LocalDate): LocalDate | null => {
  if (!start.isCertain('day') && !start.isCertain('weekday') && !/^in\s/i.test(text)) return null;
  const [year, month, day] = [start.get('year'), start.get('month'), start.get('day')];
  const date = [
    String(year).padStart(4, '0'),
    String(month).padStart(2, '0'),
    String(day).padStart(2, '0'),
  ].join('-');
  if (!isLocalDate(date)) return null;
  // Who says "Tuesday" on a Tuesday means the next one.
  const isNext = date === today && !start.isCertain('day') && !/^this\s/i.test(text);
  if (isNext) return addDays(date, 7);
  return date < today || date > LATEST ? null : date;
};

const isDay = (text: string, start: number, end: number): boolean => {
  const words = text.slice(start, end);
  const before = text.slice(0, start);
  if (!isWhole(text, start, end) || NO_DAY_AFTER.test(before)) {
    // "the 5th of May" is a day, "the Sunday game" is none.
    if (!/\bthe\s+$/i.test(before) || !/^\d/.test(words)) return false;
  }
  // A text begins with a capital letter whatever its first word means.
  if (OTHER_MEANING.test(before.trim() === '' ? words.toLowerCase() : words)) {
    const isLed = /\b(?:on|by|this|next)\s+$/i.test(before) || BESIDE_TAKEN.test(before);
    if (!isLed && !BEFORE_TAKEN.test(text.slice(end))) return false;
  }
  if (words === '24/7' || IS_LENGTH.test(words) || /^-\p{L}/u.test(text.slice(end))) return false;
  const [, mark, year] = DIGITS.exec(words) ?? [];
  return mark === undefined || mark === '/' || year !== undefined;
};

/** Midday on the machine's own clock, whose date the library reads: every zone has a midday. */
const middayOf = (date: LocalDate): Date => {
  const midday = new Date(2000, 0, 1, 12);
  midday.setFullYear(
    Number(date.slice(0, 4)),
    Number(date.slice(5, 7)) - 1,
    Number(date.slice(8, 10)),
  );
  return midday;
};

const libraryDays = (text: string, today: LocalDate): readonly Span<NamedDay>[] =>
  GB.parse(text, middayOf(today), { forwardDate: true }).flatMap((result) => {
    const words = result.text.replace(/[\s·,]+$/, '');
    const start = result.index + (words.length - words.trimStart().length);
    const end = result.index + words.length;
    const date = dateOf(result, today);
    if (date === null || !isDay(text, start, end)) return [];
    const isRange = result.end !== null && result.end !== undefined;
    const isSure = SURE.test(words) || LEAD.test(text.slice(0, start));
    if (!isSure && !isStart(text, start) && !endsClause(text, end)) return [];
    return [{ start, end, meaning: { date, isOfWord: isRange } }];
  });

const DAY_WORDS =
  /(?:\b(?:on|this|next)\s+)?\b(?:today|tomorrow|tonight|tmrw?|(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)(?=\s+(?:at\s+)?\d)))\b/gi;

/** The text without words that are days for sure, so that what stands beside them can be read first. */
export const withoutDayWords = (text: string): string =>
  placesOf(text, DAY_WORDS).reduce(masked, text);

/** What joins two days of which none is meant alone: "Monday or Wednesday", "Monday 9am and Thursday 10am". */
const JOINED = /^[\s·,]*(?:and|or|to|through|till|until|[-–&+/])\s*$/i;
const AND_OR = '[\\s·,]*(?:\\b(?:and|or)\\b|[&+/])\\s*';
const DAY_WORD = `\\b(?:today|tomorrow|tonight|tmrw?|(?:week)?days?|weekends?|${DAY})\\b`;
const AFTER_DAY_WORD = new RegExp(`${DAY_WORD}${AND_OR}$`, 'i');
const BEFORE_DAY_WORD = new RegExp(
  `^${AND_OR}(?:(?:on|at|over|this|next|every|each|the)\\s+)*${DAY_WORD}`,
  'i',
);

const isJoined = (
  text: string,
  one: Span<unknown> | undefined,
  other: Span<unknown> | undefined,
): boolean =>
  one !== undefined && other !== undefined && JOINED.test(text.slice(one.end, other.start));

/** Whether "and" or "or" joins a day to a word for a day, which may be none itself: "every Saturday or Sunday". */
const isBesideDayWord = (text: string, { start, end }: Span<unknown>): boolean =>
  AFTER_DAY_WORD.test(text.slice(0, start)) || BEFORE_DAY_WORD.test(text.slice(end));

/**
 * The days from today on that a text names, from left to right. Dates in digits are day first.
 *
 * @param today the person's day
 */
export const daysIn = (text: string, today: LocalDate): readonly Span<NamedDay>[] => {
  const own = ownDays(text, today);
  const rest = own.reduce(masked, text);
  return [...own, ...libraryDays(rest, today)]
    .toSorted((one, other) => one.start - other.start)
    .map((day) => (day.meaning.isOfWord ? day : { ...day, start: withLead(text, day.start, LEAD) }))
    .map((day, at, days) => {
      const isOne =
        isJoined(text, days[at - 1], day) ||
        isJoined(text, day, days[at + 1]) ||
        isBesideDayWord(text, day);
      return isOne ? { ...day, meaning: { ...day.meaning, isOfWord: true } } : day;
    });
};
