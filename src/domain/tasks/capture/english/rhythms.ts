import type { LocalDate } from '#domain/shared/brands.ts';
import type { Ordinal, Repeat } from '#domain/shared/time/repeat.ts';
import { WEEKDAYS, type Weekday } from '#domain/shared/time/weekdays.ts';
import type { Grammar, Rhythm } from '../grammar.ts';
import { everyUnit, months, weekdaysBetween, weeks, years } from '../repeats.ts';
import { isStart, placesOf, type Span } from '../spans.ts';
import { endsClause, isNextToConsumed } from './clauses.ts';
import { COUNT, countOf, DAY, MONTH, monthOf, OTHER_MEANING, weekdayOf } from './names.ts';
import { isName, isPlaceOfName } from './titles.ts';

type Groups = Readonly<Record<string, string | undefined>>;

/** Words that may name a rhythm (a repetition); the text around them decides whether they do. */
interface MaybeRhythm extends Span<Rhythm> {
  readonly form: Form;
  readonly words: string;
}

interface Form {
  readonly pattern: RegExp;
  readonly repeat: (groups: Groups, from: LocalDate) => Repeat | null;
  /** The kind of words: "every" and the like, one word such as "daily", "weekdays" or "weekends", or named weekdays. */
  readonly kind: 'every' | 'word' | 'days' | 'list';
}

const AND = '(?:\\s*,\\s*(?:(?:and|&)\\s+)?|\\s+and\\s+|\\s*[&+/]\\s*)(?:(?:every|each|on)\\s+)?';
const LIST = `${DAY}(?:${AND}${DAY})*`;
const TO = '\\s*(?:-|–|\\bto\\b|\\bthrough\\b|\\bthru\\b|\\btill\\b)\\s*';
const EVERY = '(?:every|each|evry|evrey|evey|once\\s+(?:a|an|per))\\s+(?:single\\s+)?';
/** After "every", spaces are enough between weekdays. */
const EVERY_LIST = `${DAY}(?:(?:${AND}|\\s+)${DAY})*`;
const ORDINAL = '(?:first|1st|second|2nd|third|3rd|fourth|4th|last)';
const DATE = '(?:\\d{1,2}(?:st|nd|rd|th)|last\\s+day|last|first(?:\\s+day)?)';
const DATES = `${DATE}(?:${AND}(?:the\\s+)?${DATE})*`;
const MONTHLY = `(?:${EVERY}month|monthly)`;

const ORDINALS: Readonly<Record<string, Ordinal>> = {
  first: 1,
  '1st': 1,
  second: 2,
  '2nd': 2,
  third: 3,
  '3rd': 3,
  fourth: 4,
  '4th': 4,
  last: -1,
};

const namesIn = (text: string): readonly string[] =>
  [...text.toLowerCase().matchAll(new RegExp(`\\b${DAY}`, 'g'))].map(([name]) => name);

const daysOfList = (text: string): readonly Weekday[] => {
  const named = new Set(namesIn(text).map(weekdayOf));
  return WEEKDAYS.filter((day) => named.has(day));
};

const daysOfRange = (text: string): readonly Weekday[] =>
  weekdaysBetween(namesIn(text).flatMap((name) => weekdayOf(name) ?? []));

const datesOfMonth = (text: string): readonly number[] => {
  const found = [...text.matchAll(/\d{1,2}|last|first/gi)].map(([one]) =>
    /last/i.test(one) ? -1 : /first/i.test(one) ? 1 : Number(one),
  );
  return [...new Set(found)];
};

/** A repeat every `count` days, weeks, months or years, counted from a date. */
const every = (count: number, unit: string, from: LocalDate, list?: string): Repeat | null => {
  const kind = /^day/i.test(unit)
    ? 'day'
    : /^w(?:ee)?k/i.test(unit)
      ? 'week'
      : /^month/i.test(unit)
        ? 'month'
        : 'year';
  return everyUnit(count, kind, from, list === undefined ? undefined : daysOfList(list));
};

const form = (source: string, kind: Form['kind'], repeat: Form['repeat']): Form => ({
  pattern: new RegExp(source, 'gi'),
  kind,
  repeat,
});

const UNIT_WORDS: Readonly<Record<string, readonly [count: number, unit: string]>> = {
  weekly: [1, 'week'],
  fortnightly: [2, 'week'],
  fortnight: [2, 'week'],
  monthly: [1, 'month'],
  quarterly: [3, 'month'],
  quarter: [3, 'month'],
  yearly: [1, 'year'],
  annually: [1, 'year'],
};
const byWord = (word: string, from: LocalDate): Repeat | null => {
  const known = UNIT_WORDS[word.toLowerCase()];
  return known === undefined ? null : every(...known, from);
};

