import type { LocalDate } from '#domain/shared/brands.ts';
import type { Repeat } from '#domain/shared/time/repeat.ts';
import type { Span } from './spans.ts';

/** A day that a text names. */
export interface NamedDay {
  readonly date: LocalDate;
  /** Whether the day is one of several, as in "3 to 5 May"; if so, its words stay in the title. */
  readonly isOfWord: boolean;
}

/** The context in which a line is read. */
export interface DayContext {
  /** The person's day. */
  readonly today: LocalDate;
  /** Whether the person writes the day before the month: "12/11" is in November. */
  readonly isDayFirst: boolean;
  /** Whether the line names a time; if so, a weekday at the start of the line is taken as the date of the task. */
  readonly hasTime: boolean;
  /** Whether the line repeats, so that "from Monday" is its first day. */
  readonly hasRhythm: boolean;
}

/** A length of time that a text names. */
export interface Length {
  /** Whole minutes. */
  readonly minutes: number;
  /** Whether the length is the time from now until the start, as in "in 20 minutes". */
  readonly isFromNow: boolean;
  /** Whether the length describes the next word, as in "a 10 minute walk"; if so, its words stay in the title. */
  readonly isOfWord: boolean;
}

/** A clock time that a text names. */
export interface ClockTime {
  /** 0 to 23. */
  readonly hour: number;
  /** 0 to 59. */
  readonly minute: number;
  /** Whether the time can be in the morning or in the afternoon: "at 3" can, "15:00" cannot. */
  readonly isOpen: boolean;
  /** Whether the time is "midnight", which may be at either end of a named day. */
  readonly isMidnight?: boolean;
  /** Whole minutes of a range such as "3 to 4pm"; null without a range. */
  readonly minutes: number | null;
}

/** A time, or null for text that only looks like a time and must not be read as one by another rule. */
export type MaybeTime = Span<ClockTime | null>;

/** The parts of a day. They decide in which half of the day an open time is. */
export type DayPart = 'morning' | 'afternoon' | 'evening' | 'night';

/** Returns the repeat rule of a rhythm that starts no earlier than a date; null when no rule can express the rhythm. */
export type Rhythm = (from: LocalDate) => Repeat | null;

/** A part of the day that a text names. */
export interface SaidPart {
  readonly part: DayPart;
  /** True for words such as "tonight" and "this morning". */
  readonly isToday: boolean;
}

/** What capture knows of a language. All functions get a text in which what was already recognized is masked. */
export interface Grammar {
  /** The text in the spelling that the grammar knows; each character keeps its index. */
  readonly folded: (text: string) => string;
  readonly partsIn: (text: string) => readonly Span<SaidPart>[];
  readonly lengthsIn: (text: string) => readonly Span<Length>[];
  /** Everything in a text that looks like a time, from left to right. */
  readonly timesIn: (text: string) => readonly MaybeTime[];
  /** The days from today on that a text clearly names, from left to right. */
  readonly daysIn: (text: string, context: DayContext) => readonly Span<NamedDay>[];
  /** Whether a text names a day that may not be the day of the line. */
  readonly hasUnsureDay: (text: string, context: DayContext) => boolean;
  /** The spans of calendar dates, whose numbers are not times: "Dec 12 9:30". */
  readonly datePlaces: (text: string) => readonly Span<unknown>[];
  /** The text with words that are certainly days masked, so that the words next to them can be read first. */
  readonly withoutDayWords: (text: string) => string;
  /**
   * The places in a text that may name a rhythm, and which of them certainly does in the text without its times,
   * lengths and parts of the day.
   */
  readonly rhythmsOf: (text: string) => {
    readonly places: readonly Span<Rhythm>[];
    readonly sureIn: (rest: string, hasTime: boolean) => Span<Rhythm> | undefined;
  };
  /** Where words sound like a rhythm but match no form; null if there are none. */
  readonly unreadRhythm: (text: string) => Pick<Span<unknown>, 'start' | 'end'> | null;
  /** The half of the day that the activity in a text implies at an hour of a 12-hour clock; null if it implies none. */
  readonly usualPart: (text: string, hour: number) => DayPart | null;
  /** A second clock time after the first one, as in "at 7 and 19". */
  readonly anotherTime: RegExp;
  /** Words that make a day the first one of a rhythm, such as "from". */
  readonly startsRhythm: RegExp;
  /** Signs and words that a title cannot begin with, such as "and". */
  readonly titleStart: RegExp;
}
