import type { LocalDate } from '#domain/shared/brands.ts';
import type { MoodValue } from './levels.ts';

/** What the calendar needs of a mood log: when it was, on which of the person's days, and how it felt. */
export interface DatedMood {
  readonly timestamp: string;
  readonly localDate: LocalDate;
  readonly mood: MoodValue;
}

const inTimeOrder = (a: DatedMood, b: DatedMood): number =>
  Date.parse(a.timestamp) - Date.parse(b.timestamp);

/**
 * Gathers mood logs by the person's local date, each day's logs from first to last. Logs with the
 * same time stamp keep the order they came in.
 */
export const moodsByDay = <Log extends DatedMood>(
  logs: readonly Log[],
): ReadonlyMap<LocalDate, readonly Log[]> =>
  Map.groupBy([...logs].sort(inTimeOrder), (log) => log.localDate);

/** The mood that colors a day: that of its last log; null for a day without any. */
export const moodOfDay = (logsInTimeOrder: readonly DatedMood[] | undefined): MoodValue | null =>
  logsInTimeOrder?.at(-1)?.mood ?? null;
