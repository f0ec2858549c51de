import type { DayPart, SaidPart } from '../grammar.ts';
import type { Span } from '../spans.ts';
import { DAY, TOMORROW } from './names.ts';
import { isName } from './titles.ts';

const PARTS =
  /\b(?:(?<tonight>tonight|tonite|2nite|2night)|(?<this>this )(?<now>morning|afternoon|evening)|(?<led>in the |at )?(?<part>morning|afternoon|evening|night|nite)|(?<=(?:row|rw|day) )(?<short>am|pm))\b/gi;
/** What must precede a bare part of the day, such as a day or a time: "Friday evening", but not "parents evening". */
const BEFORE_PART = new RegExp(`(?:^|[·,:]|\\b(?:every|each|today|${TOMORROW}|${DAY}))\\s*$`, 'i');

const SHORT_PARTS: Readonly<Record<string, DayPart>> = {
  am: 'morning',
  pm: 'afternoon',
  nite: 'night',
};

const isPart = (text: string | undefined): text is DayPart =>
  text !== undefined && ['morning', 'afternoon', 'evening', 'night'].includes(text);

/** After these words, a part of the day does not say when the task is due: "the email from this morning". */
const NO_PART_AFTER = /\b(?:from|about|of|since|until|till|before|after|last)\s+$/i;

/** The parts of the day that a text names, from left to right. */
export const partsIn = (text: string): readonly Span<SaidPart>[] =>
  [...text.matchAll(PARTS)].flatMap(({ 0: words, index: start, groups = {} }) => {
    const said = (groups.now ?? groups.part ?? groups.short)?.toLowerCase();
    const named = said === undefined ? undefined : (SHORT_PARTS[said] ?? said);
    const part = groups.tonight === undefined ? named : 'night';
    const isToday = groups.tonight !== undefined || groups.this !== undefined;
    const span = { start, end: start + words.length };
    const before = text.slice(0, start);
    if (NO_PART_AFTER.test(before) || isName(text, span, true)) return [];
    const isBare = groups.part !== undefined && groups.led === undefined;
    if (isBare && !BEFORE_PART.test(before)) return [];
    return isPart(part) ? [{ start, end: start + words.length, meaning: { part, isToday } }] : [];
  });
