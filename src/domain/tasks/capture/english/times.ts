import type { ClockTime, DayPart, MaybeTime } from '../grammar.ts';
import { isStart, placesOf, type Span, withLead } from '../spans.ts';
import { endsClause, isNextToConsumed } from './clauses.ts';
import { isName, isPlaceOfName } from './titles.ts';

const WORDS: readonly string[] = [
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
const HOUR_WORD = WORDS.join('|');
const MERIDIEM = '(?:[ap]\\.?\\s?m\\b\\.?|(?<=[:.][0-5]\\d)[ap]\\b)';
/** The source of a pattern for a clock time in digits: "3", "3:30", "15.30", "3 pm". `name` prefixes its groups. */
const digits = (name: string): string =>
  `(?<${name}h>\\d{1,2})(?:[:.h](?<${name}m>[0-5]\\d))?(?:\\s*(?<${name}x>${MERIDIEM}))?`;

const TIME = new RegExp(
  [
    `(?<named>noon|midday|midnight)`,
    `(?<part>half(?: past)?|quarter past|quarter to|(?<=\\bat )(?:\\d{1,2}|five|ten|twenty|twenty-five)(?: minutes?)? (?:past|to)|(?:\\d{1,2}|five|ten|twenty|twenty-five) past) (?<of>\\d{1,2}|${HOUR_WORD})(?:\\s*(?<ofx>${MERIDIEM}))?`,
    `(?<clock>\\d{1,2}|${HOUR_WORD})\\s*o\\s?['’]?\\s?clock`,
    `(?:(?<=(?:\\bat|@)\\s*)(?<militaryHour>[01]\\d|2[0-3])|(?<earlyHour>[01]\\d|2[0-3]))(?<militaryMinute>[0-5]\\d)(?:\\s*(?<hrs4>hrs|hours))?`,
    `(?<=\\bbetween )${digits('d')} and ${digits('e')}`,
    `${digits('a')}\\s*(?:-|–|to|till?|until)\\s*${digits('b')}`,
    `(?<!\\b(?:take|taking|give|have|eat|drink|buy|get)\\s)(?<dark>\\d{1,2})(?=\\s+(?:tonight|tonite|in the (?:morning|afternoon|evening)))`,
    `${digits('c')}(?<ish>\\s?-?ish)?(?:\\s*(?<hrs>hrs|hours))?(?:\\s+(?:sharp|prompt))?`,
    `(?<word>${HOUR_WORD})(?:[ -](?<wordMinutes>fifteen|thirty|forty-?\\s?five))?(?:\\s+(?<wordx>${MERIDIEM}))?`,
  ].join('|'),
  'gi',
);

const AT = /(?:\bat|@)\s*$/i;
/** "Thursday around 4" is a time, and "around 4 people" is not. */
const AROUND = /\b(?:around|about|by)\s*$/i;
const LEAD = /(?:\b(?:at|around|about|by|before|b4|from|between)|@)\s*$/i;
/** "before 5pm" is a deadline like "by 5pm", unless it describes the next word, as in "before the 5pm call". */
const DEADLINE = /\b(?:before|b4)\s*$/i;
/** "for 6am" belongs to something else, and "look at 3" is not a time at all. */
const NO_TIME_AFTER =
  /\b(?:after|until|till?|since|past|than|for|the|my|our|move|reschedule|change|push|shift|swap|cancel|from\s+before|chapters?|pages?|ex|exs|q|qs|para|fig|no|nr|numbers?|room|bus|line|size|levels?|parts?|steps?|exercises?|questions?|problems?|verses?|psalms?|ratio|score|version|look(?:ing)?|aim|stare|glance|shoot|point|cap|limit)\s*$|[#€$£.,:/\d-]$/i;
/** "Read John 3:16" is a verse. */
const VERSE_AFTER =
  /\b(?:genesis|exodus|leviticus|deuteronomy|psalms?|proverbs|ecclesiastes|isaiah|jeremiah|matthew|mark|luke|acts|romans|corinthians|galatians|ephesians|philippians|colossians|thessalonians|timothy|hebrews|james|peter|revelation|surah?)\s+$|\b(?:read|learn|study|memori[sz]e|verse)\s+(?:[1-3]\s+)?\p{Lu}\p{L}+\s+$/iu;
/** "@ 3.49" is a price. */
const PRICE = /^@?\s*\d{1,2}\.\d[1-46-9]$/;
const NO_TIME_BEFORE = /^(?:\s*[%€$£°]|[.,:/]\d|-\p{L}|\s+to\s+\p{Lu})/u;

type Groups = Readonly<Record<string, string | undefined>>;

const MINUTES_OF_PART: Readonly<Record<string, number>> = {
  half: 30,
  'half past': 30,
  'quarter past': 15,
  'quarter to': -15,
};
const SMALL: Readonly<Record<string, number>> = { five: 5, ten: 10, twenty: 20, 'twenty-five': 25 };

const hourOf = (text: string): number => {
  const word = WORDS.indexOf(text.toLowerCase());
  return word < 0 ? Number(text) : word + 1;
};

interface Parts {
  readonly hour: string | undefined;
  readonly minute?: string | undefined;
  readonly meridiem?: string | undefined;
}

const atClock = ({
  hour = '',
  minute = '0',
  meridiem,
}: Parts): Omit<ClockTime, 'minutes'> | null => {
  const [given, minutes] = [hourOf(hour), Number(minute)];
  if (meridiem !== undefined) {
    if (given < 1 || given > 12) return null;
    const isPm = meridiem.toLowerCase().startsWith('p');
    return { hour: (given % 12) + (isPm ? 12 : 0), minute: minutes, isOpen: false };
  }
  if (given > 23) return null;
  const isOpen = given >= 1 && given <= 12 && !hour.startsWith('0');
  return { hour: given, minute: minutes, isOpen };
};

const namedTime = (name: string): ClockTime => {
  const isMidnight = name.toLowerCase() === 'midnight';
  return { hour: isMidnight ? 0 : 12, minute: 0, isOpen: false, isMidnight, minutes: null };
};

const offsetOf = (part: string): number => {
  const known = MINUTES_OF_PART[part.toLowerCase()];
  if (known !== undefined) return known;
  const [count = '', ...rest] = part.toLowerCase().split(' ');
  const minutes = SMALL[count] ?? Number(count);
  return rest.includes('to') ? -minutes : minutes;
};

/** "quarter to 4": a time some minutes past or to an hour. */
const relativeTime = (part: string, of: string, meridiem: string | undefined): ClockTime | null => {
  const hour = atClock({ hour: of, meridiem });
  const offset = offsetOf(part);
  if (hour === null || !(Math.abs(offset) < 60)) return null;
  const total = (hour.hour * 60 + offset + 1440) % 1440;
  return { ...hour, hour: Math.floor(total / 60), minute: total % 60, minutes: null };
};

const rangeOf = (groups: Groups): ClockTime | null => {
  const [ah, am, ax] = [groups.ah ?? groups.dh, groups.am ?? groups.dm, groups.ax ?? groups.dx];
  const [bh, bm, bx] = [groups.bh ?? groups.eh, groups.bm ?? groups.em, groups.bx ?? groups.ex];
  const to = atClock({ hour: bh, minute: bm, meridiem: bx });
  if (to === null) return null;
  const minuteOf = (time: Omit<ClockTime, 'minutes'>): number => time.hour * 60 + time.minute;
  // "11 to 1pm" begins in the morning: the start is the latest before the end.
  const starts = (ax === undefined ? [undefined, 'am', 'pm'] : [ax])
    .filter((meridiem) => meridiem === undefined || ax !== undefined || bx !== undefined)
    .flatMap((meridiem) => atClock({ hour: ah, minute: am, meridiem }) ?? []);
  const lengthTo = (from: Omit<ClockTime, 'minutes'>): number =>
    (minuteOf(to) - minuteOf(from) + 1440) % 1440;
  const [from] = starts
    .filter((one) => lengthTo(one) > 0)
    .toSorted((one, other) => lengthTo(one) - lengthTo(other));
  if (from === undefined) return null;
  const isOpen = from.isOpen && ax === undefined && bx === undefined;
  const length = lengthTo(from);
  return { ...from, isOpen, minutes: isOpen ? length % 720 || null : length };
};

/** The minutes of a number word after an hour; undefined for none. */
const minuteOfWord = (words: string | undefined): string | undefined =>
  words === undefined ? undefined : /^fif/i.test(words) ? '15' : /^thi/i.test(words) ? '30' : '45';

const timeOf = (groups: Groups): ClockTime | null => {
  const { named, part, of, ofx, clock, word, ch, cm, cx, militaryHour, militaryMinute } = groups;
  if (named !== undefined) return namedTime(named);
  if (part !== undefined && of !== undefined) return relativeTime(part, of, ofx);
  if (groups.ah !== undefined || groups.dh !== undefined) return rangeOf(groups);
  const hour = clock ?? word ?? ch ?? groups.dark ?? militaryHour ?? groups.earlyHour;
  const minute = cm ?? militaryMinute ?? minuteOfWord(groups.wordMinutes);
  const time = atClock({ hour, minute, meridiem: cx ?? groups.wordx });
  if (time === null) return null;
  const isMilitary = militaryMinute !== undefined;
  return { ...time, isOpen: time.isOpen && !isMilitary, minutes: null };
};

/**
 * Whether the match is clearly a time, even without "at" before it.
 *
 * @param isBeside whether a day or a length is next to it, so that "10-11" and "9.30" are times too
 */
const isPlain = (groups: Groups, text: string, isBeside: boolean): boolean => {
  const { named, part, clock, ah, am, ax, bm, bx, cm, cx } = groups;
  return (
    [named, clock, ax, bx, cx, groups.dh, groups.dark, groups.wordx].some(
      (one) => one !== undefined,
    ) ||
    (groups.earlyHour !== undefined &&
      (groups.hrs4 !== undefined || (isBeside && groups.earlyHour.startsWith('0')))) ||
    (part !== undefined && /^(?:half past|quarter)/i.test(part)) ||
    (part !== undefined && isBeside) ||
    (am !== undefined && bm !== undefined) ||
    (ah !== undefined && isBeside) ||
    (groups.ish !== undefined && isBeside) ||
    (cm !== undefined && (isBeside || text.includes(':')))
  );
};

/** Whether the match can only be a time, whatever follows it: "8am when the lines open". */
const isExplicit = (
  { ax, bx, cx, am, bm, cm, dx, ex, clock, dark, earlyHour, hrs4, wordMinutes, wordx }: Groups,
  isLed: boolean,
  isColon: boolean,
): boolean =>
  [ax, bx, cx, dx, ex, clock].some((one) => one !== undefined) ||
  (am !== undefined && bm !== undefined) ||
  [dark, wordMinutes, wordx].some((one) => one !== undefined) ||
  (earlyHour !== undefined && (isLed || hrs4 !== undefined)) ||
  (cm !== undefined && (isLed || isColon));

/** Words after which a time describes a thing: "buy 3 pm tablets", "a 7pm show". */
const OF_THING = /\b(?:buy|order|get|find|watch|see|an?|this|that|his|her|their)\s+$/i;

/** Whether a word such as "midnight" ends a clause or is next to consumed text, unlike in "Watch Midnight in Paris". */
const standsAlone = (text: string, span: Span<unknown>): boolean =>
  isNextToConsumed(text, span) || /^\s*(?:$|[,.;:!?)·])/.test(text.slice(span.end));

/**
 * Everything in a text that looks like a time, from left to right. A number is a time only if something marks it as
 * one ("at" before it, "am" or "pm", a colon, or "o'clock") and it does not describe the next word.
 */
export const timesIn = (text: string): readonly MaybeTime[] =>
  placesOf(text, TIME).flatMap(({ start, end, meaning: match, before }): readonly MaybeTime[] => {
    const groups = match.groups ?? {};
    const span = { start, end, meaning: null };
    const isBeside = isNextToConsumed(text, span);
    const isFirstPart =
      /(?:\bpast|^half)$/i.test(groups.part ?? '') && (isBeside || isStart(text, start));
    const plain = isFirstPart || isPlain(groups, match[0], isBeside);
    const isAt = AT.test(before) || (isBeside && AROUND.test(before));
    if (!plain && !isAt) return [];
    const time = timeOf(groups);
    const isNamed = groups.named !== undefined;
    const isOther =
      (isNamed && !isAt && !LEAD.test(before) && !standsAlone(text, span)) ||
      (isNamed && (isPlaceOfName(text, start) || /\bfrom\s*$/i.test(before))) ||
      isName(text, span) ||
      (groups.cm !== undefined && !isAt && VERSE_AFTER.test(before));
    const isFirst =
      isStart(text, withLead(text, start, LEAD)) && (isAt || (plain && groups.named === undefined));
    const isClear =
      isExplicit(groups, isAt || isBeside, match[0].includes(':')) && !OF_THING.test(before);
    const stands = endsClause(text, end) || isFirst || isClear;
    const isTime =
      time !== null &&
      stands &&
      !isOther &&
      (endsClause(text, end) || !DEADLINE.test(before)) &&
      !(/@\s*$/.test(before) && PRICE.test(match[0])) &&
      !NO_TIME_AFTER.test(before.replace(AT, '')) &&
      !NO_TIME_BEFORE.test(text.slice(end));
    return [isTime ? { start: withLead(text, start, LEAD), end, meaning: time } : span];
  });

const OF_MORNING =
  /\b(?:wake\s+(?:me\s+)?up|waking\s+up|get(?:ting)?\s+up|breakfast|brekkie|school\s+run)\b/i;
const OF_EVENING =
  /\b(?:dinner|supper|go\s+to\s+bed|bedtime|pub|drinks|cinema|theat(?:re|er)|concert|gig|night\s+out|date\s+night|quiz\s+night|parents['’]?\s+evening|telly)\b/i;
/** Activities decide the half of the day only for hours from 5 to 11. */
const isUsualHour = (hour: number): boolean => hour >= 5 && hour <= 11;

/**
 * The half of the day that the activity in a text implies at an hour: "wake up at 6" is in the morning, while "school
 * run at 3" may be in the afternoon. Null if it implies none.
 *
 * @param hour the hour on a 12-hour clock, 0 to 11
 */
export const usualPart = (text: string, hour: number): DayPart | null => {
  if (!isUsualHour(hour)) return null;
  if (OF_MORNING.test(text)) return 'morning';
  return OF_EVENING.test(text) ? 'evening' : null;
};
