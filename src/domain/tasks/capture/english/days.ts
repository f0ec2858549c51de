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
import type { DayContext, NamedDay } from '../grammar.ts';
import { isStart, placesOf, type Span, withLead, without } from '../spans.ts';
import { endsClause, isNextToConsumed } from './clauses.ts';
import {
  COUNT,
  countOf,
  DAY,
  dayOfWord,
  FULL_DAY,
  MONTH,
  monthOf,
  ORDINAL_WORD,
  OTHER_MEANING,
  TODAY,
  TOMORROW,
  weekdayOf,
} from './names.ts';
import { isName, isPlaceOfName } from './titles.ts';

type Groups = Readonly<Record<string, string | undefined>>;

/** One form in which a text can name a day. */
interface Form {
  readonly pattern: RegExp;
  /** The day; null for words that only look like one, which keeps later forms from matching them. */
  readonly date: (groups: Groups, context: DayContext) => LocalDate | null;
  /**
   * The evidence that the form needs: none (`nothing`); the end of a clause or a word such as "on" (`end`); or such a
   * word, a time or the start of the line (`lead`).
   */
  readonly needs: 'nothing' | 'end' | 'lead';
  /** Whether the form names the first of several days, whose words stay in the title. */
  readonly isRange?: true;
  /** Whether the form begins with a bare weekday, which may be part of a name. */
  readonly isWeekday?: true;
}

/** The first date from `from` on with the named weekday; null for other names. */
const byName = (from: LocalDate, name = ''): LocalDate | null => {
  const weekday = weekdayOf(name);
  return weekday === undefined ? null : onWeekday(from, weekday);
};

/** The date; null if a weekday is named with the date and the date is not on that weekday. */
const onNamed = (date: LocalDate | null, name: string | undefined): LocalDate | null =>
  date === null || name === undefined || byName(date, name) === date ? date : null;

const after = ({ count = '', unit = '' }: Groups, from: LocalDate): LocalDate | null => {
  const size = countOf(count);
  if (/^month/i.test(unit)) return size <= 24 ? monthsAfter(from, size) : null;
  return addDays(from, size * (/^week/i.test(unit) ? 7 : 1));
};

const none = (): null => null;
const ORDINAL = '(?:st|nd|rd|th)';
const NUMBER = '(?:0?[1-9]|[12]\\d|3[01])';
const YEAR = `(?:,?[\\s-]+(?<year>20\\d\\d))?`;
/** A weekday that may follow a date. */
const THEN_WEEKDAY = `(?:,?\\s+(?<wd2>${DAY}))?`;
const WITH_WEEKDAY = `(?:(?<wd>${DAY})\\.?,?\\s+(?:on\\s+)?(?:the\\s+)?)?`;
/** Rejects a number that continues as a time, an amount or a length. */
const NO_MORE = '(?!\\s*(?:[ap]\\.?m\\b|[:.]\\d|[%€$£]|h\\b|hrs?\\b|hours?\\b|min|o\\W?clock))';
const TO =
  '\\s*(?:-|–|\\bto\\b|\\btill\\b|\\buntil\\b|\\bthrough\\b|\\bthru\\b|\\band\\b|\\bor\\b|&|/)\\s*';

const form = (
  source: string,
  needs: Form['needs'],
  date: Form['date'],
  more: Pick<Form, 'isRange' | 'isWeekday'> = {},
): Form => ({ pattern: new RegExp(source, 'giu'), needs, date, ...more });

/** Month and day of holidays with a fixed date. */
const FEASTS: Readonly<Record<string, readonly [month: number, day: string]>> = {
  nye: [12, '31'],
  nyd: [1, '1'],
  eve: [12, '24'],
  day: [12, '25'],
  boxing: [12, '26'],
  halloween: [10, '31'],
  valentine: [2, '14'],
};

