import type { LocalDate } from '#domain/shared/brands.ts';
import type { Weekday } from '#domain/shared/time/weekdays.ts';
import type { DayContext, DayPart } from '../grammar.ts';
import type { RhythmUnit } from '../repeats.ts';

export type Groups = Readonly<Record<string, string | undefined>>;

/** What a form of a day means. */
export type DayMeaning =
  | 'none'
  | 'today'
  | 'tomorrow'
  | 'dayAfterTomorrow'
  | 'weekend'
  | 'nextWeekend'
  | 'nextWeek'
  | 'nextMonth'
  | 'endOfMonth'
  | 'weekday'
  | 'nextWeekday'
  | 'weekdayOfNextWeek'
  | 'weekdayInAWeek'
  | 'later'
  | 'iso'
  | 'date'
  | 'digits'
  | 'dayOfMonth'
  | 'feast';

/** A form in which a text can name a day. Its pattern names the groups that its meaning reads. */
export interface DayForm {
  readonly source: string;
  readonly means: DayMeaning;
  /** Whether the form needs evidence around it: a word such as "on", a time, or the start or the end of a clause. */
  readonly needs?: 'evidence';
  /** Whether the form names the first of several days, whose words stay in the title. */
  readonly isRange?: true;
  /** Whether its digits could be read as a time. */
  readonly hasDigits?: true;
}

/**
 * A form of a clock time. The groups are `h` and `m`, `past` and `to` for minutes after and before the hour, `half` for
 * the half hour before it, `noon` and `midnight`; for a range, `ah`, `am`, `bh` and `bm`.
 */
export interface TimeForm {
  readonly source: string;
  /**
   * What makes it a time: nothing else (`form`), a word such as "at" or a day next to it (`lead`), or, for hours such
   * as "18h" that could be a length, also that they are seven or more (`hours`).
   */
  readonly sure: 'form' | 'lead' | 'hours';
}

/** A form of a part of the day. */
interface PartForm {
  readonly source: string;
  readonly part: DayPart;
  readonly isToday?: true;
}

/**
 * A form of a rhythm. The groups are `list` or `range` for weekdays, `weekdays`, `weekend`, `daily`, `n` and `unit`,
 * `other` for every second, `place` and `wd` for a weekday in the month, `dates` for dates in it, `d` and `mon` for a
 * date of the year, and `word` for words such as "weekly".
 */
export interface RhythmForm {
  readonly source: string;
  /** Whether the words name a rhythm only with a time, as "Monday to Friday". */
  readonly needsTime?: true;
}

/** What is known of a language, as data. All patterns are for text in lower case without accents. */
export interface Words {
  /** The patterns of each weekday: its full name with common misspellings, and its short names. */
  readonly weekdays: Readonly<Record<Weekday, readonly [full: string, short: string]>>;
  readonly months: readonly string[];
  /** Words for numbers, and for parts of an hour in minutes. */
  readonly numbers: Readonly<Record<string, number>>;
  readonly ordinals: Readonly<Record<string, 1 | 2 | 3 | 4 | -1>>;
  readonly units: Readonly<Record<RhythmUnit, RegExp>>;
  /** How often "weekly" and the like repeat. */
  readonly often: Readonly<Record<string, readonly [count: number, unit: RhythmUnit]>>;
  readonly feasts: Readonly<Record<string, readonly [month: number, day: string]>>;

  readonly days: readonly DayForm[];
  /** Words that certainly mean a day, wherever they are. */
  readonly dayWords: string;
  /** Words before a day that are removed with it. */
  readonly dayLead: RegExp;
  /** Words before a day that make it a deadline, and are removed with it. Null if there are only those of `dayLead`. */
  readonly dueBy: RegExp | null;
  /** A day after these words is not the day of the task. */
  readonly noDayAfter: RegExp;
  /** A day after these words is the day of the task only with a time: "a table for Friday at 8". */
  readonly dayOnlyWithTimeAfter: RegExp;
  readonly noDayBefore: RegExp;
  /** A day after these words is the day of an event that the task is only about: "study for the exam on Monday". */
  readonly ofEvent: RegExp;
  /** "and", "or", "to" and the like, between two days. */
  readonly joins: string;
  readonly or: string;
  /** "to" and the like, after which a day is the end of a range. */
  readonly to: string;

  readonly times: readonly TimeForm[];
  readonly timeLead: RegExp;
  /** After these words, hours are a time. */
  readonly at: RegExp;
  readonly noTimeAfter: RegExp;
  readonly noTimeBefore: RegExp;

  /** The forms of a length: groups `hours`, `mins`, `half`, `quarter`, `three`, `hourHalf`, `anHour`. */
  readonly length: string;
  readonly lengthLead: RegExp;
  readonly fromNow: RegExp;
  readonly noLengthAfter: RegExp;
  readonly noLengthBefore: RegExp;
  /** Before these lengths is an activity that they belong to: "un paseo de 20 minutos". Null for none. */
  readonly ofActivity: RegExp | null;
  /** After these lengths, at the start of a line, is what they belong to: "20 min de yoga". Null for none. */
  readonly ofNext: RegExp | null;

  readonly parts: readonly PartForm[];
  readonly noPartAfter: RegExp;
  readonly ofMorning: RegExp;
  readonly ofEvening: RegExp;

  readonly rhythms: readonly RhythmForm[];
  readonly noRhythmAfter: RegExp;
  readonly noRhythmBefore: RegExp;
  /** Words that sound like a rhythm. */
  readonly soundsRepeated: string;

  /** Words that begin the next part of a sentence, such as "with". */
  readonly clause: string;
  readonly anotherTime: RegExp;
  readonly startsRhythm: RegExp;
  readonly titleStart: RegExp;
}

export type Meaning = (groups: Groups, context: DayContext) => LocalDate | null;
