import type { SvgNode } from '#domain/shared/drawing/svg-node.ts';
import { texts } from '#texts/comic.js';
import type { ComicMood } from './moods.ts';
import type { ComicScene } from './scene.ts';
import { type Beat, type ComicDay, storyOf } from './story.ts';
import { SCENES, type SceneName } from './tag-scenes.ts';
import { weekdayOf } from './words.ts';

/** One drawn panel, in the units of `PANEL`. */
interface ComicPanel {
  readonly scene: SceneName;
  /** The drawing, from back to front. */
  readonly svg: readonly SvgNode[];
  /** The text under the panel: one line about the day, and mostly one about its mood. */
  readonly caption: readonly string[];
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

const captionOf = (beat: Beat): readonly string[] => {
  if (beat.kind !== 'day') return [beat.kind === 'opening' ? texts.emptyPage : texts.nextDaysOpen];
  const weekday = weekdayOf(beat.date);
  const day = beat.again ? texts.stillDay({ weekday }) : texts.day({ weekday });
  const line = beat.words === null ? day : `${day} ${beat.words}`;
  // The previous panel already names the mood of this day.
  return beat.again ? [line] : [line, texts.mood({ mood: texts.moods[beat.mood] })];
};

const weatherIn = (scene: SceneName, mood: ComicMood): readonly string[] => {
  const { weather } = SCENES[scene];
  if (weather === null) return [];
  return [weather === 'window' ? texts.windowWeather[mood] : texts.skyWeather[mood]];
};

const faceIn = ({ scene, mood }: Beat): string => {
  const { asleep = false }: ComicScene = SCENES[scene];
  return asleep ? texts.sleepingFaces[mood] : texts.faces[mood];
};

/** @param before the previous panel; if it already describes the same face, the face is not described again */
const panelOf = (beat: Beat, before: Beat | null): ComicPanel => {
  const { draw } = SCENES[beat.scene];
  const caption = captionOf(beat);
  const face = faceIn(beat);
  const isNewFace = before === null || faceIn(before) !== face;
  const seen = [
    texts.scenes[beat.scene],
    ...(isNewFace ? [face] : []),
    ...weatherIn(beat.scene, beat.mood),
  ];
  return {
    scene: beat.scene,
    svg: draw(beat.mood),
    caption,
    alt: [...caption, ...seen].join(' '),
  };
};

const summaryOf = (days: readonly [ComicDay, ...ComicDay[]]): string => {
  const first = days[0];
  const last = days.at(-1) ?? first;
  const mood = texts.moods[first.mood];
  if (days.length === 1) return texts.oneDay({ day: weekdayOf(first.date), mood });
  const span = { firstDay: weekdayOf(first.date), lastDay: weekdayOf(last.date) };
  if (days.every((day) => day.mood === first.mood)) return texts.stayed({ ...span, mood });
  return first.mood === last.mood
    ? texts.changedAndBack({ ...span, mood })
    : texts.changed({ ...span, first: mood, last: texts.moods[last.mood] });
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
  const descriptions = panels.map(({ alt: text }, place) =>
    texts.numberedPanel({ number: place + 1, text }),
  );
  return {
    panels,
    summary,
    alt: [texts.panels({ count: panels.length }), summary, ...descriptions].join(' '),
  };
};