/** All forms in which a day can be named; earlier forms take precedence. */
const FORMS: readonly Form[] = [
  // These words look like a day but are not one, or are ambiguous.
  form(
    `(?:(?:last|past|previous|every\\s+other|one|first|second|third|fourth|fifth|\\d+${ORDINAL})\\s+${DAY}|\\d+\\s+${FULL_DAY}(?<=s))`,
    'nothing',
    none,
  ),
  form(
    `(?:(?:this|next)\\s+)?${DAY}\\s+(?:after\\s+next|before\\s+last|last\\s+week|(?:in|after|${COUNT})\\s+(?:a\\s+)?(?:${COUNT}\\s+)?weeks?)`,
    'nothing',
    none,
  ),
  form(`(?:the\\s+)?(?:week|month)\\s+after\\s+next`, 'nothing', none),
  form(
    `(?:${COUNT}|an?)\\s+(?:days?|weeks?|months?|years?)\\s+(?:before|after|ago|later|earlier|old|from\\s+(?!now|today|${TOMORROW}|${DAY}))`,
    'nothing',
    none,
  ),
  form(`(?<!\\d(?:${ORDINAL})?(?:\\s+of)?[\\s-]*)${MONTH}\\s+(?:19|20)\\d\\d`, 'nothing', none),
  form(`24\\s*/\\s*7|50/50|9/11(?=\\s+\\p{L})`, 'nothing', none),
  // Dates of the calendar.
  form(
    `${WITH_WEEKDAY}(?<iso>\\d{4}(?<sep>[-/])\\d\\d\\k<sep>\\d\\d)`,
    'nothing',
    ({ iso = '', wd }, { today }) => {
      const [year, month, day] = iso.split(/\D/).map(Number);
      return onNamed(ofParts(year ?? 0, month ?? 0, day ?? 0, today), wd);
    },
  ),
  form(
    `(?:the\\s+)?(?<d>${NUMBER})${ORDINAL}?${TO}${NUMBER}${ORDINAL}?\\s+(?:of\\s+)?(?<m>${MONTH})${YEAR}`,
    'nothing',
    ({ d, m = '', year }, context) => ofMonth(d, monthOf(m), year, context),
    { isRange: true },
  ),
  form(
    `(?<m>${MONTH})\\s*(?<d>${NUMBER})${ORDINAL}?\\s*(?:-|–|to|through|and|&)\\s*${NUMBER}${ORDINAL}?\\b${NO_MORE}${YEAR}`,
    'end',
    ({ d, m = '', year }, context) => ofMonth(d, monthOf(m), year, context),
    { isRange: true },
  ),
  form(
    `${WITH_WEEKDAY}(?:the\\s+)?(?<d>${NUMBER})(?:${ORDINAL})?(?:\\s+of)?[\\s-]*(?<m>${MONTH})${YEAR}${THEN_WEEKDAY}`,
    'end',
    ({ d, m = '', year, wd, wd2 }, context) =>
      onNamed(ofMonth(d, monthOf(m), year, context), wd ?? wd2),
  ),
  form(
    `${WITH_WEEKDAY}(?<m>${MONTH})[\\s-]*(?:the\\s+)?(?<d>${NUMBER})${ORDINAL}?\\b${NO_MORE}${YEAR}${THEN_WEEKDAY}`,
    'end',
    ({ d, m = '', year, wd, wd2 }, context) =>
      onNamed(ofMonth(d, monthOf(m), year, context), wd ?? wd2),
  ),
  form(
    `${WITH_WEEKDAY}(?<a>\\d{1,2})(?<sep>[/.-])(?<b>\\d{1,2})\\k<sep>(?<y>20\\d\\d|\\d\\d)`,
    'nothing',
    ({ wd, ...parts }, context) => {
      const date = onNamed(ofDigits(parts, context), wd);
      // A date more than ten years away, such as "11/22/63", is the title of a work or a date of birth.
      const isNear = parts.y?.length === 4 || (date ?? '') < addDays(context.today, 3660);
      return isNear ? date : null;
    },
  ),
  form(`(?<wd>${DAY})\\.?,?\\s+(?<a>\\d{1,2})/(?<b>\\d{1,2})`, 'end', ({ wd, ...parts }, context) =>
    onNamed(ofDigits(parts, context), wd),
  ),
  form(
    `(?:the\\s+)?(?:(?<word>${ORDINAL_WORD})\\s+of\\s+(?<m>${MONTH})|(?<m2>${MONTH})\\s+(?:the\\s+)?(?<word2>${ORDINAL_WORD}))`,
    'end',
    ({ word, word2, m, m2 }, context) =>
      ofMonth(String(dayOfWord(word ?? word2 ?? '')), monthOf(m ?? m2 ?? ''), undefined, context),
  ),
  form(`(?<a>\\d{1,2})\\.(?<b>\\d{1,2})\\.(?=\\s|$)`, 'end', ofDigits),
  form(`(?=1/|2/3|3/4)(?<a>[123])/(?<b>2|3|4|5|8|10)(?!\\d)`, 'lead', ofDigits),
  form(`(?<a>\\d{1,2})/(?<b>\\d{1,2})`, 'end', ofDigits),
  form(
    `(?<wd>${DAY})\\.?,?\\s+(?:on\\s+)?(?:the\\s+)?(?<d>${NUMBER})${ORDINAL}`,
    'end',
    ({ d, wd }, { today }) => onNamed(onDayOfMonth(today, Number(d)), wd),
    { isWeekday: true },
  ),
  form(`(?:the\\s+)?(?<d>${NUMBER})${ORDINAL}`, 'lead', ({ d }, { today }) =>
    onDayOfMonth(today, Number(d)),
  ),
  form(`(?:at|by)\\s+(?:the\\s+)?end\\s+of\\s+(?:the\\s+|this\\s+)?month`, 'end', (_, { today }) =>
    endOfMonth(today),
  ),
  form(
    `(?:by\\s+)?(?:the\\s+)?end\\s+of\\s+(?:the\\s+)?day|(?:by\\s+)?(?:eod|cob)`,
    'end',
    (_, { today }) => today,
  ),
  // Days of a week.
  form(
    `in\\s+(?<count>${COUNT}|a)\\s+weeks?(?:['’]?\\s+time)?\\s*,?\\s+on\\s+(?<wd>${DAY})`,
    'nothing',
    ({ count = '', wd }, { today }) =>
      // The weekday that is nearest to exactly that many weeks from today.
      byName(addDays(today, countOf(count) * 7 - 3), wd),
  ),
  form(
    `next\\s+week\\s*,?\\s+(?:on\\s+)?(?<wd>${DAY})|(?<wd2>${DAY})\\s+(?:of\\s+)?next\\s+week`,
    'nothing',
    ({ wd, wd2 }, { today }) => byName(nextMonday(today), wd ?? wd2),
  ),
  form(
    `(?<wd>${DAY})\\s+week|(?:a\\s+)?week\\s+(?:on|from)\\s+(?<wd2>${DAY})|(?:a\\s+)?week\\s+(?:(?:on|from)\\s+)?(?:(?<now>${TODAY})|(?<then>${TOMORROW}))`,
    'end',
    ({ wd, wd2, now, then }, { today }) => {
      if (now !== undefined) return addDays(today, 7);
      if (then !== undefined) return addDays(today, 8);
      const first = byName(addDays(today, 1), wd ?? wd2);
      return first === null ? null : addDays(first, 7);
    },
  ),
  form(`this\\s+(?:coming\\s+)?(?<wd>${DAY})`, 'end', ({ wd }, { today }) => byName(today, wd)),
  form(`next\\s+(?<wd>${DAY})`, 'end', ({ wd }, { today }) => byName(nextMonday(today), wd)),
  // "Tuesday" on a Tuesday means the Tuesday of the next week.
  form(
    `(?:(?:the\\s+)?coming\\s+)?(?<wd>${DAY})\\.?`,
    'lead',
    ({ wd = '' }, { today }) => (/days$/i.test(wd) ? null : byName(addDays(today, 1), wd)),
    { isWeekday: true },
  ),
  form(`(?:this|at\\s+the|on\\s+the|over\\s+the)\\s+weekend`, 'end', (_, { today }) =>
    onWeekday(today, 'sa'),
  ),
  form(`next\\s+weekend`, 'end', (_, { today }) => onWeekday(nextMonday(today), 'sa')),
  form(`ne?xt\\s+we?e?k(?!\\s+on\\b)`, 'nothing', (_, { today }) => nextMonday(today)),
  form(
    `(?:(?<nye>new\\s+years?['’]?s?\\s+eve|nye)|(?<nyd>new\\s+years?['’]?s?\\s+day)|(?<eve>(?:christmas|xmas)\\s+eve)|(?<day>(?:christmas|xmas)\\s+day)|(?<boxing>boxing\\s+day)|(?<halloween>hallowe['’]?en)|(?<valentine>valentine['’]?s\\s+day))`,
    'end',
    (groups, context) => {
      const [name = ''] = Object.entries(groups).find(([, words]) => words !== undefined) ?? [];
      const [month = 1, day = '1'] = FEASTS[name] ?? [];
      return ofMonth(day, month, undefined, context);
    },
  ),
  form(`next\\s+month`, 'end', (_, { today }) => addDays(endOfMonth(today), 1)),
  // Days relative to today.
  form(`(?:the\\s+)?day\\s+after\\s+${TOMORROW}`, 'nothing', (_, { today }) => addDays(today, 2)),
  form(TOMORROW, 'nothing', (_, { today }) => addDays(today, 1)),
  form(TODAY, 'nothing', (_, { today }) => today),
  form(`in\\s+(?:a\\s+)?fortnight`, 'end', (_, { today }) => addDays(today, 14)),
  form(
    `in\\s+(?:about\\s+)?(?<count>${COUNT}|an?)\\s+(?<unit>days?|weeks?|months?)(?:['’]?\\s+time)?`,
    'end',
    (groups, { today }) => after(groups, today),
  ),
  form(
    `(?<count>${COUNT}|an?)\\s+(?<unit>days?|weeks?|months?)\\s+from\\s+(?<from>now|${TODAY}|${TOMORROW})`,
    'end',
    (groups, { today }) =>
      after(groups, addDays(today, /^tm|^tom|^2m/i.test(groups.from ?? '') ? 1 : 0)),
  ),
];

