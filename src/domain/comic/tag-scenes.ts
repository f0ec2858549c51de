import { texts } from '#texts/comic.js';
import type { ComicMood } from './moods.ts';
import type { ComicScene } from './scene.ts';
import { AT_HOME } from './scenes/at-home.ts';
import { FEELINGS } from './scenes/feelings.ts';
import { OUTDOORS } from './scenes/outdoors.ts';

/** All scenes by name. */
export const SCENES = { ...AT_HOME, ...OUTDOORS, ...FEELINGS } as const satisfies Readonly<
  Record<string, ComicScene>
>;
export type SceneName = keyof typeof SCENES;

/** How a mood tag is shown. */
interface TagScene {
  readonly scene: SceneName;
  /** Whether the tag names something pleasant, something hard, or neither. */
  readonly tone: 'pleasant' | 'hard' | 'either';
}

/** A mood tag that has a scene, and a sentence for the caption in the texts. */
type DrawnTag = keyof typeof texts.tags;

const TAG_SCENES: Readonly<Record<DrawnTag, TagScene>> = {
  'Exam stress': { scene: 'books', tone: 'hard' },
  Sleepy: { scene: 'asleep', tone: 'either' },
  'Social win': { scene: 'together', tone: 'pleasant' },
  'Family fight': { scene: 'apart', tone: 'hard' },
  'Productive day': { scene: 'checklist', tone: 'pleasant' },
  Anxious: { scene: 'tangle', tone: 'hard' },
  Lonely: { scene: 'at-window', tone: 'hard' },
  Motivated: { scene: 'new-path', tone: 'pleasant' },
  Tired: { scene: 'sofa', tone: 'hard' },
  'Happy moment': { scene: 'balloons', tone: 'pleasant' },
  Overwhelmed: { scene: 'many-things', tone: 'hard' },
  Focused: { scene: 'laptop', tone: 'pleasant' },
  'Friend drama': { scene: 'apart', tone: 'hard' },
  'Self-care day': { scene: 'tea', tone: 'pleasant' },
  'Under pressure': { scene: 'big-clock', tone: 'hard' },
  'Feeling grateful': { scene: 'garden', tone: 'pleasant' },
  'Burned out': { scene: 'low-battery', tone: 'hard' },
  Inspired: { scene: 'easel', tone: 'pleasant' },
  'Bad sleep': { scene: 'awake-in-bed', tone: 'hard' },
  Accomplished: { scene: 'summit', tone: 'pleasant' },
};

const isDrawn = (tag: string): tag is DrawnTag => Object.hasOwn(TAG_SCENES, tag);

/** The scene and sentence of a mood tag; null for any other text. */
export const tagSceneOf = (tag: string): (TagScene & { readonly words: string }) | null =>
  isDrawn(tag) ? { ...TAG_SCENES[tag], words: texts.tags[tag] } : null;

/**
 * Whether a tag matches the face of a panel: a hard tag does not go with a smile, nor a pleasant tag with a sad face.
 */
export const isInTune = ({ tone }: Pick<TagScene, 'tone'>, mood: ComicMood): boolean =>
  tone === 'either' || mood === 50 || mood > 50 === (tone === 'pleasant');

/** The scenes for a day without tags, by its mood. */
export const MOOD_SCENES: Readonly<Record<ComicMood, readonly SceneName[]>> = {
  0: ['storm', 'at-window', 'umbrella', 'sofa'],
  25: ['umbrella', 'at-window', 'sofa', 'bench'],
  50: ['bench', 'tea', 'walk', 'at-window'],
  75: ['walk', 'garden', 'tea', 'bench'],
  100: ['kite', 'garden', 'walk', 'new-path'],
};
