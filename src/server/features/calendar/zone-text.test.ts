import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import { expect, it } from 'vitest';
import { zoneText } from './zone-text.ts';

const FROM_YEAR = 2024;
const NOW_YEAR = 2026;
/** Names that devices report but that are missing from some lists of time zones. */
const OTHER_NAMES = ['America/Nuuk', 'Asia/Tel_Aviv', 'Europe/Kyiv', 'Canada/Pacific', 'UTC'];
const ZONES = [...Intl.supportedValuesOf('timeZone'), ...OTHER_NAMES];

/**
 * Local times at which the test compares offsets from UTC: around each clock change, and on the first day of each
 * month.
 */
const clocksOf = (zone: string): readonly Temporal.PlainDateTime[] => {
  const start = Temporal.PlainDateTime.from({ year: FROM_YEAR, month: 1, day: 1, hour: 12 });
  const firsts = Array.from({ length: 14 * 12 }, (_, months) => start.add({ months }));
  const changes: Temporal.PlainDateTime[] = [];
  let next = start.toZonedDateTime(zone).getTimeZoneTransition('next');
  while (next !== null && next.year < FROM_YEAR + 14) {
    const noon = next.toPlainDate().toPlainDateTime('12:00');
    changes.push(...[-8, -7, -1, 1, 7, 8].map((days) => noon.add({ days })));
    next = next.getTimeZoneTransition('next');
  }
  return [...firsts, ...changes];
};

it('matches Temporal in every zone for fourteen years', () => {
  const wrong = ZONES.filter((zone) => {
    const text = `BEGIN:VCALENDAR\r\n${zoneText(zone, FROM_YEAR, NOW_YEAR)}\r\nEND:VCALENDAR`;
    const part = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vtimezone');
    if (part === null) return true;
    const read = new ICAL.Timezone(part);
    return clocksOf(zone).some((clock) => {
      const { year, month, day, hour } = clock;
      const time = ICAL.Time.fromData({ year, month, day, hour, minute: 0, second: 0 }, read);
      return read.utcOffset(time) !== clock.toZonedDateTime(zone).offsetNanoseconds / 1e9;
    });
  });
  expect(wrong).toEqual([]);
});

it('uses unbounded yearly rules where a zone follows one, and single dates elsewhere', () => {
  expect(zoneText('Europe/Berlin', FROM_YEAR, NOW_YEAR)).toContain(
    'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  );
  expect(zoneText('America/New_York', FROM_YEAR, NOW_YEAR)).toContain(
    'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
  );
  expect(zoneText('Asia/Jerusalem', FROM_YEAR, NOW_YEAR)).toContain('DTSTART:20280324T020000');
});
