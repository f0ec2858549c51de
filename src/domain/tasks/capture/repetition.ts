import { WEEKDAYS, type Weekday } from '#domain/shared/time/weekdays.ts';
import { DAY, NAMES, OTHER_MEANING } from './day-names.ts';
import { endsClause, isStart, placesOf, type Span } from './spans.ts';

/** The weekdays on which something repeats, from Monday on. */
type Repetition = readonly Weekday[];

/** Words that may be a repetition, for the text around them to decide. */
export interface MaybeRepetition extends Span<Repetition> {
  readonly groups: Readonly<Record<string, string | undefined>>;
}

const AND = '(?:\\s*,\\s*(?:(?:and|&)\\s+)?|\\s+and\\s+|\\s*[&+/]\\s*)(?:(?:every|each|on)\\s+)?';
const LIST = `${DAY}(?:${AND}${DAY})*`;
const TO = '\\s*(?:-|–|\\bto\\b|\\bthrough\\b|\\btill\\b)\\s*';

const PATTERN = new RegExp(
  [
    `(?<every>(?:every|each)\\s+(?:single\\s+)?(?:(?<day>day)|(?<weekday>weekdays?)|(?<weekend>weekends?)|(?:week\\s+on\\s+)?(?:(?<range>${DAY}${TO}${DAY})|(?<list>${LIST}))))`,
    // The part of the day is read by its own rule.
    `(?<everyPart>(?:every|each)(?=\\s+(?:morning|afternoon|evening|night)\\b))`,
    `(?<daily>daily|everyday)`,
    `(?<lead>(?:on|at|over)\\s+(?:the\\s+)?)?(?:(?<weekdays>weekdays)|(?<weekends>weekends))`,
    `(?<on>on\\s+)?(?<bare>${LIST})`,
  ].join('|'),
  'gi',
);

const WORK_DAYS = WEEKDAYS.slice(0, 5);
const FREE_DAYS = WEEKDAYS.slice(5);

const weekdayOf = (name: string): Weekday | undefined =>
  WEEKDAYS.find((day) => NAMES[day].some((known) => name === known || name === `${known}s`));

const namesIn = (text: string): readonly string[] =>
  [...text.toLowerCase().matchAll(new RegExp(`\\b${DAY}`, 'g'))].map(([name]) => name);

const daysOfList = (text: string): Repetition => {
  const named = new Set(namesIn(text).map(weekdayOf));
  return WEEKDAYS.filter((day) => named.has(day));
};

/** From the first to the second day, over the weekend where the second comes earlier in the week. */
const daysOfRange = (text: string): Repetition => {
  const [from, to] = namesIn(text)
    .flatMap((name) => weekdayOf(name) ?? [])
    .map((day) => WEEKDAYS.indexOf(day));
  if (from === undefined || to === undefined) return [];
  return WEEKDAYS.filter((_, at) => (from <= to ? from <= at && at <= to : at >= from || at <= to));
};

const daysOf = (groups: MaybeRepetition['groups']): Repetition => {
  const { weekday, weekdays, weekend, weekends, range, list, bare } = groups;
  if ((weekday ?? weekdays) !== undefined) return WORK_DAYS;
  if ((weekend ?? weekends) !== undefined) return FREE_DAYS;
  if (range !== undefined) return daysOfRange(range);
  const named = list ?? bare;
  return named === undefined ? WEEKDAYS : daysOfList(named);
};

const isPlural = (name: string): boolean => name.endsWith('days');

/** One weekday alone, such as "Sunday", is a day and no repetition. */
const isOneDay = ({ bare }: MaybeRepetition['groups']): boolean => {
  if (bare === undefined) return false;
  const names = namesIn(bare);
  return daysOfList(bare).length === 1 && !names.every(isPlural);
};

/** What may be a repetition in a text, from left to right. */
export const maybeRepetitionsIn = (text: string): readonly MaybeRepetition[] =>
  placesOf(text, PATTERN).flatMap(({ start, end, meaning: match }) => {
    const groups = match.groups ?? {};
    return isOneDay(groups) ? [] : [{ start, end, groups, meaning: daysOf(groups) }];
  });

/** "not every day" is none, and "about every day" is what the text is about. */
const NO_EVERY_AFTER = /\b(?:not|nearly|almost|except|but|about|of|than|like|the|a|an|my|our)\s+$/i;
/** "next Monday and Wednesday" are two days, and "the weekends" what the text is about. */
const NO_DAYS_AFTER =
  /\b(?:this|next|last|coming|between|either|both|from|since|until|till|before|after|by|to|the|an?|my|our|your|his|her|their|these|those|all|about|of|than|not|no|any|like|love|hate|happy|for|with)\s+$/i;
const NO_DAILY_AFTER = /(?:\b(?:once|twice|thrice|times)|\d\s*x|\d)\s+$/i;
/** An exception or an end makes it another rule than the days say. */
const NO_RULE_BEFORE =
  /^[\s,·]*(?:except|but|apart|unless|until|till|this|next|last|or|in\s+(?:the\s+next|jan|feb|mar|apr|may\b|jun|jul|aug|sep|oct|nov|dec|spring|summer|autumn|winter)|for\s+(?:(?:the|a|an|one|two|three|four|five|six|next|\d+)\s+)+(?:days?|weeks?|months?|years?)\b|(?:\d+|two|three)\s+(?:times|weeks?|days?))/i;
const AFTER_END = /(?:^|[.!?:;])\s*$/;
const IS_SMALL = /\p{Ll}/u;

/** "Every Day" in capitals inside a line is a name, unless the whole line is in capitals. */
const isName = (text: string, { start, end, groups }: MaybeRepetition): boolean => {
  const isWord = (groups.every ?? groups.everyPart ?? groups.daily) !== undefined;
  const isCapital = /^\p{Lu}/u.test(text.slice(start, end));
  const isFirst = isStart(text, start) || AFTER_END.test(text.slice(0, start));
  return isWord && isCapital && !isFirst && IS_SMALL.test(text);
};

const isSure = (text: string, place: MaybeRepetition, hasTime: boolean): boolean => {
  const { start, end, groups } = place;
  const { every, everyPart, daily, lead, on, bare } = groups;
  const before = text.slice(0, start);
  const after = text.slice(end);
  if (isName(text, place) || NO_RULE_BEFORE.test(after)) return false;
  if (daily !== undefined)
    return !NO_DAYS_AFTER.test(before) && !NO_DAILY_AFTER.test(before) && endsClause(text, end);
  if ((every ?? everyPart) !== undefined)
    return !NO_EVERY_AFTER.test(before) && (endsClause(text, end) || isStart(text, start));
  if (NO_DAYS_AFTER.test(before)) return false;
  const isLed = (lead ?? on) !== undefined;
  const isBeside = /·[\s,]*$/.test(before) || /^[\s,]*·/.test(after);
  const isOther = bare !== undefined && namesIn(bare).every((name) => OTHER_MEANING.test(name));
  if (isOther && !isLed && !isBeside) return false;
  return endsClause(text, end) || (isStart(text, start) && (isLed || hasTime));
};

/**
 * The repetition that a text surely names; undefined when it names none, or several that may be about different things.
 *
 * @param text the line with its times, lengths and parts of the day taken out of sight
 * @param hasTime whether it names a time
 */
export const repetitionIn = (
  text: string,
  places: readonly MaybeRepetition[],
  hasTime: boolean,
): MaybeRepetition | undefined => {
  const [sure, ...others] = places.filter((place) => isSure(text, place, hasTime));
  return others.length === 0 ? sure : undefined;
};
