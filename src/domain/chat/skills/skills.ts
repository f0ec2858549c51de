import * as z from 'zod/mini';
import type { Reply } from '#domain/chat/reply.ts';
import { type Heard, optionIn } from '#domain/chat/text/heard.ts';
import { beginCalming, hearCalming, showCalming } from './calming/calming.ts';
import { CALMING_IDS } from './calming/script.ts';
import { type CalmingState, calmingShape } from './calming/state.ts';
import { beginExposure, hearExposure, showExposure } from './exposure/exposure.ts';
import type { Ladder } from './exposure/ladder.ts';
import { type ExposureState, exposureShape } from './exposure/state.ts';
import type { Fit, SkillContext, Turn } from './machine.ts';
import { beginScene, hearScene, showScene } from './scenes/scenes.ts';
import { type SceneState, sceneShape } from './scenes/state.ts';
import { beginStart, hearStart, showStart } from './start/start.ts';
import { type StartState, startShape } from './start/state.ts';
import { type ThoughtState, thoughtShape } from './thought/state.ts';
import { beginThought, hearThought, showThought } from './thought/thought.ts';

export const SKILL_IDS = [
  'breathing',
  'grounding',
  'relaxation',
  'sensory-break',
  'exposure',
  'scene',
  'start',
  'thought',
] as const;
export type SkillId = (typeof SKILL_IDS)[number];

/** Whether a skill only calms, so that it may go on in any danger. */
export const isCalmingSkill = (skill: SkillId): boolean =>
  CALMING_IDS.some((calming) => calming === skill);

/** What each skill is called on its button, and in a sentence such as "We can go on with …". */
export const SKILL_NAMES: Readonly<Record<SkillId, { button: string; sentence: string }>> = {
  breathing: { button: 'Slow breathing', sentence: 'the breathing' },
  grounding: { button: 'Grounding', sentence: 'the grounding' },
  relaxation: { button: 'Muscle relaxation', sentence: 'the muscle relaxation' },
  'sensory-break': { button: 'Sensory break', sentence: 'the sensory break' },
  exposure: { button: 'Work on a fear in steps', sentence: 'the ladder' },
  scene: { button: 'Practice a social scene', sentence: 'the scene' },
  start: { button: 'Get started on a task', sentence: 'getting started' },
  thought: { button: 'Look at a thought', sentence: 'the thought record' },
};

/** Where any of the skills stands, as it is stored. */
export const skillShape = z.discriminatedUnion('skill', [
  calmingShape,
  exposureShape,
  sceneShape,
  startShape,
  thoughtShape,
]);
export type SkillState = CalmingState | ExposureState | SceneState | StartState | ThoughtState;

/** What one turn of any skill gives. */
export interface SkillTurn {
  /** Null when the skill is finished. */
  readonly state: SkillState | null;
  readonly reply: Reply;
  /** A ladder that changed in this turn and is to be stored; null if none did. */
  readonly ladder: Ladder | null;
  /** How the message fits the step, where there was one; see `Turn`. */
  readonly fit?: Fit;
}

const withoutLadder = (turn: Turn<SkillState>): SkillTurn => ({ ...turn, ladder: null });

/** Begins a skill. `plain` are the words that asked for it, as `plainOf` writes them. */
export const beginSkill = (skill: SkillId, plain: string, context: SkillContext): SkillTurn => {
  switch (skill) {
    case 'exposure':
      return withoutLadder(beginExposure(context));
    case 'scene':
      return withoutLadder(beginScene(context, plain));
    case 'start':
      return withoutLadder(beginStart(context, plain));
    case 'thought':
      return withoutLadder(beginThought(context));
    default:
      return withoutLadder(beginCalming(skill, context));
  }
};

/** Says again where a skill stands, as when it is taken up after a pause. */
export const showSkill = (state: SkillState, context: SkillContext): SkillTurn => {
  switch (state.skill) {
    case 'exposure':
      return withoutLadder(showExposure(state, context));
    case 'scene':
      return withoutLadder(showScene(state, context));
    case 'start':
      return withoutLadder(showStart(state, context));
    case 'thought':
      return withoutLadder(showThought(state, context));
    default:
      return withoutLadder(showCalming(state, context));
  }
};

/**
 * Whether a message is a line of a scene: it is said to somebody, so that "I need a break" and "I have to leave now" do not
 * leave the skill.
 *
 * @param options the buttons of the step
 */
export const isLineOfScene = (
  state: SkillState,
  heard: Heard,
  options: readonly string[],
): boolean => {
  if (state.skill !== 'scene') return false;
  if (state.at === 'own-first' || state.at === 'own-reply') return true;
  return state.at === 'turn' && optionIn(options, heard) !== null;
};

const climb = (state: ExposureState, heard: Heard, context: SkillContext): SkillTurn => {
  const turn = hearExposure(state, heard, context);
  const ladder = turn.state?.ladder ?? null;
  const isNew = ladder !== state.ladder && ladder !== null && ladder.rungs.length > 0;
  return { ...turn, ladder: isNew ? ladder : null };
};

/** One turn of a skill. Leaving is not for the skill to hear: whoever runs it asks `saysLeave` first. */
export const hearSkill = (state: SkillState, heard: Heard, context: SkillContext): SkillTurn => {
  switch (state.skill) {
    case 'exposure':
      return climb(state, heard, context);
    case 'scene':
      return withoutLadder(hearScene(state, heard, context));
    case 'start':
      return withoutLadder(hearStart(state, heard, context));
    case 'thought':
      return withoutLadder(hearThought(state, heard, context));
    default:
      return withoutLadder(hearCalming(state, heard, context));
  }
};
