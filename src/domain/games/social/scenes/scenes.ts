import type { SocialScene } from '#domain/games/social/scene.ts';
import { CHANGED } from './changed.ts';
import { FEEL } from './feel.ts';
import { SAY } from './say.ts';

/**
 * All scenes of Social cues. A new scene changes which scenes a seed draws, so increase the version of the game when
 * you add one.
 */
export const SCENES: readonly SocialScene[] = [...FEEL, ...SAY, ...CHANGED];