/** All forms in which a rhythm can be named; earlier forms take precedence. */
const FORMS: readonly Form[] = [
  form(
    `(?:on\\s+)?(?:the\\s+)?(?<place>${ORDINAL})\\s+(?<day>${DAY})\\s+(?:of|in)\\s+(?:the|every|each)\\s+month|${MONTHLY}\\s+on\\s+the\\s+(?<place2>${ORDINAL})\\s+(?<day2>${DAY})|${EVERY}(?<place3>${ORDINAL})\\s+(?<day3>${DAY})\\s+(?:of|in)\\s+(?:the|a)\\s+month`,
    'every',
    ({ place, place2, place3, day, day2, day3 }) => {
      const ordinal = ORDINALS[(place ?? place2 ?? place3 ?? '').toLowerCase()];
      const weekday = weekdayOf(day ?? day2 ?? day3 ?? '');
      return ordinal === undefined || weekday === undefined
        ? null
        : { kind: 'month-weekdays', every: 1, ordinal, weekday };
    },
  ),
  form(
    `(?:on\\s+)?(?:the\\s+)?(?<dates>${DATES})\\s+(?:of|in)\\s+(?:the|every|each)\\s+month|${MONTHLY}\\s+on\\s+the\\s+(?<dates2>${DATES})|${EVERY}(?<dates3>${DATES})\\s+(?:of|in)\\s+(?:the|a)\\s+month`,
    'every',
    ({ dates, dates2, dates3 }) => months(1, datesOfMonth(dates ?? dates2 ?? dates3 ?? '')),
  ),
  form(
    `${EVERY}(?:year\\s+)?(?:on\\s+)?(?:the\\s+)?(?:(?<m>${MONTH})\\s*(?<d>\\d{1,2})(?:st|nd|rd|th)?|(?<d2>\\d{1,2})(?:st|nd|rd|th)?(?:\\s+of)?\\s+(?<m2>${MONTH}))`,
    'every',
    ({ m, m2, d, d2 }) => years(monthOf(m ?? m2 ?? ''), Number(d ?? d2)),
  ),
  form(
    `(?:on\\s+)?(?:the\\s+)?(?:(?<m>${MONTH})\\s*(?<d>\\d{1,2})(?:st|nd|rd|th)?|(?<d2>\\d{1,2})(?:st|nd|rd|th)?(?:\\s+of)?\\s+(?<m2>${MONTH})),?\\s+(?:(?:every|each)\\s+year|yearly|annually)`,
    'every',
    ({ m, m2, d, d2 }) => years(monthOf(m ?? m2 ?? ''), Number(d ?? d2)),
  ),
  form(
    `${EVERY}(?<count>${COUNT})\\s+(?<unit>days?|weeks?|wks?|months?|years?)(?:\\s+(?:on\\s+)?(?<list>${LIST})|\\s+on\\s+the\\s+(?<dates>${DATES}))?`,
    'every',
    ({ count = '', unit = '', list, dates }, from) => {
      if (dates !== undefined)
        return /^month/i.test(unit) ? months(countOf(count), datesOfMonth(dates)) : null;
      return list === undefined || /^w/i.test(unit)
        ? every(countOf(count), unit, from, list)
        : null;
    },
  ),
  form(
    `(?:${EVERY}(?:other|second|2nd|alternate)|alternate)\\s+(?:(?<unit>days?|weeks?|months?|years?)(?:\\s+on\\s+(?<list>${LIST}))?|(?<named>${LIST}))`,
    'every',
    ({ unit, list, named }, from) =>
      named === undefined ? every(2, unit ?? '', from, list) : weeks(2, daysOfList(named)),
  ),
  form(
    `${EVERY}(?<word>fortnight|quarter)(?:\\s+on\\s+(?<list>${LIST}))?`,
    'every',
    ({ word = '', list }, from) =>
      list === undefined
        ? byWord(word, from)
        : /^f/i.test(word)
          ? weeks(2, daysOfList(list))
          : null,
  ),
  form(
    `${EVERY}(?:(?<weekday>weekdays?|work(?:ing)?\\s*days?)|(?<weekend>weekends?)|(?:(?:week|wk)\\s+on\\s+)?(?:(?<range>${DAY}${TO}${DAY})|(?<list>${EVERY_LIST})))`,
    'every',
    ({ weekday, weekend, range, list = '' }) =>
      weeks(
        1,
        weekday !== undefined
          ? WEEKDAYS.slice(0, 5)
          : weekend !== undefined
            ? WEEKDAYS.slice(5)
            : range !== undefined
              ? daysOfRange(range)
              : daysOfList(list),
      ),
  ),
  form(
    `${EVERY}(?<dates>\\d{1,2}(?:st|nd|rd|th)(?:${AND}(?:the\\s+)?\\d{1,2}(?:st|nd|rd|th))+)`,
    'every',
    ({ dates = '' }) => months(1, datesOfMonth(dates)),
  ),
  form(`${EVERY}(?:third|3rd)\\s+day`, 'every', () => ({ kind: 'days', every: 3 })),
  form(`${EVERY}day(?!s)`, 'every', () => weeks(1, WEEKDAYS)),
  form(`${EVERY}(?<unit>week|wk|month|year)`, 'every', ({ unit = '' }, from) =>
    every(1, unit, from),
  ),
  // The part of the day is read separately.
  form(`(?:every|each)(?=\\s+(?:morning|afternoon|evening|night)\\b)`, 'every', () =>
    weeks(1, WEEKDAYS),
  ),
  form(`once\\s+daily`, 'word', () => weeks(1, WEEKDAYS)),
  form(`daily|everyday`, 'word', () => weeks(1, WEEKDAYS)),
  form(
    `(?<twoWeeks>bi-?weekly\\s+on\\s+(?<list2>${DAY}))|(?<word>weekly|fortnightly|monthly|quarterly|yearly|annually)(?:\\s+on\\s+(?<list>${LIST}))?`,
    'word',
    ({ word = '', list, list2 }, from) =>
      list2 !== undefined
        ? weeks(2, daysOfList(list2))
        : list === undefined
          ? byWord(word, from)
          : /^(?:w|f)/i.test(word)
            ? weeks(/^f/i.test(word) ? 2 : 1, daysOfList(list))
            : null,
  ),
  form(
    `(?:(?:on|at|over)\\s+(?:the\\s+)?)?(?:(?<weekdays>weekdays)|weekends)`,
    'days',
    ({ weekdays }) => weeks(1, weekdays === undefined ? WEEKDAYS.slice(5) : WEEKDAYS.slice(0, 5)),
  ),
  form(`(?<range>${DAY}${TO}${DAY})`, 'list', ({ range = '' }) => weeks(1, daysOfRange(range))),
  form(`(?<bare>${DAY}(?:[\\s,/&]+${DAY}){2,6})`, 'list', ({ bare = '' }) =>
    weeks(1, daysOfList(bare)),
  ),
  form(`(?:on\\s+)?(?<bare>${LIST})`, 'list', ({ bare = '' }) => weeks(1, daysOfList(bare))),
];

