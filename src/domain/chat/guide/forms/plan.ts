import type { OfferedTask } from '#domain/chat/reply.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { withPlainDigits } from '#domain/shared/numbers/digits.ts';
import { addDays, daysBetween, isLocalDate } from '#domain/shared/time/local-date.ts';
import type { GuideForm, PlanRule } from '../content.ts';
import { linesOf } from './draft.ts';

const DAY_MINUTES = 24 * 60;
/** An end time further ahead than this counts as a time that has already passed today. */
const AHEAD_MINUTES_MAX = 20 * 60;
/** The maximum length of a slot when items share the time evenly. */
const SHARE_MINUTES_MAX = 120;
/** Shared slots at least this long start at multiples of 5 minutes. */
const ROUNDED_FROM_MINUTES = 10;
const TASK_MINUTES = 15;
const TASK_MINUTES_MAX = 240;
const TASK_LENGTH_MAX = 120;

interface PlanEntry {
  readonly at: string | null;
  readonly text: string;
}

/** A plan, the items that did not fit, and the items as tasks for today. */
export interface Plan {
  readonly entries: readonly PlanEntry[];
  readonly notFit: readonly string[];
  /** Whether the plan, counted back from its end, would have to start before the current time. */
  readonly isLate: boolean;
  readonly tasks: readonly OfferedTask[];
}

/** Why no plan is possible. */
export type PlanProblem = 'time-past' | 'date-past';

/** The person's local time: minutes since midnight, and the date. */
export interface Now {
  readonly minutes: number;
  readonly date: LocalDate;
}

const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** Minutes since midnight for HH:MM; null if it is not a valid time. */
export const minutesOf = (time: string): number | null => {
  const match = TIME.exec(time.trim());
  return match === null ? null : Number(match[1]) * 60 + Number(match[2]);
};

