import { POSES, type Pose } from '#domain/shared/drawing/poses.ts';
import type { Posture } from './scene.ts';

/** The drawing of each posture, and the number of degrees by which its head leans forward. */
export const POSTURES: Readonly<Record<Posture, readonly [pose: Pose, lean: number]>> = {
  stand: [POSES.stand, 0],
  sit: [POSES.rest, 0],
  walk: [POSES.walk, 0],
  'arms-up': [POSES.cheer, 0],
  'arms-crossed': [
    {
      ...POSES.stand,
      far: { d: 'M-13 -76Q-24 -62 -14 -57L6 -58', hand: [9, -58] },
      near: { d: 'M13 -76Q24 -64 14 -61L-8 -64', hand: [-11, -64] },
    },
    0,
  ],
  'hands-at-head': [POSES['hands-at-head'], 0],
  'hand-out': [POSES.reach, 3],
  'hands-together': [POSES.hold, 3],
  'curled-up': [POSES.curl, 8],
  slumped: [{ ...POSES.stand, head: [6, -102] }, 16],
};
