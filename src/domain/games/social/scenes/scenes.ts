import type { SocialScene } from '#domain/games/social/scene.ts';
import { CHANGED } from './changed.ts';
import { FEEL } from './feel.ts';
import { SAY } from './say.ts';

/**
 * All scenes of Social cues. A new one changes what seeds draw and therefore raises the version of
 * the game.
 */
export const SCENES: readonly SocialScene[] = [...FEEL, ...SAY, ...CHANGED];
