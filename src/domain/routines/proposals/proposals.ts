import type { RoutineDay } from '#domain/routines/load.ts';
import { isDone, stepsOfSize } from '#domain/routines/marks.ts';
import { smallerSizeOf } from '#domain/routines/sizes.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { SIZES, type Size } from '#domain/shared/size.ts';
import type { Band } from '#domain/shared/time/bands.ts';
import { bandAtHour } from '#domain/shared/time/bands.ts';
import { addDays, daysBetween } from '#domain/shared/time/local-date.ts';
import { texts } from '#texts/routines.js';

/** The kinds of proposals for a routine: a smaller size today, or another time from today on. */
export const PROPOSAL_KINDS = ['lighter', 'time'] as const;
export type ProposalKind = (typeof PROPOSAL_KINDS)[number];

/** The number of days before today that are taken into account. */
export const LOOKBACK_DAYS = 14;
/** The minimum number of days of a routine at its time that can show that the time does not work. */
const FEWEST_AT_TIME = 6;
/** The minimum number of days of a routine that can show which size is usually finished. */
const FEWEST_OF_SIZE = 5;
/** The minimum number of completed items that can show that another part of the day works. */
const FEWEST_ELSEWHERE = 3;
/** Limits for shares of days: a share of at most `RARE` means rarely, a share of at least `USUAL` means usually. */
const RARE = 0.25;
const USUAL = 0.5;

/**
 * The number of days after a refusal for which the same kind is not proposed again; each further refusal doubles this
 * number.
 */
export const REFUSAL_COOLDOWN_DAYS = 14;

/** The time to propose in a part of the day in which no routine was completed. */
const TIME_IN: Readonly<Record<Band, string>> = {
  morning: '09:00',
  midday: '13:00',
  evening: '18:30',
};

/** A day of a routine with its time. */
export interface TimedDay extends RoutineDay {
  /** HH:MM on the person's clock; null for none. */
  readonly time: string | null;
}

/** The answer to a proposal on a day. */
export interface ProposalAnswer {
  readonly routineId: string;
  readonly kind: ProposalKind;
  readonly date: LocalDate;
  readonly answer: 'taken' | 'refused';
}

/** The number of items in a part of the day, and how many of them were done. */
interface BandCount {
  readonly band: Band;
  readonly total: number;
  readonly done: number;
}

/** A smaller size or another time to propose; the person decides. */
export interface Proposal {
  readonly routineId: string;
  readonly kind: ProposalKind;
  /** The proposed size, or the proposed time as HH:MM. */
  readonly proposed: string;
  /** One sentence. */
  readonly reason: string;
}

/** The input for proposals. */
export interface ProposalInput {
  readonly today: LocalDate;
  /** Days of the last two weeks and today; past days only if the person opened them. */
  readonly days: readonly TimedDay[];
  /** The clock time of each routine that could move from today on, by routine id; see `movableTime`. */
  readonly times: ReadonlyMap<string, string>;
  /** The sentence that proposes a smaller size because of low energy today; null without a sign of it. */
  readonly low: string | null;
  readonly answers: readonly ProposalAnswer[];
  /** Recent counts of other items, such as tasks, by part of the day. */
  readonly elsewhere: readonly BandCount[];
}

/**
 * The last day on which a proposal is held back after refusals; null when there are no refusals. An accepted proposal
 * resets the count of refusals.
 */
export const heldBackUntil = (
  answers: readonly ProposalAnswer[],
  routineId: string,
  kind: ProposalKind,
): LocalDate | null => {
  const own = answers
    .filter((one) => one.routineId === routineId && one.kind === kind)
    .toSorted((one, other) => one.date.localeCompare(other.date));
  const refused = own.slice(own.findLastIndex(({ answer }) => answer === 'taken') + 1);
  const last = refused.at(-1);
  if (last === undefined) return null;
  // The number of doublings is limited, so that the date stays within the range of the calendar.
  const doubled = Math.min(refused.length - 1, 12);
  return addDays(last.date, REFUSAL_COOLDOWN_DAYS * 2 ** doubled);
};

const isOpenToday = (day: TimedDay, today: LocalDate): boolean =>
  day.date === today &&
  !day.notToday &&
  Object.keys(day.marks).length === 0 &&
  stepsOfSize(day.steps, day.size).length > 0;

