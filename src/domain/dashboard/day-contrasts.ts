import type { MoodValue } from '#domain/mood/levels.ts';
import { moodIsLow } from '#domain/mood/levels.ts';
import { MOOD_TAGS, type MoodTag } from '#domain/mood/tags.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { addDays, isoWeekday } from '#domain/shared/time/local-date.ts';
import type { TaskDay } from './overview.ts';

/** The kinds of days: days with a tag, days whose last mood is low, and days on a weekend. */
export const KINDS_OF_DAYS = [...MOOD_TAGS, 'low mood', 'weekend'] as const;
type KindOfDay = (typeof KINDS_OF_DAYS)[number];

/** Minimum number of days in each of the two groups that a contrast compares. */
export const LEAST_DAYS = 8;
/** Number of days that are compared: half a year that ends yesterday, because today is not over. */
const DAYS_LOOKED_AT = 182;
const MOST_CONTRASTS = 3;
/**
 * The smallest difference to report, in standard errors. When all 22 kinds of days are tested, about one in twenty
 * people whose days differ only by chance gets a contrast (a test checks this).
 */
const CLEAR_FROM_Z = 3;

/** One mood entry of a local date. */
export interface MoodEntry {
  readonly date: LocalDate;
  readonly mood: MoodValue;
  readonly tags: readonly string[];
}

/** A group of days, and the mean share of their tasks that was done, as a whole percentage. */
interface SomeDays {
  readonly days: number;
  readonly percent: number;
}

/**
 * A comparison between the days of one kind and all other days. It shows that the two groups of days differed, not why.
 */
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
 * The difference between the mean of some days and the mean of all days, in standard errors of the mean of equally many
 * days drawn at random. This is the normal approximation of a permutation test, with the correction for drawing without
 * replacement.
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

/** The days with tasks, each with the kinds to which it belongs; `hasMood` says whether a mood was logged. */
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
 * There are at least `LEAST_DAYS` days of each such kind, and at least `LEAST_DAYS` other days. For a kind that depends
 * on a mood entry, only days with such an entry are compared.
 *
 * @param taskDays the days of `contrastDays` that have tasks, each date once
 * @param moods the entries of `contrastDays`; the entries of a day are in chronological order
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
