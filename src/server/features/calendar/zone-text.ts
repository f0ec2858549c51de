import { Temporal } from 'temporal-polyfill';

/** Number of years for which clock changes are listed when the changes follow no yearly rule. */
const AHEAD_YEARS = 12;
const WEEK_DAYS = 7;
/** The weekday codes of RFC 5545. The index is `Temporal`'s weekday number, which starts at 1. */
const WEEKDAYS = ['', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;

/** One change of the clock. */
interface Change {
  /** The local time of the change, according to the clock before the change. */
  readonly at: Temporal.PlainDateTime;
  readonly fromNs: number;
  readonly toNs: number;
}

const NS_PER_MINUTE = 60_000_000_000;

const offsetText = (ns: number): string => {
  const minutes = Math.round(Math.abs(ns) / NS_PER_MINUTE);
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60].map((one) =>
    String(one).padStart(2, '0'),
  );
  return `${ns < 0 ? '-' : '+'}${hour}${minute}`;
};

const clockText = (at: Temporal.PlainDateTime): string =>
  at.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '');

const changesOf = (start: Temporal.ZonedDateTime, untilYear: number): readonly Change[] => {
  const changes: Change[] = [];
  let next = start.getTimeZoneTransition('next');
  while (next !== null && next.year <= untilYear) {
    const [fromNs, toNs] = [
      next.subtract({ nanoseconds: 1 }).offsetNanoseconds,
      next.offsetNanoseconds,
    ];
    const at = next.toPlainDateTime().add({ nanoseconds: fromNs - toNs });
    if (fromNs !== toNs) changes.push({ at, fromNs, toNs });
    next = next.getTimeZoneTransition('next');
  }
  return changes;
};

const same = (values: readonly (number | string)[]): boolean => new Set(values).size === 1;

/**
 * The yearly rule, such as "the last Sunday of March", that clock changes follow until the last year. Null when no rule
 * of the form "nth weekday of a month" fits.
 */
const ruleOf = (changes: readonly Change[], untilYear: number): string | null => {
  const days = changes.map(({ at }) => at);
  const [first] = days;
  const isYearly = first !== undefined && days.every((at, n) => at.year === first.year + n);
  if (!isYearly || first.year + days.length - 1 !== untilYear || days.length < WEEK_DAYS) {
    return null;
  }
  const alike = [
    days.map(({ month }) => month),
    days.map(({ dayOfWeek }) => dayOfWeek),
    days.map((at) => at.toPlainTime().toString()),
  ];
  if (!alike.every(same)) return null;
  const places = days.map(({ day }) => Math.ceil(day / WEEK_DAYS));
  const areLast = days.every(({ day, daysInMonth }) => day + WEEK_DAYS > daysInMonth);
  if (!areLast && !same(places)) return null;
  return `FREQ=YEARLY;BYMONTH=${first.month};BYDAY=${areLast ? -1 : places[0]}${WEEKDAYS[first.dayOfWeek]}`;
};

/** A line of the calendar: a property and its value. */
const line = (property: string, value: string): string => [property, value].join(':');

const observance = ({ at, fromNs, toNs }: Change, rule: string | null): readonly string[] => {
  const kind = toNs > fromNs ? 'DAYLIGHT' : 'STANDARD';
  return [
    line('BEGIN', kind),
    line('DTSTART', clockText(at)),
    line('TZOFFSETFROM', offsetText(fromNs)),
    line('TZOFFSETTO', offsetText(toNs)),
    ...(rule === null ? [] : [line('RRULE', rule)]),
    line('END', kind),
  ];
};

/**
 * A time zone as an RFC 5545 component that starts in a given year. The component contains yearly rules for clock
 * changes, or individual changes for twelve years where no rule fits. Like all times in Evenkeel it is derived from
 * `Temporal`, because other databases of time zones may differ.
 */
export const zoneText = (zone: string, fromYear: number, nowYear: number): string => {
  const start = Temporal.PlainDate.from({ year: fromYear, month: 1, day: 1 }).toZonedDateTime(zone);
  const untilYear = Math.max(fromYear, nowYear) + AHEAD_YEARS;
  const before: Change = {
    at: start.toPlainDateTime(),
    fromNs: start.offsetNanoseconds,
    toNs: start.offsetNanoseconds,
  };
  const kinds = Map.groupBy(
    changesOf(start, untilYear),
    ({ at, fromNs, toNs }) => `${at.month} ${fromNs} ${toNs}`,
  );
  return [
    line('BEGIN', 'VTIMEZONE'),
    line('TZID', zone),
    ...observance(before, null),
    ...[...kinds.values()].flatMap((changes) => {
      const rule = ruleOf(changes, untilYear);
      // Each change gets its own observance, because calendar programs handle several dates in one observance
      // differently.
      return (rule === null ? changes : changes.slice(0, 1)).flatMap((one) =>
        observance(one, rule),
      );
    }),
    line('END', 'VTIMEZONE'),
  ].join('\r\n');
};
