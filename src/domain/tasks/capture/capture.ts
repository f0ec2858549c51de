import type { LocalDate } from '#domain/shared/brands.ts';
import { addDays, isoWeekday } from '#domain/shared/time/local-date.ts';
import { WEEKDAYS, type Weekday } from '#domain/shared/time/weekdays.ts';
import { localDateAt, wallTimeAt } from '#domain/shared/time/zone.ts';
import { daysIn, type NamedDay, withoutDayWords } from './days.ts';
import { type Length, lengthsIn } from './lengths.ts';
import { type MaybeRepetition, maybeRepetitionsIn, repetitionIn } from './repetition.ts';
import { masked, type Span } from './spans.ts';
import { type ClockTime, type DayPart, settled, timesIn } from './times.ts';

/** A task as it was understood from one line of text. */
export interface Captured {
  /** The words that are not about when or how long; all of them when there are no others. */
  readonly title: string;
  /** The person's day, of a repetition the next one; null when the text names none: then it is for Later. */
  readonly date: LocalDate | null;
  /** HH:MM on the person's clock; null when the text names none. Only a task with a day has one. */
  readonly time: string | null;
  /** Whole minutes; null when the text names no length. */
  readonly minutes: number | null;
  /** The person's days on which it repeats, from Monday on; null when it is for once. */
  readonly weekdays: readonly Weekday[] | null;
}

/** When and where something is captured. */
interface Moment {
  /** Milliseconds since the Unix epoch. */
  readonly nowMs: number;
  /** An IANA zone; an unknown one throws a RangeError. */
  readonly zone: string;
  /** The whole hour, 0 to 12, at which the person's day begins. */
  readonly dayStartsAtHour: number;
}

/** A word for a part of the day, and what the title says of it when there is no time. */
interface SaidPart {
  readonly part: DayPart;
  /** "tonight" and "this morning" are today. */
  readonly isToday: boolean;
}

const PARTS =
  /\b(?:(?<tonight>tonight|tonite)|(?<this>this )(?<now>morning|afternoon|evening)|(?:in the |at )?(?<part>morning|afternoon|evening|night))\b/gi;

const isPart = (text: string | undefined): text is DayPart =>
  text !== undefined && ['morning', 'afternoon', 'evening', 'night'].includes(text);

const partsIn = (text: string): readonly Span<SaidPart>[] =>
  [...text.matchAll(PARTS)].flatMap(({ 0: words, index: start, groups = {} }) => {
    const named = (groups.now ?? groups.part)?.toLowerCase();
    const part = groups.tonight === undefined ? named : 'night';
    const isToday = groups.tonight !== undefined || groups.this !== undefined;
    return isPart(part) ? [{ start, end: start + words.length, meaning: { part, isToday } }] : [];
  });

const NEXT_TO = /^[\s,·]*$/;

/** Whether only spaces and commas are between two pieces. */
const touches = (text: string, one: Span<unknown>, other: Span<unknown>): boolean => {
  const [first, last] = one.start < other.start ? [one, other] : [other, one];
  return first.end <= last.start && NEXT_TO.test(text.slice(first.end, last.start));
};

/** The last piece that nothing follows up on, or else the first. */
const chosen = <Meaning extends { readonly isOfWord: boolean }>(
  spans: readonly Span<Meaning>[],
): Span<Meaning> | undefined => spans.findLast(({ meaning }) => !meaning.isOfWord) ?? spans[0];

const two = (value: number): string => String(value).padStart(2, '0');
const MINUTES_OF_DAY = 1440;

/** What of a text is about when and how long. */
interface Found {
  readonly day: Span<NamedDay> | undefined;
  /** The first of them. */
  readonly time: Span<ClockTime> | undefined;
  /** With two times, as in "at 8 and at 20", both stay in the title. */
  readonly isOneTime: boolean;
  readonly length: Span<Length> | undefined;
  readonly fromNow: Span<Length> | undefined;
  readonly part: Span<SaidPart> | undefined;
  readonly repetition: MaybeRepetition | undefined;
}

