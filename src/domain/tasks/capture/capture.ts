import type { LocalDate } from '#domain/shared/brands.ts';
import { addDays } from '#domain/shared/time/local-date.ts';
import { firstDay, type Repeat } from '#domain/shared/time/repeat.ts';
import { WEEKDAYS } from '#domain/shared/time/weekdays.ts';
import { localDateAt, wallTimeAt } from '#domain/shared/time/zone.ts';
import { texts } from '#texts/task-capture.js';
import { type Captured, unparsed } from './captured.ts';
import { settled } from './clock.ts';
import type { ClockTime, DayPart, Grammar, Length, NamedDay, Rhythm, SaidPart } from './grammar.ts';
import { maskRestored } from './quotes.ts';
import { masked, type Span, without } from './spans.ts';

/** When and where something is captured. */
interface Moment {
  /** Milliseconds since the Unix epoch. */
  readonly nowMs: number;
  /** An IANA zone; an unknown one throws a RangeError. */
  readonly zone: string;
  /** The whole hour, 0 to 12, at which the person's day begins. */
  readonly dayStartsAtHour: number;
  /** Whether the person writes the day before the month: "12/11" is in November. */
  readonly isDayFirst: boolean;
  /** Words that the person put back: they stay in the title and are not interpreted. */
  readonly kept?: readonly string[];
}

const NEXT_TO = /^[\s,·]*$/;

/** Whether only spaces, commas and text that was already recognized are between two spans. */
const touches = (text: string, one: Span<unknown>, other: Span<unknown>): boolean => {
  const [first, last] = one.start < other.start ? [one, other] : [other, one];
  return first.end <= last.start && NEXT_TO.test(text.slice(first.end, last.start));
};

/** The last span whose words are removed from the title; if there is none, the first span. */
const chosen = <Meaning extends { readonly isOfWord: boolean }>(
  spans: readonly Span<Meaning>[],
): Span<Meaning> | undefined => spans.findLast(({ meaning }) => !meaning.isOfWord) ?? spans[0];

const two = (value: number): string => String(value).padStart(2, '0');
const MINUTES_OF_DAY = 1440;

/** The parts of a text that say when a task is due and how long it takes. */
interface Found {
  readonly day: Span<NamedDay> | undefined;
  /** The first clock time that the text names. */
  readonly time: Span<ClockTime> | undefined;
  /** False if the text names two times, as in "at 8 and at 20"; both times then stay in the title. */
  readonly isOneTime: boolean;
  readonly length: Span<Length> | undefined;
  readonly fromNow: Span<Length> | undefined;
  readonly part: Span<SaidPart> | undefined;
  /** The part of the day that the activity implies; null if it implies none. */
  readonly usual: DayPart | null;
  readonly rhythm: Span<Rhythm> | undefined;
}

/** The lengths and times of a text, read with the spans in `hidden` masked. */
const clockIn = (grammar: Grammar, text: string, hidden: readonly Span<unknown>[]) => {
  const { datePlaces, lengthsIn, timesIn, withoutDayWords } = grammar;
  const other = without(text, hidden);
  // In "Dec 12 9:30", the 12 must not be read as part of a time.
  const shown = without(other, datePlaces(other));
  const lengths = lengthsIn(withoutDayWords(shown));
  const times = timesIn(withoutDayWords(without(shown, lengths)));
  return { lengths, times, taken: [...lengths, ...times] };
};

const isTime = (time: Span<ClockTime | null>): time is Span<ClockTime> => time.meaning !== null;

/**
 * The rhythm (the repetition) that a text clearly names. Times and lengths next to it, as in "at 9 every day", are read
 * first.
 */
const rhythmOf = (grammar: Grammar, text: string): Span<Rhythm> | undefined => {
  const { places, sureIn } = grammar.rhythmsOf(text);
  if (places.length === 0) return undefined;
  const { taken, times } = clockIn(grammar, text, places);
  const rest = without(text, taken);
  return sureIn(without(rest, grammar.partsIn(rest)), times.some(isTime));
};

const findWith = (
  grammar: Grammar,
  text: string,
  today: LocalDate,
  isDayFirst: boolean,
  rhythm: Span<Rhythm> | undefined,
): Found => {
  const hidden = rhythm === undefined ? [] : [rhythm];
  const { lengths, times, taken } = clockIn(grammar, text, hidden);
  const afterTimes = without(text, [...hidden, ...taken]);
  const parts = grammar.partsIn(without(text, taken));
  const named = times.filter(isTime);
  const context = {
    today,
    isDayFirst,
    hasTime: named.length > 0,
    hasRhythm: rhythm !== undefined,
  };
  const rest = without(afterTimes, parts);
  const day = chosen(grammar.daysIn(rest, context));
  const isUnsure = day === undefined && rhythm === undefined && grammar.hasUnsureDay(rest, context);
  const [time] = isUnsure ? [] : named;
  const part = parts.find(
    (one) =>
      one.meaning.isToday ||
      [day, time, rhythm].some((other) => other !== undefined && touches(afterTimes, one, other)),
  );
  return {
    day,
    rhythm,
    time,
    isOneTime: named.length === 1 && !grammar.anotherTime.test(text.slice(time?.end)),
    part,
    usual: time === undefined ? null : grammar.usualPart(text, time.meaning.hour % 12),
    length: chosen(lengths.filter(({ meaning }) => !meaning.isFromNow)),
    fromNow: lengths.find(({ meaning }) => meaning.isFromNow),
  };
};

