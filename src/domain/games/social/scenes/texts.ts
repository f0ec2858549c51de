import type { SocialScene } from '#domain/games/social/scene.ts';
import { texts } from '#texts/scenes.js';

/** What happens in a scene, and its answers, each with the reason why it fits or fits less. */
interface SceneTexts {
  readonly story: string;
  readonly options: readonly { readonly text: string; readonly why: string }[];
}

/** The texts of a scene. */
export const textsOf = ({ id }: Pick<SocialScene, 'id'>): SceneTexts => texts.scenes[id];