/** The lengths and times of a text, read where the words in `hidden` are out of sight. */
const clockIn = (text: string, hidden: readonly Span<unknown>[]) => {
  const shown = hidden.reduce(masked, text);
  const lengths = lengthsIn(withoutDayWords(shown));
  const times = timesIn(withoutDayWords(lengths.reduce(masked, shown)));
  return { lengths, times, taken: [...lengths, ...times] };
};

/** The repetition that a text surely names. What stands beside it, as in "at 9 every day", is read first. */
const repetitionOf = (text: string): MaybeRepetition | undefined => {
  const places = maybeRepetitionsIn(text);
  if (places.length === 0) return undefined;
  const { taken, times } = clockIn(text, places);
  const rest = taken.reduce(masked, text);
  const hasTime = times.some(({ meaning }) => meaning !== null);
  return repetitionIn(partsIn(rest).reduce(masked, rest), places, hasTime);
};

const findWith = (
  text: string,
  today: LocalDate,
  repetition: MaybeRepetition | undefined,
): Found => {
  const hidden = repetition === undefined ? [] : [repetition];
  const { lengths, times, taken } = clockIn(text, hidden);
  const afterTimes = [...hidden, ...taken].reduce(masked, text);
  const parts = partsIn(afterTimes);
  const day = chosen(daysIn(parts.reduce(masked, afterTimes), today));
  const named = times.flatMap(({ start, end, meaning }) =>
    meaning === null ? [] : [{ start, end, meaning }],
  );
  const [time] = named;
  const part = parts.find(
    (one) =>
      one.meaning.isToday ||
      [day, time, repetition].some(
        (other) => other !== undefined && touches(afterTimes, one, other),
      ),
  );
  return {
    day,
    repetition,
    time,
    isOneTime: named.length === 1,
    part,
    length: chosen(lengths.filter(({ meaning }) => !meaning.isFromNow)),
    fromNow: lengths.find(({ meaning }) => meaning.isFromNow),
  };
};

/** A day beside a repetition is the one from which it holds, or else nothing is sure about the repetition. */
const isAgainstRepetition = ({ day, part, fromNow }: Found, text: string): boolean =>
  fromNow !== undefined ||
  part?.meaning.isToday === true ||
  (day !== undefined && !/\bfrom\b/i.test(text.slice(day.start, day.end)));

const find = (text: string, today: LocalDate): Found => {
  const found = findWith(text, today, repetitionOf(text));
  return found.repetition !== undefined && isAgainstRepetition(found, text)
    ? findWith(text, today, undefined)
    : found;
};

/** The words that the title has in the place of a part of the day without a time. */
const wordsOfPart = ({ part }: SaidPart): string =>
  part === 'night' ? 'at night' : `in the ${part}`;

const titleOf = (text: string, found: Found): string => {
  const { day, time, isOneTime, length, fromNow, part, repetition } = found;
  const partStays = part !== undefined && time === undefined;
  const taken = [
    ...[day, length].filter((span) => span?.meaning.isOfWord === false),
    isOneTime ? time : undefined,
    fromNow,
    repetition,
    partStays && part.meaning.isToday ? undefined : part,
  ]
    .filter((span) => span !== undefined)
    .toSorted((one, other) => one.start - other.start);
  const pieces: string[] = [];
  let at = 0;
  for (const span of taken) {
    pieces.push(text.slice(at, span.start));
    if (span === part && partStays) pieces.push(wordsOfPart(part.meaning));
    at = Math.max(at, span.end);
  }
  pieces.push(text.slice(at));
  const title = pieces
    .join(' ')
    .replace(/\(\s*\)|\[\s*\]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\s+(?=[,.;:!?)])/g, '')
    .replace(/([,;:])[,.;:]+/g, '$1')
    .replace(/^(?:[\s,.;:–—-]|and\s)+|[\s,;:–—-]+$/g, '');
  return title === '' ? text.trim() : title;
};

/** How far into the person's day a clock's time is, in minutes: the hours before the day start come last. */
const placeInDay = (
  { hour, minute }: Pick<ClockTime, 'hour' | 'minute'>,
  dayStartsAtHour: number,
): number => (hour * 60 + minute - dayStartsAtHour * 60 + MINUTES_OF_DAY) % MINUTES_OF_DAY;