const share = (days: readonly TimedDay[], is: (day: TimedDay) => boolean): number =>
  days.length === 0 ? 0 : days.filter(is).length / days.length;

/** A smaller size that was usually finished while today's size was rarely finished; null when there is none. */
const finishedSize = (day: TimedDay, past: readonly TimedDay[]): Size | null => {
  const own = past.filter((one) => one.routineId === day.routineId && !one.notToday);
  if (own.length < FEWEST_OF_SIZE) return null;
  if (share(own, (one) => isDone(one.steps, day.size, one.marks)) > RARE) return null;
  const wanted = stepsOfSize(day.steps, day.size).length;
  const finished = SIZES.slice(SIZES.indexOf(day.size) + 1).find((size) => {
    const count = stepsOfSize(day.steps, size).length;
    if (count === 0 || count >= wanted) return false;
    return share(own, (one) => isDone(one.steps, size, one.marks)) >= USUAL;
  });
  return finished ?? null;
};

const lighterToday = (day: TimedDay, input: ProposalInput): Proposal | null => {
  if (!isOpenToday(day, input.today)) return null;
  const about = { routineId: day.routineId, kind: 'lighter' } as const;
  const finished = finishedSize(
    day,
    input.days.filter(({ date }) => date < input.today),
  );
  if (finished !== null) {
    return { ...about, proposed: finished, reason: texts.finishedSmaller };
  }
  if (input.low === null) return null;
  const smaller = smallerSizeOf(day.steps, day.size);
  return smaller === null ? null : { ...about, proposed: smaller, reason: input.low };
};

const bandOf = (time: string): Band => bandAtHour(Number(time.slice(0, 2)));

const isWhole = (day: TimedDay): boolean => isDone(day.steps, day.size, day.marks);

const middleOf = (times: readonly string[]): string | undefined =>
  times.toSorted()[Math.floor(times.length / 2)];

/**
 * A proposal of another time for a routine that was never completed at its own time, while other items were completed
 * at other times.
 */
const otherTime = (routineId: string, time: string, input: ProposalInput): Proposal | null => {
  const past = input.days.filter(({ date, notToday }) => date < input.today && !notToday);
  const atTime = past.filter((day) => day.routineId === routineId && day.time === time);
  if (atTime.length < FEWEST_AT_TIME || atTime.some(isWhole)) return null;
  const dates = atTime.map(({ date }) => date).toSorted();
  const [first] = dates;
  // The days must cover nearly the whole two weeks, because six days in a row may just be a bad week.
  if (first === undefined || daysBetween(first, input.today) < LOOKBACK_DAYS - 2) return null;
  const timed = past.flatMap((day) =>
    day.time === null ? [] : [{ band: bandOf(day.time), time: day.time, done: isWhole(day) }],
  );
  const counts = (['morning', 'midday', 'evening'] as const)
    .filter((band) => band !== bandOf(time))
    .map((band) => {
      const own = timed.filter((one) => one.band === band);
      const others = input.elsewhere.filter((one) => one.band === band);
      const total = others.reduce((sum, one) => sum + one.total, own.length);
      const done = others.reduce(
        (sum, one) => sum + one.done,
        own.filter((one) => one.done).length,
      );
      const at = middleOf(own.filter((one) => one.done).map((one) => one.time)) ?? TIME_IN[band];
      return { band, total, done, at };
    })
    .filter(({ total, done }) => done >= FEWEST_ELSEWHERE && done >= USUAL * total)
    .toSorted((one, other) => other.done / other.total - one.done / one.total);
  const [best] = counts;
  if (best === undefined) return null;
  const reason = texts.timeDidNotFit[best.band]({ time });
  return { routineId, kind: 'time', proposed: best.at, reason };
};

/**
 * All proposals for a person's routines, proposals for today first, without proposals that are held back after a
 * refusal.
 */
export const proposalsFor = (input: ProposalInput): readonly Proposal[] => {
  const { today, days, times, answers } = input;
  const lighter = days.flatMap((day) => lighterToday(day, input) ?? []);
  const time = [...times].flatMap(([routineId, at]) => otherTime(routineId, at, input) ?? []);
  return [...lighter, ...time].filter(({ routineId, kind }) => {
    const until = heldBackUntil(answers, routineId, kind);
    return until === null || until < today;
  });
};
