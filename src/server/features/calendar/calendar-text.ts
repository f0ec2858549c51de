import ical from 'ical-generator';
import { Temporal } from 'temporal-polyfill';
import type { LocalDate } from '#domain/shared/brands.ts';
import type { CalendarItem } from '#domain/shared/calendar-item.ts';
import { type Revisions, sequenceOf } from '#domain/shared/calendar-revisions.ts';
import { digest } from '#server/secrets.ts';
import { texts } from '#texts/calendar.js';
import { zoneText } from './zone-text.ts';

/** Length of a digest in characters: enough to distinguish two versions of an item. */
const DIGEST_LENGTH = 16;
/** The refresh interval that is suggested to calendar programs, in seconds. Most programs refresh less often. */
const LOOK_AGAIN_S = 3_600;

interface TextSettings {
  /** An IANA zone. */
  readonly zone: string;
  readonly nowMs: number;
  /** The revisions of all items, by id. */
  readonly revisions: Revisions;
}

/** The items, with neutral names instead of the user's own texts unless the user chose to show these. */
export const shownItems = (
  items: readonly CalendarItem[],
  ownWords: boolean,
): readonly CalendarItem[] =>
  ownWords ? items : items.map((item) => ({ ...item, name: texts.neutralNames[item.kind] }));

/** Digests of the items' content in a time zone, by id. Several items with the same id share one digest. */
export const digestsOf = (
  items: readonly CalendarItem[],
  zone: string,
): ReadonlyMap<string, string> =>
  new Map(
    [...Map.groupBy(items, ({ uid }) => uid)].map(([uid, same]) => [
      uid,
      digest(JSON.stringify([zone, same])).slice(0, DIGEST_LENGTH),
    ]),
  );

const inUtc = (ms: number) => Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO('UTC');

/**
 * The instant of a local time. A local time that does not exist, because a clock change skips it, is moved forward by
 * the length of the skipped time.
 */
const at = (date: LocalDate, time: string, zone: string) =>
  Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(zone);

/**
 * The lines of a recurrence rule. The rule states a number of repetitions and not an end, because the library would
 * write the end as a local time, where RFC 5545 requires UTC.
 */
const ruleLines = ({ rule, time }: CalendarItem, zone: string): string | null => {
  if (rule === null) return null;
  const count = rule.count === null || rule.rrule.includes('COUNT=') ? '' : `;COUNT=${rule.count}`;
  const clock = `T${time.replace(':', '')}00`;
  const except = rule.except.map((date) => `${date.replaceAll('-', '')}${clock}`);
  const lines = [['RRULE:', rule.rrule, count].join('')];
  if (except.length > 0) lines.push(`EXDATE;TZID=${zone}:${except.join(',')}`);
  return lines.join('\r\n');
};

/** A user's calendar as RFC 5545 text. Identical items and revisions always produce identical text. */
export const calendarText = (
  items: readonly CalendarItem[],
  { zone, nowMs, revisions }: TextSettings,
): string => {
  const nowYear = inUtc(nowMs).year;
  const firstYear = items.reduce(
    (first, { date }) => Math.min(first, Number(date.slice(0, 4))),
    nowYear,
  );
  const calendar = ical({
    name: texts.calendarName,
    prodId: '//Evenkeel//Routines//EN',
    ttl: LOOK_AGAIN_S,
    timezone: { name: zone, generator: () => zoneText(zone, firstYear - 1, nowYear) },
  });
  for (const item of items) {
    const start = at(item.date, item.time, zone);
    const rule = ruleLines(item, zone);
    const { changedMs } = revisions[item.uid] ?? { changedMs: nowMs };
    const event = calendar.createEvent({
      id: `${item.uid}@evenkeel`,
      sequence: sequenceOf({ changedMs }),
      start,
      end: start.add({ minutes: item.minutes }),
      summary: item.name,
      stamp: inUtc(changedMs).toPlainDateTime(),
      lastModified: inUtc(changedMs).toPlainDateTime(),
      timezone: zone,
      ...(item.instead === null
        ? {}
        : { recurrenceId: at(item.instead.date, item.instead.time, zone) }),
    });
    if (rule !== null) event.repeating(rule);
  }
  // The library omits the Z that marks these two timestamps as UTC.
  return calendar.toString().replaceAll(/^((?:DTSTAMP|LAST-MODIFIED):\d{8}T\d{6})\r?$/gm, '$1Z\r');
};
