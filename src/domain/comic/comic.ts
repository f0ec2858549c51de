import type { ComicMood } from './moods.ts';
import { type Beat, type ComicDay, storyOf } from './story.ts';
import type { SvgNode } from './svg-node.ts';
import { SCENES, type SceneName } from './tag-scenes.ts';
import { WEATHER_WORDS } from './weather.ts';
import { FACE_WORDS, MOOD_WORDS, weekdayOf } from './words.ts';

/** One drawn panel, in the units of `PANEL`. */
interface ComicPanel {
  readonly scene: SceneName;
  /** The drawing, from back to front. */
  readonly svg: readonly SvgNode[];
  /** The text under the panel. */
  readonly caption: string;
  /** The same story in words, for people who do not see the drawing. */
  readonly alt: string;
}

/** A strip about the last seven days. */
export interface Comic {
  readonly panels: readonly ComicPanel[];
  /** How the mood went over the days, in one sentence. */
  readonly summary: string;
  /** The whole strip in words. */
  readonly alt: string;
}

const captionOf = (beat: Beat): string => {
  if (beat.kind !== 'day') {
    return beat.kind === 'opening' ? 'The page is still empty.' : 'The next days are open.';
  }
  const mood = `Mood: ${MOOD_WORDS[beat.mood]}.`;
  return [`${weekdayOf(beat.date)}.`, ...(beat.words === null ? [] : [beat.words]), mood].join(' ');
};

const weatherIn = (scene: SceneName, mood: ComicMood): readonly string[] => {
  const { weather } = SCENES[scene];
  if (weather === null) return [];
  const where = weather === 'window' ? 'In the window' : 'In the sky';
  return [`${where}: ${WEATHER_WORDS[mood]}.`];
};

const panelOf = (beat: Beat): ComicPanel => {
  const { draw, shows } = SCENES[beat.scene];
  const caption = captionOf(beat);
  const seen = [shows, FACE_WORDS[beat.mood], ...weatherIn(beat.scene, beat.mood)];
  return {
    scene: beat.scene,
    svg: draw(beat.mood),
    caption,
    alt: [caption, ...seen].join(' '),
  };
};

const summaryOf = (days: readonly [ComicDay, ...ComicDay[]]): string => {
  const first = days[0];
  const last = days.at(-1) ?? first;
  const [from, to] = [first, last].map((day) => MOOD_WORDS[day.mood]);
  if (days.length === 1) return `On ${weekdayOf(first.date)} the mood was ${from}.`;
  const when = `From ${weekdayOf(first.date)} to ${weekdayOf(last.date)}`;
  if (days.every((day) => day.mood === first.mood)) return `${when} the mood stayed ${from}.`;
  if (from === to) return `${when} the mood changed, and it is ${to} again.`;
  return `${when} the mood went from ${from} to ${to}.`;
};

/**
 * The strip of four panels about a person's last seven days: the same days always make the same strip.
 * Null when there is no day with a mood. It is made from moods, tags and dates alone; no text that a
 * person wrote can get into it.
 *
 * @param days in any order, each date once; of more than seven the last seven count
 */
export const comicOf = (days: readonly ComicDay[]): Comic | null => {
  const [first, ...rest] = days.toSorted((a, b) => (a.date < b.date ? -1 : 1)).slice(-7);
  if (first === undefined) return null;
  const panels = storyOf([first, ...rest]).map(panelOf);
  const summary = summaryOf([first, ...rest]);
  const told = panels.map(({ alt }, place) => `Panel ${place + 1}: ${alt}`);
  return {
    panels,
    summary,
    alt: [`A comic of ${panels.length} panels.`, summary, ...told].join(' '),
  };
};