/**
 * Whether the text contradicts the rhythm: it names a delay ("in 20 minutes"), "today", or a day that is not the first
 * day of the rhythm.
 */
const isAgainstRhythm = (
  { startsRhythm }: Grammar,
  { day, part, fromNow }: Found,
  text: string,
): boolean =>
  fromNow !== undefined ||
  part?.meaning.isToday === true ||
  (day !== undefined && !startsRhythm.test(text.slice(day.start, day.end)));

/** The spans to remove from a text when it becomes a title, from left to right. */
const takenOf = (found: Found): readonly Span<unknown>[] => {
  const { day, time, isOneTime, length, fromNow, part, rhythm } = found;
  const staysWhole = part?.meaning.isToday === true && time === undefined;
  return [
    ...[day, length].filter((span) => span?.meaning.isOfWord === false),
    isOneTime ? time : undefined,
    fromNow,
    rhythm,
    staysWhole ? undefined : part,
  ]
    .filter((span) => span !== undefined)
    .toSorted((one, other) => one.start - other.start);
};

const titleOf = (
  { titleStart }: Grammar,
  text: string,
  { part, time }: Found,
  taken: readonly Span<unknown>[],
): string => {
  const pieces: string[] = [];
  let at = 0;
  for (const span of taken) {
    pieces.push(text.slice(at, span.start));
    if (span === part && time === undefined) pieces.push(texts.atPart[part.meaning.part]);
    at = Math.max(at, span.end);
  }
  pieces.push(text.slice(at));
  const title = pieces
    .join(' ')
    .replace(/\(\s*\)|\[\s*\]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\s+(?=[,.;:!?)])/g, '')
    .replace(/([,;:])[,.;:]+/g, '$1')
    .replace(titleStart, '')
    .replace(/[\s,;:–—-]+$/, '');
  return title === '' ? text.trim() : title;
};

/** Minutes from the start of the person's day to a clock time; the hours before the day start come last. */
const placeInDay = (
  { hour, minute }: Pick<ClockTime, 'hour' | 'minute'>,
  dayStartsAtHour: number,
): number => (hour * 60 + minute - dayStartsAtHour * 60 + MINUTES_OF_DAY) % MINUTES_OF_DAY;

interface When {
  readonly date: LocalDate | null;
  /** HH:MM; null if the text names no time, if the time is over, or if it could be on either of two days. */
  readonly time: string | null;
  readonly repeat: Repeat | null;
}

const clockText = ({ hour, minute }: Pick<ClockTime, 'hour' | 'minute'>): string =>
  `${two(hour)}:${two(minute)}`;

/**
 * When a task repeats, from the next matching day whose time is not over; null when no rule can express it.
 */
const repeatedWhen = (
  found: Found,
  rhythm: Span<Rhythm>,
  moment: Moment,
  today: LocalDate,
): When | null => {
  const { day, time, part } = found;
  const { nowMs, zone, dayStartsAtHour } = moment;
  const at = time === undefined ? null : settled(time.meaning, part?.meaning.part ?? found.usual);
  const now = placeInDay(wallTimeAt(nowMs, zone), dayStartsAtHour);
  const isOver = at !== null && placeInDay(at, dayStartsAtHour) < now;
  const from = day?.meaning.date ?? today;
  const first = from === today && isOver ? addDays(today, 1) : from;
  const said = rhythm.meaning(first);
  if (said === null) return null;
  // The hours after midnight belong to the day before, as the person sees it.
  const isNight = at !== null && at.hour < dayStartsAtHour;
  // For a rule with a date, it is ambiguous whether that date or the day before is meant.
  if (isNight && said.kind !== 'weeks' && said.kind !== 'days') return null;
  const onCalendar = (index: number) => WEEKDAYS[(index + 1) % 7];
  const repeat =
    isNight && said.kind === 'weeks'
      ? {
          ...said,
          weekdays: WEEKDAYS.filter((_, index) =>
            said.weekdays.some((weekday) => weekday === onCalendar(index)),
          ),
        }
      : said;
  return { date: firstDay(repeat, first), time: at === null ? null : clockText(at), repeat };
};

/** Whether the coming night is meant: "midnight", or "tonight" with a time after midnight. */
const isOfComingNight = (
  { part, time }: Found,
  { hour }: Pick<ClockTime, 'hour'>,
  isToday: boolean,
): boolean =>
  time?.meaning.isMidnight === true || (isToday && part?.meaning.part === 'night' && hour < 5);

