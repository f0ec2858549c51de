import { type Random, seededRandom, seedOf } from '#domain/shared/numbers/random.ts';
import { shuffled } from '#domain/shared/numbers/shuffle.ts';
import type { SocialScene } from './scene.ts';
import { SCENES } from './scenes/scenes.ts';

/** The number of scenes in a round. */
export const ROUND_SCENES = 5;
/**
 * The number of scenes in a round that have the difficulty of the level. Of the other two, one is easier and one is
 * harder where such scenes exist.
 */
const OF_THE_LEVEL = 3;

const ofDifficulty = (difficulty: number, random: Random): readonly SocialScene[] =>
  shuffled(
    SCENES.filter((scene) => scene.difficulty === difficulty),
    random,
  );

/** The scenes of a round, from its level and seed, without repeats. */
export const drawScenes = (level: number, seed: number): readonly SocialScene[] => {
  const random = seededRandom(seedOf(`social ${seed}`));
  const own = ofDifficulty(level, random);
  const [easier, harder] = [ofDifficulty(level - 1, random), ofDifficulty(level + 1, random)];
  const chosen = [...own.slice(0, OF_THE_LEVEL), ...easier.slice(0, 1), ...harder.slice(0, 1)];
  const filled = [...chosen, ...own.slice(OF_THE_LEVEL)].slice(0, ROUND_SCENES);
  return shuffled(filled, random);
};

/** The order in which a round shows the answers of a scene, as their places in the scene. */
export const optionOrder = (scene: SocialScene, seed: number): readonly number[] =>
  shuffled(
    scene.fits.map((_, at) => at),
    seededRandom(seedOf(`options ${seed} ${scene.id}`)),
  );

/** Whether the answer at a place in the scene fits; null if there is no such answer. */
export const fitsAt = (scene: SocialScene | undefined, place: number): boolean | null =>
  scene?.fits[place] ?? null;
