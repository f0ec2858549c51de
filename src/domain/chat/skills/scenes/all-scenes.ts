import { friendLimitScenes } from './friends-limits.ts';
import { friendTalkScenes } from './friends-talk.ts';
import type { Place, Scene } from './scene.ts';
import { schoolBreakScenes } from './school-break.ts';
import { schoolTaskScenes } from './school-tasks.ts';
import { serviceDeskScenes } from './services-desks.ts';
import { serviceSenseScenes } from './services-senses.ts';
import { workPeopleScenes } from './work-people.ts';
import { workTaskScenes } from './work-tasks.ts';

/** Every scene, in the order in which they are offered. */
export const SCENES: readonly Scene[] = [
  ...workTaskScenes,
  ...workPeopleScenes,
  ...schoolTaskScenes,
  ...schoolBreakScenes,
  ...friendLimitScenes,
  ...friendTalkScenes,
  ...serviceDeskScenes,
  ...serviceSenseScenes,
];

/** The scenes of a place. */
export const scenesIn = (place: Place): readonly Scene[] =>
  SCENES.filter((scene) => scene.place === place);