const isPlural = (name: string): boolean => name.endsWith('days');

/** Whether words name a single weekday such as "Sunday", which is a day and not a rhythm. */
const isOneDay = (words: string): boolean =>
  daysOfList(words).length === 1 && !namesIn(words).every(isPlural);

/** All words in a text that may be a rhythm, from left to right. */
const maybeRhythmsIn = (text: string): readonly MaybeRhythm[] => {
  const found: MaybeRhythm[] = [];
  for (const one of FORMS) {
    for (const { start, end, meaning: match } of placesOf(text, one.pattern)) {
      const isTaken = found.some((other) => start < other.end && other.start < end);
      if (isTaken || (one.kind === 'list' && isOneDay(match[0]))) continue;
      const groups = match.groups ?? {};
      const meaning: Rhythm = (from) => one.repeat(groups, from);
      found.push({ start, end, meaning, form: one, words: match[0] });
    }
  }
  return found.sort((one, other) => one.start - other.start);
};

/** "not every day" is not a rhythm, and in "about every day" it is the subject of the text. */
const NO_EVERY_AFTER = /\b(?:not|nearly|almost|except|but|about|of|than|like|the|a|an|my|our)\s+$/i;
/** "next Monday and Wednesday" are two days, and "the weekends" are the subject of the text. */
const NO_DAYS_AFTER =
  /\b(?:this|next|last|coming|between|either|both|from|since|until|till|before|after|by|to|the|an?|my|our|your|his|her|their|these|those|all|about|of|than|not|no|any|like|love|hate|happy|for|with)\s+$/i;
const NO_WORD_AFTER = /(?:\b(?:once|twice|thrice|times)|\d\s*x|\d)\s+$/i;
/** An exception or an end after the rhythm changes the rule. */
const NO_RULE_BEFORE =
  /^[\s,·]*(?:except|but|apart|unless|until|till|this|next|last|or|of|in\s+(?:the\s+next|jan|feb|mar|apr|may\b|jun|jul|aug|sep|oct|nov|dec|spring|summer|autumn|winter)|for\s+(?:(?:the|a|an|one|two|three|four|five|six|next|\d+)\s+)+(?:days?|weeks?|months?|years?)\b|(?:\d+|two|three)\s+(?:times|weeks?|days?))/i;