const LEAD = /\b(?:due(?:\s+(?:on|by))?|on|by)(?:\s+the)?\s*$/i;
const FROM = /\b(?:from|starting(?:\s+(?:from|on))?)(?:\s+the)?\s*$/i;
/** A day after these words is the subject of the line, or the end or beginning of something else. */
const NO_DAY_AFTER =
  /(?:\b(?:every|each|before|after|until|till?|since|than|all|of|last|not|except|the|an?|up\s+to|to|through|about|re|with|like|love|hate|vs|versus|between|as\s+of|called|named|my|our|his|her|their|your|no|any|for|from|sent|said|told|asked|wrote|called|came|went|was|dr\.?|mrs?\.?|ms\.?|miss)|['’]s|\bre:)\s+$/i;
const FOR = /\bfor\s+$/i;
/** "for Friday at 8" names the day of the task, while "for Friday" may be the day of something else. */
const ONLY_WITH_TIME_AFTER = /(?:\bfor|['’]s)\s+$/i;
/** A day after these words is the day of an event that the task is only about. */
const OF_EVENT =
  /\b(?:for|to|about|of|from|before|after|re)\s+(?:[\p{L}\p{N}'’]+\s+){0,3}?(?:meeting|party|trip|exam|test|quiz|appointment|interview|wedding|birthday|dinner|lunch|concert|flight|presentation|talk|lesson|class|game|match|visit|event|trial|holiday|surgery|operation|conference|workshop|recital|funeral|picnic|date|due|thing|do|bash|gig|play|show)s?\s+(?:on\s+(?:the\s+)?|this\s+|next\s+)?$/iu;
/** "some evening next week" may be any day of that week. */
const VAGUE = /\b(?:some|sometime|maybe|perhaps)\b[^,;.]*$/i;
/** "plan next week" and "prepare Friday" say what is planned, not when it is done. */
const OF_PLANNING =
  /\b(?:plan|prep(?:are)?|organi[sz]e|arrange|schedule|review|map\s+out)\s+(?:for\s+)?$/i;
/** "Read Monday Starts on Saturday": a title that begins with a day may contain another one. */
const AFTER_NAMED_DAY = new RegExp(
  `\\b(?:read|watch|listen\\s+to|play|stream)\\s+${DAY}\\s+[^,;]*$`,
  'i',
);
const NO_DIGITS_AFTER =
  /(?:\b(?:chapters?|pages?|parts?|steps?|episodes?|seasons?|lessons?|units?|levels?|bus|room|flat|apartment|unit|no|nr|numbers?|versions?|release|ratio|size|rated?|scored?|rating|pain|mood|exercises?|questions?|problems?|verses?|psalms?|issue|ticket|bp)|\b(?:rate|score|pain|mood)\b[^,;.]*|[#€$£.,:/-]|\d\s*)$/iu;
/** A weekday at the start of a line is its day when one of these verbs follows. */
const TASK_VERB =
  /^[\s·,]*(?:ask|attend|bake|be|book|bring|buy|call|cancel|change|charge|check|clean|collect|cook|deliver|do|drop|email|fill|find|finish|fix|get|give|go|help|hoover|join|mail|make|meet|message|mow|order|organise|organize|pack|pay|phone|pick|plan|post|prep|prepare|print|put|read|renew|reply|return|ring|run|see|sell|send|sort|start|submit|swim|take|talk|text|tidy|try|update|vacuum|visit|walk|wash|water|work|write)\b/i;
const DIRECT = /^[\s·]*[:,–—-]/;

const JOINED = /^[\s·,]*(?:and|or|to|through|till|until|[-–&+/])\s*$/i;
const AND_OR = '[\\s·,]*(?:\\b(?:and|or|to|through|till|until)\\b|[\\-–&+/])\\s*';
const DAY_WORD = `\\b(?:today|${TOMORROW}|tonight|(?:week)?days?|weekends?|${DAY}|${MONTH}\\s*\\d{1,2}|\\d{1,2}${ORDINAL}?\\s+(?:of\\s+)?${MONTH})(?!\\p{L})`;
const AFTER_DAY_WORD = new RegExp(`${DAY_WORD}${AND_OR}$`, 'iu');
const BEFORE_DAY_WORD = new RegExp(
  `^${AND_OR}(?:(?:on|at|over|this|next|every|each|the)\\s+)*${DAY_WORD}`,
  'iu',
);

/** "Monday or Wednesday" does not say which of the two days is meant. */
const OR = '[\\s·,]*\\bor\\s+(?:(?:on|at|over|this|next|every|each|the)\\s+)*';
const AFTER_OR = new RegExp(`${DAY_WORD}${OR}$`, 'iu');
const BEFORE_OR = new RegExp(`^${OR}${DAY_WORD}`, 'iu');

const isJoined = (
  text: string,
  one: Span<unknown> | undefined,
  other: Span<unknown> | undefined,
): boolean =>
  one !== undefined && other !== undefined && JOINED.test(text.slice(one.end, other.start));

/** Whether "and", "or" or the like joins a day to another day word, as in "every Saturday or Sunday". */
const isBesideDayWord = (text: string, { start, end }: Span<unknown>): boolean =>
  AFTER_DAY_WORD.test(text.slice(0, start)) || BEFORE_DAY_WORD.test(text.slice(end));

/** The pattern of the lead words that are removed together with a day. */
const leadOf = (text: string, day: Span<unknown>, { hasRhythm }: DayContext): RegExp => {
  const before = text.slice(0, day.start);
  if (hasRhythm && FROM.test(before)) return FROM;
  return isNextToConsumed(text, day) && FOR.test(before) ? FOR : LEAD;
};

/** Whether the text around a day makes it clear that the day is meant as the date of the task. */
const isSure = (
  text: string,
  span: Span<unknown> & { readonly words: string },
  { needs, isWeekday }: Form,
  { hasTime, hasRhythm }: DayContext,
): boolean => {
  const { start, end, words } = span;
  const before = text.slice(0, start);
  const rest = text.slice(end);
  if (/^-\p{L}/u.test(rest) || OF_EVENT.test(before) || isName(text, span, needs === 'nothing'))
    return false;
  const isFrom = hasRhythm && FROM.test(before);
  const isLed = LEAD.test(before) || isFrom || /^(?:at|by|on|in|this|next|over)\s/i.test(words);
  const beside = isNextToConsumed(text, span);
  const isTimed = ONLY_WITH_TIME_AFTER.test(before) && beside;
  if (NO_DAY_AFTER.test(before) && !LEAD.test(before) && !isFrom && !isTimed) return false;
  if (/^(?:the\s+)?\d/i.test(words) && NO_DIGITS_AFTER.test(before)) return false;
  if (AFTER_NAMED_DAY.test(before) || AFTER_OR.test(before) || BEFORE_OR.test(rest)) return false;
  if (VAGUE.test(before) && /^next\s/i.test(words)) return false;
  if (OF_PLANNING.test(before) && !hasTime && !hasRhythm) return false;
  const first = isStart(text, start);
  const ends = endsClause(text, end);
  if (isWeekday) {
    if (!isLed && !beside && isPlaceOfName(text, start)) return false;
    // The first word of a text always begins with a capital letter, so this capital letter does not mark a name.
    const name = first ? words.toLowerCase() : words;
    if (OTHER_MEANING.test(name) && !isLed && !beside && !(first && DIRECT.test(rest)))
      return false;
    if (first && !isLed)
      return (
        DIRECT.test(rest) ||
        hasTime ||
        TASK_VERB.test(rest) ||
        isBesideDayWord(text, span) ||
        rest === ''
      );
    return isLed || ends || beside;
  }
  if (needs === 'nothing') return true;
  if (needs === 'lead')
    return ends
      ? isLed || beside || (first && DIRECT.test(rest)) || (/^the\s/i.test(words) && rest === '')
      : first && hasTime && /^the\s/i.test(words);
  if (isLed || ends) return true;
  // "Jan 2 questions" has another meaning than "March 15 dentist".
  return first && !/^\s*(?:\p{L}+s\b|people|children|men|women)/iu.test(rest);
};

type Shape = Span<Form> & { readonly groups: Groups; readonly words: string };

/** Everything that looks like a day, without overlaps. */
const shapesIn = (text: string, forms: readonly Form[]): readonly Shape[] =>
  forms.reduce<{ readonly rest: string; readonly found: readonly Shape[] }>(
    ({ rest, found }, one) => {
      const places = placesOf(rest, one.pattern).map(({ start, end, meaning }) => ({
        start,
        end,
        meaning: one,
        groups: meaning.groups ?? {},
        words: text.slice(start, end),
      }));
      return { rest: without(rest, places), found: [...found, ...places] };
    },
    { rest: text, found: [] },
  ).found;

/** Whether words consist mostly of digits; such words look like a date far more often than they are a date. */
const isNoDay = (words: string): boolean => /^[\d\s/.-]+$/.test(words) || !/\p{L}{3}/u.test(words);

const HAS_MONTH = new RegExp(`\\b${MONTH}|\\d{4}-`, 'i');

/**
 * "Tomorrow" and the like in other languages, or a character of another script. A text that contains one of these may
 * name another day.
 */
const FOREIGN_DAY =
  /(?<!\p{L})(?:morgen|heute|übermorgen|mañana|hoy|demain|aujourd|domani|oggi|amanhã|hoje|jutro|dzisiaj|vandaag|imorgon|i\s+morgen|huomenna|yarın|bugün)(?!\p{L})|[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/iu;

/** The spans of calendar dates, whose numbers are not times: "Dec 12 9:30". */
export const datePlaces = (text: string): readonly Span<unknown>[] =>
  shapesIn(text, FORMS).filter(({ words }) => /\d/.test(words) && HAS_MONTH.test(words));

/** A short name that certainly means a day: before a time, after a time, or at the end of a clause. */
const SHORT_DAY = `(?:${DAY}(?=\\s+(?:(?:at|around|about|by|from|half|quarter|between)\\s+)?\\d)|(?:mon|tues?|weds|thu(?:rs?)?|fri)(?=\\s*(?:[,.]|$))|(?<=\\d\\s*(?:[ap]m)?\\s+(?:on\\s+)?)${DAY})`;
const DAY_WORDS = new RegExp(
  `(?:\\b(?:on|this|next)\\s+)?\\b(?:today|${TOMORROW}|(?<!\\d\\s)tonight|(?:${FULL_DAY}|${SHORT_DAY}|${DAY}(?=\\s+(?:morning|afternoon|evening|night|nite)\\b))(?:\\s+(?:morning|afternoon|evening|night|nite)\\b)?)`,
  'gi',
);

/** The text with words that are certainly days masked, so that the words next to them can be read first. */
export const withoutDayWords = (text: string): string => without(text, placesOf(text, DAY_WORDS));

/**
 * Whether a text names a day that may not be the day of the line, as in "Lucy's Saturday". If so, it is unknown to
 * which day a time in the text belongs.
 */
export const hasUnsureDay = (text: string, context: DayContext): boolean =>
  FOREIGN_DAY.test(text) ||
  shapesIn(text, FORMS).some(
    (shape) =>
      !isName(text, shape) &&
      !(shape.meaning.isWeekday && isPlaceOfName(text, shape.start)) &&
      !isNoDay(shape.words) &&
      (shape.meaning.date(shape.groups, context) === null ||
        !isSure(text, shape, shape.meaning, context)),
  );

/** The days from today on that a text clearly names, from left to right. */
export const daysIn = (text: string, context: DayContext): readonly Span<NamedDay>[] =>
  shapesIn(text, FORMS)
    .flatMap((shape): readonly Span<NamedDay>[] => {
      const { start, end, meaning, groups } = shape;
      const date = meaning.date(groups, context);
      if (date === null || date > LATEST || !isSure(text, shape, meaning, context)) return [];
      return [{ start, end, meaning: { date, isOfWord: meaning.isRange === true } }];
    })
    .toSorted((one, other) => one.start - other.start)
    .map((day) =>
      day.meaning.isOfWord
        ? day
        : {
            ...day,
            start: withLead(text, day.start, leadOf(text, day, context)),
          },
    )
    .map((day, at, days) => {
      const isOne =
        isJoined(text, days[at - 1], day) ||
        isJoined(text, day, days[at + 1]) ||
        isBesideDayWord(text, day);
      return isOne ? { ...day, meaning: { ...day.meaning, isOfWord: true } } : day;
    });