const timeOf = (minutes: number): string => {
  const whole = ((Math.round(minutes) % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${two(Math.floor(whole / 60))}:${two(whole % 60)}`;
};

/** Parses a typed number; null if it is not a number above 0. */
export const numberOf = (value = ''): number | null => {
  const number = Number(withPlainDigits(value));
  return Number.isFinite(number) && number > 0 ? number : null;
};

const taskOf = (title: string, minutes: number): OfferedTask => ({
  title: title.slice(0, TASK_LENGTH_MAX),
  minutes: Math.min(TASK_MINUTES_MAX, Math.max(1, Math.round(minutes))),
});

const untimed = (items: readonly string[], minutes: number): Plan => ({
  entries: items.map((text) => ({ at: null, text })),
  notFit: [],
  isLate: false,
  tasks: items.map((item) => taskOf(item, minutes)),
});

/** Consecutive items of equal length. */
const oneAfterOther = (
  items: readonly string[],
  from: number,
  each: number,
  until: number | null,
): Plan => {
  const count = until === null ? items.length : Math.floor((until - from) / each + 1e-9);
  const fits = items.slice(0, Math.max(0, count));
  return {
    entries: fits.map((text, at) => ({ at: timeOf(from + at * each), text })),
    notFit: items.slice(fits.length),
    isLate: false,
    tasks: fits.map((item) => taskOf(item, each)),
  };
};

/** Items that share the time from start to end evenly. */
const sharedOut = (items: readonly string[], from: number, until: number): Plan => {
  const share = Math.min(SHARE_MINUTES_MAX, (until - from) / Math.max(1, items.length));
  const round = share >= ROUNDED_FROM_MINUTES ? 5 : 1;
  if (share < 1) return oneAfterOther(items, from, 1, until);
  return {
    entries: items.map((text, at) => ({
      at: timeOf(at === 0 ? from : Math.round((from + at * share) / round) * round),
      text,
    })),
    notFit: [],
    isLate: false,
    tasks: items.map((item) => taskOf(item, Math.floor(share / round) * round)),
  };
};

/** Items spread over the days from today to the day before a date. */
const overDays = (
  items: readonly string[],
  each: number,
  until: LocalDate,
  today: LocalDate,
): Plan | PlanProblem => {
  const days = daysBetween(today, until);
  if (days < 1) return 'date-past';
  const dated = items.map((text, at) => ({
    at: addDays(today, Math.floor((at * days) / Math.max(days, items.length))),
    text,
  }));
  const todays = dated.filter(({ at }) => at === today);
  return {
    entries: dated,
    notFit: [],
    isLate: false,
    tasks: todays.map(({ text }) => taskOf(text, each)),
  };
};

interface Times {
  readonly from: number;
  readonly isFromGiven: boolean;
  /** When the items end, in minutes since midnight; null without an end. */
  readonly until: number | null;
}

/** The steps counted back from the end, in chronological order. */
const countedBack = (
  rule: PlanRule,
  values: Readonly<Record<string, string>>,
  until: number,
): readonly (PlanEntry & { readonly minutes: number })[] => {
  let at = until;
  const steps = rule.back.flatMap(({ says, minutes }) => {
    const long = numberOf(values[minutes]);
    if (long === null) return [];
    at -= long;
    return [{ at: timeOf(at), text: says, minutes: at }];
  });
  return steps.toReversed();
};

const planBetween = (
  items: readonly string[],
  each: number | null,
  { from, isFromGiven, until }: Times,
  now: number,
): Plan => {
  if (until === null) {
    if (each !== null) return oneAfterOther(items, from, each, null);
    const plan = untimed(items, TASK_MINUTES);
    const [first, ...rest] = plan.entries;
    const isTimed = isFromGiven && first !== undefined;
    return isTimed ? { ...plan, entries: [{ ...first, at: timeOf(from) }, ...rest] } : plan;
  }
  if (each === null) return sharedOut(items, from, until);
  if (isFromGiven) return oneAfterOther(items, from, each, until);
  const begin = until - each * items.length;
  if (begin >= now) return oneAfterOther(items, begin, each, until);
  return { ...oneAfterOther(items, now, each, until), isLate: true };
};

/**
 * The plan of a form, made according to the rules at the top of the forms file, or the reason why no plan is possible.
 */
export const makePlan = (
  form: GuideForm,
  rule: PlanRule,
  values: Readonly<Record<string, string>>,
  now: Now,
): Plan | PlanProblem => {
  const itemsField = form.fields.find(({ name }) => name === rule.items);
  const value = values[rule.items] ?? '';
  const items = itemsField?.kind === 'lines' ? linesOf(value) : linesOf(value.replace(/\n/g, ' '));
  const each = rule.each === null ? null : numberOf(values[rule.each]);
  const end = rule.until === null ? '' : (values[rule.until] ?? '');
  if (isLocalDate(end)) return overDays(items, each ?? TASK_MINUTES, end, now.date);
  const given = rule.from === null ? null : minutesOf(values[rule.from] ?? '');
  const from = given ?? Math.ceil(now.minutes / 5) * 5;
  const ends = minutesOf(end);
  const start = given ?? now.minutes;
  const until = ends === null ? null : ends > start ? ends : ends + DAY_MINUTES;
  if (until !== null && until - start > AHEAD_MINUTES_MAX) return 'time-past';
  const back = until === null ? [] : countedBack(rule, values, until);
  const itemsUntil = back[0]?.minutes ?? until;
  const firstFrom = until === null ? from : Math.min(from, itemsUntil ?? from);
  const times = { from: firstFrom, isFromGiven: given !== null, until: itemsUntil };
  const plan = planBetween(items, each, times, now.minutes);
  const last = until === null || rule.end === null ? [] : [{ at: timeOf(until), text: rule.end }];
  return {
    ...plan,
    isLate: plan.isLate || (back[0]?.minutes ?? now.minutes) < now.minutes,
    entries: [...plan.entries, ...back.map(({ at, text }) => ({ at, text })), ...last],
  };
};
