import type { Weekday } from '#domain/shared/time/weekdays.ts';

/** Each weekday's names: in full, with common misspellings, and short, the longest first. */
const NAMES: Readonly<Record<Weekday, { full: readonly string[]; short: readonly string[] }>> = {
  mo: { full: ['monday', 'munday', 'mondy', 'modnay'], short: ['mon'] },
  tu: { full: ['tuesday', 'teusday', 'tusday', 'tuseday', 'tuesdy'], short: ['tues', 'tue'] },
  we: {
    full: ['wednesday', 'wendesday', 'wensday', 'wednsday', 'wedensday', 'wendsday'],
    short: ['weds', 'wed'],
  },
  th: {
    full: ['thursday', 'thurday', 'thrusday', 'thusday', 'thersday', 'thursdy'],
    short: ['thurs', 'thur', 'thu'],
  },
  fr: { full: ['friday', 'firday', 'fridy', 'fryday', 'frday'], short: ['fri'] },
  sa: { full: ['saturday', 'satuday', 'saterday', 'satarday', 'saturdy'], short: ['sat'] },
  su: { full: ['sunday', 'sundy', 'sunady', 'suday'], short: ['sun'] },
};
const FULL = Object.values(NAMES).flatMap(({ full }) => full.map((name) => `${name}s?`));
const SHORT = Object.values(NAMES).flatMap(({ short }) => short);
/** The source of a pattern for a weekday's name in full, including misspellings. */
export const FULL_DAY = `(?:${FULL.join('|')})\\b`;
/** The source of a pattern for a weekday's name. */
export const DAY = `(?:${[...FULL, ...SHORT].join('|')})\\b`;

/** The sources of patterns for today and tomorrow. */
export const TODAY = 'today|tod';
export const TOMORROW = '(?:tom+or+ow|tom+or+o|tmrw?|tmw|tmoro?w?|tomoz|2moro?w?|2morrow)';

/** Short names that mostly have another meaning. They count as a day only next to a time or a word such as "on". */
export const OTHER_MEANING = /^(?:sun|sat|wed)$/;

const MONTHS = [
  'jan(?:uary)?',
  'feb(?:r?uary)?',
  'mar(?:ch)?',
  'apr(?:il)?',
  'may',
  'jun(?:e)?',
  'jul(?:y)?',
  'aug(?:ust)?',
  'sept?(?:ember)?',
  'oct(?:ober)?',
  'nov(?:ember)?',
  'dec(?:ember)?',
];
/** The source of a pattern for a month's name. */
export const MONTH = `(?:${MONTHS.join('|')})\\b\\.?`;

const STARTS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** The number of a month, 1 to 12, by its full or short name; 0 for other words. */
export const monthOf = (name: string): number => STARTS.indexOf(name.slice(0, 3).toLowerCase()) + 1;

const UNITS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
];
const ORDINAL_WORDS = [
  ...UNITS,
  ...['tenth', 'eleventh', 'twelfth', 'thirteenth', 'fourteenth', 'fifteenth', 'sixteenth'],
  ...['seventeenth', 'eighteenth', 'nineteenth', 'twentieth'],
  ...UNITS.map((unit) => `twenty-${unit}`),
  ...['thirtieth', 'thirty-first'],
];
/** The source of a pattern for the day of a month as a word, as dictation writes it. */
export const ORDINAL_WORD = `(?:${ORDINAL_WORDS.toReversed().join('|').replaceAll('-', '[ -]')})`;
/** The day of a month, 1 to 31, that `ORDINAL_WORD` matched. */
export const dayOfWord = (word: string): number =>
  ORDINAL_WORDS.indexOf(word.toLowerCase().replace(' ', '-')) + 1;

const NUMBERS = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
/** The source of a pattern for a number of up to three digits, or a number word up to twelve. */
export const COUNT = `(?:\\d{1,3}|${NUMBERS.join('|')})`;
/** The number that `COUNT` matched; "a" and "an" are one. */
export const countOf = (text: string): number => {
  const word = NUMBERS.indexOf(text.toLowerCase()) + 1;
  return word > 0 ? word : /^an?$/i.test(text) ? 1 : Number(text);
};

/** The weekday of a full, short or plural name. */
export const weekdayOf = (name: string): Weekday | undefined => {
  const wanted = name.toLowerCase();
  const days: readonly Weekday[] = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'];
  return days.find((day) =>
    [...NAMES[day].full, ...NAMES[day].short].some(
      (known) => wanted === known || wanted === `${known}s`,
    ),
  );
};
