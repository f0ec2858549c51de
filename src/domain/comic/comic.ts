import type { SvgNode } from '#domain/shared/drawing/svg-node.ts';
import type { ComicMood } from './moods.ts';
import type { ComicScene } from './scene.ts';
import { type Beat, type ComicDay, storyOf } from './story.ts';
import { SCENES, type SceneName } from './tag-scenes.ts';
import { WEATHER_WORDS } from './weather.ts';
import { FACE_WORDS, MOOD_WORDS, SLEEPING_FACE_WORDS, weekdayOf } from './words.ts';

/** One drawn panel, in the units of `PANEL`. */
interface ComicPanel {
  readonly scene: SceneName;
  /** The drawing, from back to front. */
  readonly svg: readonly SvgNode[];
  /** The text under the panel. */
  readonly caption: string;
  /**
   * The alternative text of the drawing; if the face is the same as in the previous panel, it is not described again.
   */
  readonly alt: string;
}

/** A strip about the last seven days. */
export interface Comic {
  readonly panels: readonly ComicPanel[];
  /** One sentence on how the mood changed over the days. */
  readonly summary: string;
  /** The alternative text of the whole strip. */
  readonly alt: string;
}

const captionOf = (beat: Beat): string => {
  if (beat.kind !== 'day') {
    return beat.kind === 'opening' ? 'The page is still empty.' : 'The next days are open.';
  }
  const sentences = beat.words === null ? [] : [beat.words];
  const weekday = weekdayOf(beat.date);
  // The previous panel already names the mood of this day.
  if (beat.again) return [`Still ${weekday}.`, ...sentences].join(' ');
  return [`${weekday}.`, ...sentences, `Mood: ${MOOD_WORDS[beat.mood]}.`].join(' ');
};

const weatherIn = (scene: SceneName, mood: ComicMood): readonly string[] => {
  const { weather } = SCENES[scene];
  if (weather === null) return [];
  const where = weather === 'window' ? 'In the window' : 'In the sky';
  return [`${where}: ${WEATHER_WORDS[mood]}.`];
};

const faceIn = ({ scene, mood }: Beat): string => {
  const { asleep = false }: ComicScene = SCENES[scene];
  return asleep ? SLEEPING_FACE_WORDS[mood] : FACE_WORDS[mood];
};

/** @param before the previous panel; if it already describes the same face, the face is not described again */
const panelOf = (beat: Beat, before: Beat | null): ComicPanel => {
  const { draw, shows } = SCENES[beat.scene];
  const caption = captionOf(beat);
  const face = faceIn(beat);
  const isNewFace = before === null || faceIn(before) !== face;
  const seen = [shows, ...(isNewFace ? [face] : []), ...weatherIn(beat.scene, beat.mood)];
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
 * The strip of four panels about a person's last seven days; the same days always give the same strip. Null without
 * days. The strip is made from moods, tags and dates only, so that no text that a person wrote can appear in it.
 *
 * @param days in any order, each date once; only the last seven are used
 */
export const comicOf = (days: readonly ComicDay[]): Comic | null => {
  const [first, ...rest] = days.toSorted((a, b) => (a.date < b.date ? -1 : 1)).slice(-7);
  if (first === undefined) return null;
  const beats = storyOf([first, ...rest]);
  const panels = beats.map((beat, place) => panelOf(beat, beats[place - 1] ?? null));
  const summary = summaryOf([first, ...rest]);
  const descriptions = panels.map(({ alt }, place) => `Panel ${place + 1}: ${alt}`);
  return {
    panels,
    summary,
    alt: [`A comic of ${panels.length} panels.`, summary, ...descriptions].join(' '),
  };
};
