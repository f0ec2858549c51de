import ical from 'ical-generator';
import { Temporal } from 'temporal-polyfill';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import type { LocalDate } from '#domain/shared/brands.ts';
import type { CalendarItem } from '#domain/shared/calendar-item.ts';

/** What calendars say in the place of the person's own words. */
const NEUTRAL = { routine: 'A routine', task: 'Something planned' } as const;
/** How often a calendar is asked to look again, in seconds; most look less often. */
const LOOK_AGAIN_S = 3_600;

interface TextSettings {
  /** An IANA zone; one that the library of zones does not know is read as UTC. */
  readonly zone: string;
  /** Whether items have the names that the person gave them. */
  readonly ownWords: boolean;
  /** When the calendar last changed, in milliseconds since the Unix epoch. */
  readonly changedMs: number;
}

/** The instant of a clock time; one that the clock skips is as late after the gap as it would be in it. */
const at = (date: LocalDate, time: string, zone: string) =>
  Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(zone);

/** The rule's own line; the library would end it at a local time, where RFC 5545 asks for one in UTC, so ends are counts. */
const ruleLines = ({ rule, time }: CalendarItem, zone: string): string | null => {
  if (rule === null) return null;
  const count = rule.count === null || rule.rrule.includes('COUNT=') ? '' : `;COUNT=${rule.count}`;
  const clock = `T${time.replace(':', '')}00`;
  const except = rule.except.map((date) => `${date.replaceAll('-', '')}${clock}`);
  const lines = [`RRULE:${rule.rrule}${count}`];
  if (except.length > 0) lines.push(`EXDATE;TZID=${zone}:${except.join(',')}`);
  return lines.join('\r\n');
};

/** A person's calendar as the text of RFC 5545, the same for the same items. */
export const calendarText = (
  items: readonly CalendarItem[],
  { zone, ownWords, changedMs }: TextSettings,
): string => {
  const known = tzlib_get_ical_block(zone)[1]?.replace(/^TZID=/, '');
  const calendar = ical({
    name: 'Evenkeel',
    prodId: { company: 'Evenkeel', product: 'Routines', language: 'EN' },
    ttl: LOOK_AGAIN_S,
    timezone: {
      name: zone,
      // The library names the zone as it is called now; the events name it as the person's device does.
      generator: () =>
        (tzlib_get_ical_block(known === undefined ? 'Etc/UTC' : zone)[0] ?? '').replace(
          /^TZID:.*$/m,
          `TZID:${zone}`,
        ),
    },
  });
  const stamp = Temporal.Instant.fromEpochMilliseconds(changedMs).toZonedDateTimeISO('UTC');
  for (const item of items) {
    const start = at(item.date, item.time, zone);
    const rule = ruleLines(item, zone);
    const event = calendar.createEvent({
      id: `${item.uid}@evenkeel`,
      start,
      end: start.add({ minutes: item.minutes }),
      summary: ownWords ? item.name : NEUTRAL[item.kind],
      stamp: stamp.toPlainDateTime(),
      timezone: zone,
      ...(item.instead === null
        ? {}
        : { recurrenceId: at(item.instead.date, item.instead.time, zone) }),
    });
    if (rule !== null) event.repeating(rule);
  }
  // The library writes the stamp without the Z that makes it UTC.
  return calendar.toString().replaceAll(/^(DTSTAMP:\d{8}T\d{6})\r?$/gm, '$1Z\r');
};
