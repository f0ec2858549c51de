import * as z from 'zod/mini';
import { type Ladder, newLadder } from '#domain/chat/skills/exposure/ladder.ts';
import { calmingSteps, FIRST_STEP } from './calming.ts';
import type { CalmingContent, CommonContent, ScriptContent } from './content.ts';
import { buildingSteps } from './exposure/building.ts';
import { climbingSteps } from './exposure/climbing.ts';
import type { ExposureContent } from './exposure/content.ts';
import { type ExposureState, exposureShape } from './exposure/state.ts';
import { createThemes } from './exposure/themes.ts';
import { createHearing } from './exposure/tools.ts';
import type { Values } from './forms.ts';
import { createMachine, type Steps } from './machine.ts';
import type { SceneContent } from './scenes/content.ts';
import { intoScene, sceneSteps, type WrittenScenes } from './scenes/scenes.ts';
import { type SceneState, sceneShape } from './scenes/state.ts';
import { scriptSteps } from './script.ts';
import {
  type CALMING_IDS,
  isCalmingSkill,
  type Said,
  type SCRIPT_IDS,
  type SkillContext,
  type SkillId,
  type SkillName,
  type Turn,
} from './skill.ts';
import { type ScriptState, scriptShape } from './state.ts';

/** The texts and word lists of the skills, as read from `content/chat/skills`. */
export interface SkillsContent {
  readonly common: CommonContent;
  readonly calming: Readonly<Record<(typeof CALMING_IDS)[number], CalmingContent>>;
  readonly scripts: Readonly<Record<'start' | 'thought', ScriptContent>>;
  readonly exposure: ExposureContent;
  readonly scene: SceneContent;
  /** Keyed by file name. */
  readonly scenes: WrittenScenes;
}

/** The stored state of any skill. */
export const skillShape = z.discriminatedUnion('skill', [scriptShape, exposureShape, sceneShape]);
export type SkillState = ScriptState | ExposureState | SceneState;

/** The result of one turn of any skill. */
export interface SkillTurn extends Turn<SkillState> {
  /** The ladder to store if it changed in this turn; otherwise null. */
  readonly ladder: Ladder | null;
}

export interface Skills {
  /** Begins a skill. `sceneId` starts that scene directly; `known` prefills the fields of a script. */
  begin(skill: SkillId, context: SkillContext, sceneId?: string | null, known?: Values): SkillTurn;
  /** Shows the current step again, for example after a pause. */
  show(state: SkillState, context: SkillContext): SkillTurn;
  hear(state: SkillState, said: Said, context: SkillContext): SkillTurn;
  names(skill: SkillId): SkillName;
}

/** The name of a ladder until the person names its fear. */
const UNNAMED = '…';

type Scripts = Readonly<Record<(typeof SCRIPT_IDS)[number], Steps<ScriptState>>>;

const withoutLadder = (turn: Turn<SkillState>): SkillTurn => ({ ...turn, ladder: null });

/** Creates the skills of the chat from their content. */
export const createSkills = (content: SkillsContent): Skills => {
  const { common, calming, scripts } = content;
  const machine = createMachine(common);
  const themes = createThemes(content.exposure);
  const hearing = createHearing(content.exposure);
  const exposure = {
    ...buildingSteps(content.exposure, themes, hearing),
    ...climbingSteps(content.exposure, themes, hearing),
  };
  const scene = sceneSteps(content.scene, content.scenes, machine);
  const byScript: Scripts = {
    breathing: calmingSteps(calming.breathing, common.calming),
    grounding: calmingSteps(calming.grounding, common.calming),
    relaxation: calmingSteps(calming.relaxation, common.calming),
    'sensory-break': calmingSteps(calming['sensory-break'], common.calming),
    start: scriptSteps(scripts.start),
    thought: scriptSteps(scripts.thought),
  };
  const named: Readonly<Record<SkillId, { readonly name: SkillName }>> = {
    ...calming,
    ...scripts,
    exposure: content.exposure,
    scene: content.scene,
  };

  const firstOf = (skill: ScriptState['skill']): string => {
    if (skill === 'start' || skill === 'thought') return scripts[skill].steps[0]?.id ?? '';
    return calming[skill].ways.length > 1 ? 'way' : FIRST_STEP;
  };
  /** Whether the step still exists; the content may have changed since the state was stored. */
  const isThere = (state: SkillState): boolean => {
    if (state.skill === 'exposure') return state.at in exposure;
    if (state.skill !== 'scene') return state.at in byScript[state.skill];
    const isWritten = state.at === 'turn' || state.at === 'over';
    return isWritten
      ? content.scenes[state.sceneId]?.nodes[state.nodeId] !== undefined
      : state.at in scene;
  };

  const begin: Skills['begin'] = (skill, context, sceneId = null, known = {}) => {
    const start = { trail: [], values: {}, sinceMs: context.nowMs };
    if (skill === 'exposure') {
      const at = context.ladders.length > 0 ? 'pick' : 'fear';
      const ladder = newLadder(context.newId, UNNAMED, context.nowMs);
      const state: ExposureState = { skill, at, ...start, ladder, page: 0, resisted: 'part' };
      return withoutLadder(machine.show(skill, exposure, state, context));
    }
    if (skill === 'scene') {
      const state: SceneState = {
        skill,
        at: 'place',
        ...start,
        sceneId: '',
        nodeId: '',
        walked: [],
        said: [],
        before: [],
      };
      const isWritten = sceneId !== null && content.scenes[sceneId] !== undefined;
      const begun = isWritten ? { ...intoScene(state, sceneId), at: 'turn' } : state;
      return withoutLadder(machine.show(skill, scene, begun, context));
    }
    const state: ScriptState = { skill, at: firstOf(skill), ...start, values: { ...known } };
    return withoutLadder(machine.show(skill, byScript[skill], state, context));
  };

  const show: Skills['show'] = (state, context) => {
    if (!isThere(state)) return begin(state.skill, context);
    if (state.skill === 'exposure')
      return withoutLadder(machine.show(state.skill, exposure, state, context));
    if (state.skill === 'scene')
      return withoutLadder(machine.show(state.skill, scene, state, context));
    // The timer of a calming exercise restarts after an interruption.
    const sinceMs = isCalmingSkill(state.skill) ? context.nowMs : state.sinceMs;
    const now = { ...state, sinceMs };
    return withoutLadder(machine.show(state.skill, byScript[state.skill], now, context));
  };

  const hear: Skills['hear'] = (state, said, context) => {
    if (!isThere(state)) return { ...begin(state.skill, context), fit: 'other' };
    if (state.skill === 'scene')
      return withoutLadder(machine.hear(state.skill, scene, state, said, context));
    if (state.skill !== 'exposure')
      return withoutLadder(machine.hear(state.skill, byScript[state.skill], state, said, context));
    const turn = machine.hear(state.skill, exposure, state, said, context);
    const ladder = turn.state?.ladder ?? state.ladder;
    const isNew = ladder !== state.ladder && ladder.rungs.length > 0 && state.at !== 'pick';
    return { ...turn, ladder: isNew ? ladder : null };
  };

  return { begin, show, hear, names: (skill) => named[skill].name };
};