const ENDS = /^[\s·]*(?:$|[,.;:!?)–—]|-\s|(?:and|at|from|in\s+the|for)\b)/i;

const isSure = (text: string, place: MaybeRhythm, hasTime: boolean): boolean => {
  const { start, end, words } = place;
  const { kind } = place.form;
  const before = text.slice(0, start);
  const after = text.slice(end);
  if (NO_RULE_BEFORE.test(after)) return false;
  if (kind === 'every' || kind === 'word') {
    if (isName(text, place)) return false;
    if (kind === 'word')
      return (
        !NO_DAYS_AFTER.test(before) &&
        !NO_WORD_AFTER.test(before) &&
        (endsClause(text, end) || isNextToConsumed(text, place))
      );
    return !NO_EVERY_AFTER.test(before) && (endsClause(text, end) || isStart(text, start));
  }
  if (NO_DAYS_AFTER.test(before)) return false;
  const isLed = /^(?:on|at|over)\s/i.test(words);
  // "away Monday to Friday" may be meant for one week only.
  if (new RegExp(`^${DAY}${TO}`, 'i').test(words) && !hasTime) return false;
  if (!isLed && isPlaceOfName(text, start)) return false;
  const names = namesIn(words);
  // "wed" alone may be a misspelt word, but "wed and sat" are days.
  const isOther =
    kind === 'list' && names.length < 2 && names.every((name) => OTHER_MEANING.test(name));
  if (isOther && !isLed && !isNextToConsumed(text, place)) return false;
  const isFree = isLed || isNextToConsumed(text, place) || names.every(isPlural);
  const ends = isFree ? endsClause(text, end) : ENDS.test(after);
  return ends || (isStart(text, start) && (isLed || hasTime));
};

/**
 * The rhythm that a text clearly names; undefined if it names none, or several that may be about different things.
 *
 * @param text the line with its times, lengths and parts of the day masked
 * @param hasTime whether the line names a time
 */
const rhythmIn = (
  text: string,
  places: readonly MaybeRhythm[],
  hasTime: boolean,
): MaybeRhythm | undefined => {
  const [sure, ...others] = places.filter((place) => isSure(text, place, hasTime));
  return others.length === 0 ? sure : undefined;
};

const SOUNDS_SO = new RegExp(
  [
    `(?:${COUNT}|once|twice|thrice)(?:\\s+times)?\\s+(?:an?|per|each|every)\\s+(?:hour|day|night|week|month|year)`,
    '(?:once|twice|thrice)\\s+(?:daily|weekly|monthly|yearly)',
    `(?:every|each)\\s+(?:single\\s+)?(?:(?:other|alternate|few|couple\\s+of|${ORDINAL}|\\d+(?:st|nd|rd|th)?|${COUNT})\\s+)?(?:(?:full\\s+)?moon|seconds?|minutes?|hours?|days?|nights?|mornings?|evenings?|afternoons?|weeks?|weekdays?|weekends?|fortnights?|months?|quarters?|years?|spring|summer|autumn|fall|winter|${DAY}|${MONTH})`,
    `(?:every|each)\\s+\\d+(?:st|nd|rd|th)`,
    `(?:on\\s+)?the\\s+(?:${DATE}|${ORDINAL}\\s+${DAY})\\s+of\\s+the\\s+month`,
    '(?:bi-?weekly|bi-?monthly|bi-?annually|hourly|nightly|daily|weekly|fortnightly|monthly|quarterly|yearly|annually)',
  ].join('|'),
  'gi',
);

/** Words that sound like a rhythm but match no form here; null if there are none. */
export const unreadRhythm: Grammar['unreadRhythm'] = (text) => {
  const found = placesOf(text, SOUNDS_SO).find(({ start, end, before, meaning: [words] }) => {
    const span = { start, end };
    if (isName(text, span) || NO_EVERY_AFTER.test(before)) return false;
    // "weekly report" is a kind of report.
    return /\s/.test(words) || endsClause(text, end);
  });
  return found ?? null;
};

/** The places in a text that may name a rhythm, and which of them certainly does. */
export const rhythmsOf: Grammar['rhythmsOf'] = (text) => {
  const places = maybeRhythmsIn(text);
  return { places, sureIn: (rest, hasTime) => rhythmIn(rest, places, hasTime) };
};
