import type { LocalDate } from '#domain/shared/brands.ts';
import { seedOf } from '#domain/shared/numbers/random.ts';
import type { ComicMood } from './moods.ts';
import { MOOD_SCENES, type SceneName, tellingOf } from './tag-scenes.ts';

/** One of a person's days: its mood, and the tags that were logged with moods on it. */
export interface ComicDay {
  readonly date: LocalDate;
  /** The mood of the day: that of its last entry. */
  readonly mood: ComicMood;
  /** Texts that are no tag are left out. */
  readonly tags: readonly string[];
}

/** What a panel tells of a day. */
interface DayBeat {
  readonly kind: 'day';
  readonly scene: SceneName;
  readonly mood: ComicMood;
  readonly date: LocalDate;
  /** What the tag that was chosen says; null for a day without one. */
  readonly words: string | null;
  /** Whether the panel before tells the same day. */
  readonly again: boolean;
}

/** What stands before the first day or after the last one. */
interface FrameBeat {
  readonly kind: 'opening' | 'ending';
  readonly scene: SceneName;
  readonly mood: ComicMood;
}

/** What one panel tells. */
export type Beat = DayBeat | FrameBeat;

/** How many panels a strip has. */
const PANELS = 4;

/** The days that are told: the first and the last, the ones that stand out most, and tagged ones. */
const toldOf = (days: readonly ComicDay[]): readonly ComicDay[] => {
  if (days.length <= PANELS) return days;
  const middle = days.slice(1, -1);
  const mean = days.reduce((sum, day) => sum + day.mood, 0) / days.length;
  const weightOf = (day: ComicDay): number =>
    Math.abs(day.mood - mean) + (day.tags.some((tag) => tellingOf(tag) !== null) ? 10 : 0);
  const chosen = new Set(middle.toSorted((a, b) => weightOf(b) - weightOf(a)).slice(0, PANELS - 2));
  return days.filter((day, place) => place === 0 || place === days.length - 1 || chosen.has(day));
};

const dayBeat = (day: ComicDay, used: ReadonlySet<SceneName>, again: boolean): DayBeat => {
  const tellings = day.tags.map(tellingOf).filter((telling) => telling !== null);
  const telling = tellings.find(({ scene }) => !used.has(scene)) ?? tellings[0];
  const { date, mood } = day;
  if (telling !== undefined) return { kind: 'day', date, mood, again, ...telling };
  const scenes = MOOD_SCENES[mood];
  const start = seedOf(date) % scenes.length;
  const turned = [...scenes.slice(start), ...scenes.slice(0, start)];
  const scene = turned.find((each) => !used.has(each)) ?? scenes[0] ?? 'bench';
  return { kind: 'day', date, mood, again, scene, words: null };
};

const withoutUsedTags = (day: ComicDay, used: ReadonlySet<SceneName>): ComicDay => ({
  ...day,
  tags: day.tags.filter((tag) => {
    const telling = tellingOf(tag);
    return telling !== null && !used.has(telling.scene);
  }),
});

/**
 * The four beats of a strip about one to seven days, which are in the order of their dates. Around
 * fewer than four days stand an opening and an ending, or an ending alone. A single day is told twice:
 * the second time by another one of its tags, or by its mood.
 */
export const storyOf = (days: readonly [ComicDay, ...ComicDay[]]): readonly Beat[] => {
  const used = new Set<SceneName>();
  const tell = (day: ComicDay, again: boolean): Beat => {
    const beat = dayBeat(day, used, again);
    used.add(beat.scene);
    return beat;
  };
  const [first] = days;
  const beats = toldOf(days).map((day) => tell(day, false));
  if (days.length === 1) beats.push(tell(withoutUsedTags(first, used), true));
  if (beats.length >= PANELS) return beats;
  const ending: Beat = {
    kind: 'ending',
    scene: 'sign-post',
    mood: days.at(-1)?.mood ?? first.mood,
  };
  const opening: Beat = { kind: 'opening', scene: 'blank-page', mood: first.mood };
  return beats.length === PANELS - 1 ? [...beats, ending] : [opening, ...beats, ending];
};
