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
  readonly words: string;
}

const TAG_SCENES: Readonly<Record<string, TagScene>> = {
  'Exam stress': { scene: 'books', words: 'Stress about an exam.' },
  Sleepy: { scene: 'asleep', words: 'A sleepy day.' },
  'Social win': { scene: 'together', words: 'A good moment with people.' },
  'Family fight': { scene: 'apart', words: 'A fight in the family.' },
  'Productive day': { scene: 'checklist', words: 'A day when things got done.' },
  Anxious: { scene: 'tangle', words: 'An anxious day.' },
  Lonely: { scene: 'at-window', words: 'A lonely day.' },
  Motivated: { scene: 'new-path', words: 'A day with motivation.' },
  Tired: { scene: 'sofa', words: 'A tired day.' },
  'Happy moment': { scene: 'balloons', words: 'A happy moment.' },
  Overwhelmed: { scene: 'many-things', words: 'A lot at once.' },
  Focused: { scene: 'laptop', words: 'A focused day.' },
  'Friend drama': { scene: 'apart', words: 'Trouble between friends.' },
  'Self-care day': { scene: 'tea', words: 'Time to care for yourself.' },
  'Under pressure': { scene: 'big-clock', words: 'A day under pressure.' },
  'Feeling grateful': { scene: 'garden', words: 'A grateful day.' },
  'Burned out': { scene: 'low-battery', words: 'A day with no energy left.' },
  Inspired: { scene: 'easel', words: 'A day with a new idea.' },
  'Bad sleep': { scene: 'awake-in-bed', words: 'A night of bad sleep.' },
  Accomplished: { scene: 'summit', words: 'Something got done.' },
};

/** The scene and sentence of a mood tag; null for any other text. */
export const tagSceneOf = (tag: string): TagScene | null =>
  Object.hasOwn(TAG_SCENES, tag) ? (TAG_SCENES[tag] ?? null) : null;

/** The scenes for a day without tags, by its mood. */
export const MOOD_SCENES: Readonly<Record<ComicMood, readonly SceneName[]>> = {
  0: ['storm', 'at-window', 'umbrella', 'sofa'],
  25: ['umbrella', 'at-window', 'sofa', 'bench'],
  50: ['bench', 'tea', 'walk', 'at-window'],
  75: ['walk', 'garden', 'tea', 'bench'],
  100: ['kite', 'garden', 'walk', 'new-path'],
};
