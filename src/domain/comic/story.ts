import type { LocalDate } from '#domain/shared/brands.ts';
import { seedOf } from '#domain/shared/numbers/random.ts';
import type { ComicMood } from './moods.ts';
import { isInTune, MOOD_SCENES, type SceneName, tagSceneOf } from './tag-scenes.ts';

/** One day of a person, with the mood and the tags that they logged. */
export interface ComicDay {
  readonly date: LocalDate;
  /** The mood of the last log of the day. */
  readonly mood: ComicMood;
  /** Texts that are not in `MOOD_TAGS` are ignored. */
  readonly tags: readonly string[];
}

/** What a panel about a day shows. */
interface DayBeat {
  readonly kind: 'day';
  readonly scene: SceneName;
  readonly mood: ComicMood;
  readonly date: LocalDate;
  /** The sentence for the tag that was chosen; null for a day without tags. */
  readonly words: string | null;
  /** Whether the previous panel is about the same day. */
  readonly again: boolean;
}

/** What a panel that opens or ends the strip shows, before the first day or after the last one. */
interface FrameBeat {
  readonly kind: 'opening' | 'ending';
  readonly scene: SceneName;
  readonly mood: ComicMood;
}

/** What one panel is about. */
export type Beat = DayBeat | FrameBeat;

/** The number of panels in a strip. */
const PANELS = 4;

/**
 * The days to show: the first, the last, and those whose mood differs most from the mean, with a preference for days
 * with tags.
 */
const daysToShow = (days: readonly ComicDay[]): readonly ComicDay[] => {
  if (days.length <= PANELS) return days;
  const middle = days.slice(1, -1);
  const mean = days.reduce((sum, day) => sum + day.mood, 0) / days.length;
  const weightOf = (day: ComicDay): number =>
    Math.abs(day.mood - mean) + (day.tags.some((tag) => tagSceneOf(tag) !== null) ? 10 : 0);
  const chosen = new Set(middle.toSorted((a, b) => weightOf(b) - weightOf(a)).slice(0, PANELS - 2));
  return days.filter((day, place) => place === 0 || place === days.length - 1 || chosen.has(day));
};

const dayBeat = (day: ComicDay, used: ReadonlySet<SceneName>, again: boolean): DayBeat => {
  const tagScenes = day.tags
    .map(tagSceneOf)
    .filter((tagScene) => tagScene !== null)
    .filter((tagScene) => isInTune(tagScene, day.mood));
  const tagScene = tagScenes.find(({ scene }) => !used.has(scene)) ?? tagScenes[0];
  const { date, mood } = day;
  if (tagScene !== undefined) {
    const { scene, words } = tagScene;
    return { kind: 'day', date, mood, again, scene, words };
  }
  const scenes = MOOD_SCENES[mood];
  const start = seedOf(date) % scenes.length;
  const turned = [...scenes.slice(start), ...scenes.slice(0, start)];
  const scene = turned.find((each) => !used.has(each)) ?? scenes[0] ?? 'bench';
  return { kind: 'day', date, mood, again, scene, words: null };
};

const withoutUsedTags = (day: ComicDay, used: ReadonlySet<SceneName>): ComicDay => ({
  ...day,
  tags: day.tags.filter((tag) => {
    const tagScene = tagSceneOf(tag);
    return tagScene !== null && !used.has(tagScene.scene);
  }),
});

/**
 * The four panels of a strip about one to seven days in date order. With fewer than four days, an ending and,
 * if needed, an opening are added. A single day gets two panels, the second about another one of its tags or
 * about its mood.
 */
export const storyOf = (days: readonly [ComicDay, ...ComicDay[]]): readonly Beat[] => {
  const used = new Set<SceneName>();
  const tell = (day: ComicDay, again: boolean): Beat => {
    const beat = dayBeat(day, used, again);
    used.add(beat.scene);
    return beat;
  };
  const [first] = days;
  const beats = daysToShow(days).map((day) => tell(day, false));
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
