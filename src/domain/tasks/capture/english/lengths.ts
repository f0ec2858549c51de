import { MINUTES } from '#domain/tasks/task.ts';
import type { Length } from '../grammar.ts';
import { placesOf, type Span, withLead } from '../spans.ts';
import { endsClause } from './clauses.ts';
import { isName } from './titles.ts';

const NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  'forty-five': 45,
  fifty: 50,
  sixty: 60,
  ninety: 90,
};
const WORD = `(?:${Object.keys(NUMBERS).toReversed().join('|')})`;
const NUMBER = `\\d{1,4}(?:[.,]\\d)?|${WORD}`;
const HOURS = 'h|hrs?|hours?';
const MINS = 'm|mins?|minutes?';

/** All forms in which a length can be stated; `minutesOf` reads the groups. */
const LENGTH = new RegExp(
  [
    `(?<three>three[ -]quarters of an hour)`,
    `(?<quarter>(?:a )?quarter of an hour|a quarter hour)`,
    `(?<oneHalf>an hour and a half|one and a half hours)`,
    `(?<half>(?:a )?half (?:an )?hour)`,
    `(?<hoursOf>\\d{1,2}|${WORD})\\s*(?:${HOURS})\\s*(?:and\\s+)?(?<rest>\\d{1,2}|${WORD})\\s*(?:${MINS})\\b`,
    `(?<!\\d)(?<shortHours>\\d)\\s*h\\s*(?<shortRest>[0-5]\\d)\\b`,
    `(?<mins>${NUMBER})\\s*-?\\s*(?:mins?|minutes?)\\b`,
    `(?<hours>${NUMBER})\\s*-?\\s*(?:${HOURS})\\b`,
    `(?<anHour>an hour)\\b`,
  ].join('|'),
  'gi',
);

const numberOf = (text = ''): number =>
  NUMBERS[text.toLowerCase()] ?? Number(text.replace(',', '.'));

const minutesOf = (groups: Readonly<Record<string, string | undefined>> = {}): number => {
  if (groups.three !== undefined) return 45;
  if (groups.quarter !== undefined) return 15;
  if (groups.oneHalf !== undefined) return 90;
  if (groups.half !== undefined) return 30;
  if (groups.anHour !== undefined) return 60;
  if (groups.mins !== undefined) return numberOf(groups.mins);
  if (groups.hours !== undefined) return numberOf(groups.hours) * 60;
  const [hours, rest] = [groups.hoursOf ?? groups.shortHours, groups.rest ?? groups.shortRest];
  return numberOf(hours) * 60 + numberOf(rest);
};

const FROM_NOW = /\bin\s+(?:about\s+)?$/i;
/** "every 30 minutes" is a rhythm, "5 minutes past 3" a time, and "the last 10 minutes" a part of something. */
const NO_LENGTH_AFTER =
  /\b(?:every|each|within|first|last|next|another|per|other|past|to|at|than|by|of|the|these|those|all|(?:timer|alarm)\s+(?:for|to|on)|(?:re)?watch|see|binge|find|buy|order)\s+$/i;
/** Activities that last as long as the length before them: "a 10 minute walk", but not "24h pharmacy". */
const ACTIVITY =
  /^[\s-]*(?:\p{L}+\s+)?(?:walk|run|jog|ride|swim|stretch(?:ing)?|nap|break|rest|meditation|workout|exercise|yoga|session|lesson|call|chat|talk|meeting|massage|drive|tidy|clean(?:ing|-up|up)?|reading|practice|study|focus|block|sprint|shower|bath|dance|hike|review|planning|journaling|cycle|pause)\b/iu;
const NO_LENGTH_BEFORE =
  /^[\s-]*(?:ago|later|earlier|before|after|early|late|past|to\s+(?:\d|noon|midnight)|old|away|each|per|an?\s+(?:day|week|month|year|hour|night)|notice|from\s+now|every|daily)\b/i;
const LEAD = /(?:\b(?:for|takes?|taking|lasting|about|around|approx\.?|ca\.?)|~)\s*$/i;

/** The lengths of time that a text names, from left to right. */
export const lengthsIn = (text: string): readonly Span<Length>[] =>
  placesOf(text, LENGTH).flatMap(({ start, end, meaning: match, before }) => {
    const minutes = minutesOf(match.groups);
    if (!Number.isInteger(minutes) || minutes < MINUTES.min || minutes > MINUTES.max) return [];
    const fromNow = FROM_NOW.exec(before);
    if (fromNow !== null) {
      const isLate = NO_LENGTH_BEFORE.test(text.slice(end));
      const length = { minutes, isFromNow: true, isOfWord: false };
      return isLate ? [] : [{ start: fromNow.index, end, meaning: length }];
    }
    const isFor = /\bfor\s+$/i.test(before) && /^\s+(?:before|after)\b/i.test(text.slice(end));
    if (NO_LENGTH_AFTER.test(before) || (!isFor && NO_LENGTH_BEFORE.test(text.slice(end))))
      return [];
    if (isName(text, { start, end })) return [];
    const isOfWord = !endsClause(text, end);
    if (isOfWord && !ACTIVITY.test(text.slice(end))) return [];
    const length = { minutes, isFromNow: false, isOfWord };
    return [{ start: isOfWord ? start : withLead(text, start, LEAD), end, meaning: length }];
  });