interface When {
  readonly date: LocalDate | null;
  readonly time: string | null;
  readonly weekdays: readonly Weekday[] | null;
}

/** When something repeats: from the next such day on whose time is not over. */
const rhythmOf = (
  { day, time, part }: Found,
  named: readonly Weekday[],
  moment: Moment,
  today: LocalDate,
): When => {
  const { nowMs, zone, dayStartsAtHour } = moment;
  const at = time === undefined ? null : settled(time.meaning, part?.meaning.part ?? null);
  // The night after midnight belongs to the day before for the person.
  const isNight = at !== null && at.hour < dayStartsAtHour;
  const weekdays = WEEKDAYS.filter((_, index) => {
    const onCalendar = WEEKDAYS[(index + (isNight ? 1 : 0)) % 7];
    return onCalendar !== undefined && named.includes(onCalendar);
  });
  const now = placeInDay(wallTimeAt(nowMs, zone), dayStartsAtHour);
  const isOver = at !== null && placeInDay(at, dayStartsAtHour) < now;
  const from = day?.meaning.date ?? today;
  const first = from === today && isOver ? addDays(today, 1) : from;
  const date =
    Array.from({ length: 7 }, (_, ahead) => addDays(first, ahead)).find((one) =>
      weekdays.some((weekday) => weekday === WEEKDAYS[isoWeekday(one) - 1]),
    ) ?? first;
  return { date, time: at === null ? null : `${two(at.hour)}:${two(at.minute)}`, weekdays };
};

/** A named time on the person's day: the next one that it can be, unless the text says which. */
const whenOf = (found: Found, moment: Moment, today: LocalDate): When => {
  const { day, time, part, repetition } = found;
  if (repetition !== undefined) return rhythmOf(found, repetition.meaning, moment, today);
  const weekdays = null;
  const { nowMs, zone, dayStartsAtHour } = moment;
  const named = day?.meaning.date ?? (part?.meaning.isToday === true ? today : null);
  if (time === undefined) return { date: named, time: null, weekdays };
  const place = (at: Pick<ClockTime, 'hour' | 'minute'>) => placeInDay(at, dayStartsAtHour);
  const now = place(wallTimeAt(nowMs, zone));
  const usual = settled(time.meaning, part?.meaning.part ?? null);
  const other = { ...usual, hour: (usual.hour + 12) % 24 };
  const isFree = time.meaning.isOpen && part === undefined && (named === null || named === today);
  const at = isFree && place(usual) < now && place(other) >= now ? other : usual;
  const text = `${two(at.hour)}:${two(at.minute)}`;
  if (named === null)
    return { date: place(at) < now ? addDays(today, 1) : today, time: text, weekdays };
  // Who names a date means the one on the calendar, which for the night is the day before for the person.
  const isNightBefore =
    at.hour < dayStartsAtHour && named > today && part?.meaning.isToday !== true;
  return { date: isNightBefore ? addDays(named, -1) : named, time: text, weekdays };
};

/**
 * Reads one line such as "Call mum tomorrow at 3pm, 10 min". What is not surely about when or how long stays in
 * the title, and nothing is guessed from a bare number.
 *
 * @param text at most a few hundred characters
 */
export const capture = (text: string, moment: Moment): Captured => {
  const { nowMs, zone, dayStartsAtHour } = moment;
  const today = localDateAt(nowMs, zone, dayStartsAtHour);
  const found = find(text, today);
  const { length, fromNow, time } = found;
  const title = titleOf(text, found);
  const minutes = length?.meaning.minutes ?? time?.meaning.minutes ?? null;
  if (fromNow === undefined || time !== undefined)
    return { title, minutes, ...whenOf(found, moment, today) };
  const startMs = nowMs + fromNow.meaning.minutes * 60_000;
  const { hour, minute } = wallTimeAt(startMs, zone);
  const date = localDateAt(startMs, zone, dayStartsAtHour);
  return { title, minutes, date, time: `${two(hour)}:${two(minute)}`, weekdays: null };
};
