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

/** How a mood tag is shown: the scene and a sentence for the caption. */
interface TagScene {
  readonly scene: SceneName;
  /** Whether the tag names something pleasant, something hard, or neither. */
  readonly tone: 'pleasant' | 'hard' | 'either';
  readonly words: string;
}

const TAG_SCENES: Readonly<Record<string, TagScene>> = {
  'Exam stress': { scene: 'books', tone: 'hard', words: 'Stress about an exam.' },
  Sleepy: { scene: 'asleep', tone: 'either', words: 'A sleepy day.' },
  'Social win': { scene: 'together', tone: 'pleasant', words: 'A good moment with people.' },
  'Family fight': { scene: 'apart', tone: 'hard', words: 'A fight in the family.' },
  'Productive day': { scene: 'checklist', tone: 'pleasant', words: 'A day when things got done.' },
  Anxious: { scene: 'tangle', tone: 'hard', words: 'An anxious day.' },
  Lonely: { scene: 'at-window', tone: 'hard', words: 'A lonely day.' },
  Motivated: { scene: 'new-path', tone: 'pleasant', words: 'A day with motivation.' },
  Tired: { scene: 'sofa', tone: 'hard', words: 'A tired day.' },
  'Happy moment': { scene: 'balloons', tone: 'pleasant', words: 'A happy moment.' },
  Overwhelmed: { scene: 'many-things', tone: 'hard', words: 'A lot at once.' },
  Focused: { scene: 'laptop', tone: 'pleasant', words: 'A focused day.' },
  'Friend drama': { scene: 'apart', tone: 'hard', words: 'Trouble between friends.' },
  'Self-care day': { scene: 'tea', tone: 'pleasant', words: 'Time to care for yourself.' },
  'Under pressure': { scene: 'big-clock', tone: 'hard', words: 'A day under pressure.' },
  'Feeling grateful': { scene: 'garden', tone: 'pleasant', words: 'A grateful day.' },
  'Burned out': { scene: 'low-battery', tone: 'hard', words: 'A day with no energy left.' },
  Inspired: { scene: 'easel', tone: 'pleasant', words: 'A day with a new idea.' },
  'Bad sleep': { scene: 'awake-in-bed', tone: 'hard', words: 'A night of bad sleep.' },
  Accomplished: { scene: 'summit', tone: 'pleasant', words: 'Something got done.' },
};

/** The scene and sentence of a mood tag; null for any other text. */
export const tagSceneOf = (tag: string): TagScene | null =>
  Object.hasOwn(TAG_SCENES, tag) ? (TAG_SCENES[tag] ?? null) : null;

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
