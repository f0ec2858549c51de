import type { LocalDate } from '#domain/shared/brands.ts';
import type { MoodValue } from './levels.ts';

/** The fields of a mood log that the calendar needs. */
export interface DatedMood {
  readonly timestamp: string;
  readonly localDate: LocalDate;
  readonly mood: MoodValue;
}

const inTimeOrder = (a: DatedMood, b: DatedMood): number =>
  Date.parse(a.timestamp) - Date.parse(b.timestamp);

/**
 * Groups mood logs by the person's local date, each day's logs in chronological order. Logs with the same
 * timestamp keep their order.
 */
export const moodsByDay = <Log extends DatedMood>(
  logs: readonly Log[],
): ReadonlyMap<LocalDate, readonly Log[]> =>
  Map.groupBy([...logs].sort(inTimeOrder), (log) => log.localDate);

/** The mood of a day's last log; null for a day without logs. */
export const moodOfDay = (logsInTimeOrder: readonly DatedMood[] | undefined): MoodValue | null =>
  logsInTimeOrder?.at(-1)?.mood ?? null;
