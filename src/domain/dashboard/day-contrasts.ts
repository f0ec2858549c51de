import type { MoodValue } from '#domain/mood/levels.ts';
import { moodIsLow } from '#domain/mood/levels.ts';
import { MOOD_TAGS, type MoodTag } from '#domain/mood/tags.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { addDays, isoWeekday } from '#domain/shared/time/local-date.ts';
import type { TaskDay } from './overview.ts';

/** The kinds of days: with a tag, with a low last mood, or on a weekend. */
export const KINDS_OF_DAYS = [...MOOD_TAGS, 'low mood', 'weekend'] as const;
export type KindOfDay = (typeof KINDS_OF_DAYS)[number];

/** Each side of a contrast needs at least this many days. */
export const LEAST_DAYS = 8;
/** Half a year, up to yesterday: today is not over. */
const DAYS_LOOKED_AT = 182;
const MOST_CONTRASTS = 3;
/**
 * The smallest difference to report, in standard errors. With all 22 kinds tested, about one in twenty people whose
 * days differ only by chance gets a contrast (a test repeats this).
 */
const CLEAR_FROM_Z = 3;

/** One mood entry of a local date. */
export interface MoodEntry {
  readonly date: LocalDate;
  readonly mood: MoodValue;
  readonly tags: readonly string[];
}

/** Some days, and the mean share of their tasks that was done, as a whole percent. */
interface SomeDays {
  readonly days: number;
  readonly percent: number;
}

/** Days of one kind compared with the others. It says that they differed, not why. */
export interface DayContrast {
  readonly kind: KindOfDay;
  readonly with: SomeDays;
  readonly without: SomeDays;
}

/** The dates that the contrasts cover, both included. */
export const contrastDays = (today: LocalDate) => ({
  from: addDays(today, -DAYS_LOOKED_AT),
  to: addDays(today, -1),
});

interface Day {
  readonly share: number;
  readonly kinds: ReadonlySet<KindOfDay>;
}

const meanOf = (days: readonly Day[]): number =>
  days.reduce((sum, { share }) => sum + share, 0) / days.length;

/**
 * The distance of the mean of some days from the mean of all days, in standard errors of a random draw of as many days:
 * the normal approximation of a permutation test, with the correction for drawing without replacement.
 */
const clearnessOf = (some: readonly Day[], all: readonly Day[]): number => {
  const mean = meanOf(all);
  const variance = all.reduce((sum, { share }) => sum + (share - mean) ** 2, 0) / (all.length - 1);
  const error = Math.sqrt((variance / some.length) * (1 - some.length / all.length));
  return error > 0 ? (meanOf(some) - mean) / error : 0;
};

const described = (days: readonly Day[]): SomeDays => ({
  days: days.length,
  percent: Math.round(100 * meanOf(days)),
});

/** The days with tasks by what they have in common; `hasMood` says whether a mood was logged. */
const daysOf = (taskDays: readonly TaskDay[], moods: readonly MoodEntry[]) => {
  const byDate = Map.groupBy(moods, ({ date }) => date);
  return taskDays.flatMap(({ date, total, completed }) => {
    if (total === 0) return [];
    const entries = byDate.get(date) ?? [];
    const tags = new Set(entries.flatMap((entry) => entry.tags));
    const last = entries.at(-1);
    const kinds = new Set<KindOfDay>(MOOD_TAGS.filter((tag: MoodTag) => tags.has(tag)));
    if (last !== undefined && moodIsLow(last.mood)) kinds.add('low mood');
    if (isoWeekday(date) >= 6) kinds.add('weekend');
    return [{ share: Math.min(1, completed / total), kinds, hasMood: last !== undefined }];
  });
};

/**
 * The kinds of days on which clearly more or fewer tasks were done than on other days, clearest first, at most three.
 * Both sides have at least `LEAST_DAYS` days. For a kind that depends on a mood entry, only days with one are compared.
 *
 * @param taskDays the days of `contrastDays` that have tasks, each date once
 * @param moods the entries of `contrastDays`, each day's from first to last
 */
export const dayContrasts = (
  taskDays: readonly TaskDay[],
  moods: readonly MoodEntry[],
): readonly DayContrast[] => {
  const days = daysOf(taskDays, moods);
  const withMood = days.filter(({ hasMood }) => hasMood);
  return KINDS_OF_DAYS.flatMap((kind) => {
    const all = kind === 'weekend' ? days : withMood;
    const [some, others] = [
      all.filter(({ kinds }) => kinds.has(kind)),
      all.filter(({ kinds }) => !kinds.has(kind)),
    ];
    if (Math.min(some.length, others.length) < LEAST_DAYS) return [];
    const clearness = Math.abs(clearnessOf(some, all));
    if (clearness < CLEAR_FROM_Z) return [];
    return [{ clearness, contrast: { kind, with: described(some), without: described(others) } }];
  })
    .toSorted((one, other) => other.clearness - one.clearness)
    .slice(0, MOST_CONTRASTS)
    .map(({ contrast }) => contrast);
};