/** When a one-off task is due: at the next occurrence of its time unless the text names a day; never in the past. */
const onceWhen = (found: Found, moment: Moment, today: LocalDate): When => {
  const { day, time, part } = found;
  const repeat = null;
  const { nowMs, zone, dayStartsAtHour } = moment;
  const isToday = part?.meaning.isToday === true;
  const named = day?.meaning.date ?? (isToday ? today : null);
  if (time === undefined) return { date: named, time: null, repeat };
  const place = (at: Pick<ClockTime, 'hour' | 'minute'>) => placeInDay(at, dayStartsAtHour);
  const now = place(wallTimeAt(nowMs, zone));
  const usual = settled(time.meaning, part?.meaning.part ?? found.usual);
  const other = { ...usual, hour: (usual.hour + 12) % 24 };
  // The time may be in the other half of the day only if nothing in the text decides this; "at 12" never means
  // midnight.
  const isFree =
    time.meaning.isOpen &&
    usual.hour % 12 !== 0 &&
    part === undefined &&
    found.usual === null &&
    (named === null || named === today);
  // Nobody who says "at 2" in the afternoon means the middle of the night.
  const isAwake = other.hour >= 5;
  const at = isFree && isAwake && place(usual) < now && place(other) >= now ? other : usual;
  const isOver = place(at) < now;
  const text = clockText(at);
  if (named === null || (named === today && isOfComingNight(found, at, isToday)))
    return { date: isOver ? addDays(today, 1) : today, time: text, repeat };
  // Midnight may be at either end of the day, and a time that is already over today cannot be meant.
  const isUnsure = time.meaning.isMidnight === true || (named === today && isOver);
  if (isUnsure) return { date: named, time: null, repeat };
  // A named day is a calendar day. The hours of that day before the day start belong to the previous day of the person.
  const isNightBefore = at.hour < dayStartsAtHour && named > today && !isToday;
  return { date: isNightBefore ? addDays(named, -1) : named, time: text, repeat };
};

const startOf = (fromNow: Span<Length>, { nowMs, zone, dayStartsAtHour }: Moment): When => {
  const startMs = nowMs + fromNow.meaning.minutes * 60_000;
  const date = localDateAt(startMs, zone, dayStartsAtHour);
  return { date, time: clockText(wallTimeAt(startMs, zone)), repeat: null };
};

const read = (
  grammar: Grammar,
  text: string,
  shown: string,
  moment: Moment,
  today: LocalDate,
  rhythm: Span<Rhythm> | undefined,
): Captured | null => {
  const found = findWith(grammar, shown, today, moment.isDayFirst, rhythm);
  if (rhythm !== undefined && isAgainstRhythm(grammar, found, shown)) return null;
  const { fromNow, time, length } = found;
  const isFromNow = fromNow !== undefined && time === undefined;
  const when =
    rhythm !== undefined
      ? repeatedWhen(found, rhythm, moment, today)
      : isFromNow
        ? startOf(fromNow, moment)
        : onceWhen(found, moment, today);
  if (when === null) return null;
  const isTimeRead = isFromNow || when.time !== null;
  const used = isTimeRead ? found : { ...found, time: undefined };
  const pieces = takenOf(used);
  const rest = rhythm === undefined ? shown : masked(shown, rhythm);
  const unread = grammar.unreadRhythm(rest);
  return {
    title: titleOf(grammar, text, used, pieces),
    minutes: length?.meaning.minutes ?? used.time?.meaning.minutes ?? null,
    ...when,
    unread: unread === null ? null : text.slice(unread.start, unread.end),
    hasMoreTimes: when.time !== null && time !== undefined && !found.isOneTime,
    taken: pieces
      // A part of the day without a clock time is reworded, not removed, so it is not listed here.
      .filter((piece) => piece !== used.part || used.time !== undefined)
      .map(({ start, end }) => text.slice(start, end).trim()),
  };
};

/** Reads one line of text into a task. */
export type Capture = (text: string, moment: Moment) => Captured;

/**
 * Returns a function that reads one line such as "Call mum tomorrow at 3pm, 10 min", of at most a few hundred
 * characters. Words that do not clearly say when the task is due or how long it takes stay in the title, and nothing is
 * guessed from a bare number.
 */
export const captureIn =
  (grammar: Grammar): Capture =>
  (text, moment) => {
    const today = localDateAt(moment.nowMs, moment.zone, moment.dayStartsAtHour);
    const shown = grammar.folded(maskRestored(text, moment.kept ?? []));
    const rhythm = rhythmOf(grammar, shown);
    return (
      (rhythm === undefined ? null : read(grammar, text, shown, moment, today, rhythm)) ??
      read(grammar, text, shown, moment, today, undefined) ??
      unparsed(text)
    );
  };
