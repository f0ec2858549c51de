import type { SocialScene } from '#domain/games/social/scene.ts';
import { CHANGED } from './changed.ts';
import { FEEL } from './feel.ts';
import { SAY } from './say.ts';

/**
 * All scenes of Social cues. A new one changes what seeds draw, so raise the version of the game
 * with it.
 */
export const SCENES: readonly SocialScene[] = [...FEEL, ...SAY, ...CHANGED];
