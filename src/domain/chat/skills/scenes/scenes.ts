import type { Part } from '#domain/chat/reply.ts';
import {
  hear,
  type Move,
  type SkillContext,
  show,
  type Turn,
  withPlainer,
} from '#domain/chat/skills/machine.ts';
import { type Heard, optionIn, saysNo } from '#domain/chat/text/heard.ts';
import { contentStemsOf } from '#domain/chat/text/words.ts';
import { SCENES, scenesIn } from './all-scenes.ts';
import { begin, choosing, placeIn, START } from './choosing.ts';
import { ownSteps, takenAlong } from './own.ts';
import { scenePlainer } from './plainer.ts';
import { longestFrom, type Scene, sceneNode } from './scene.ts';
import { newOwnScene, type SceneState } from './state.ts';

const OVER = ['Play it again', 'Another scene', 'That is all for today'] as const;
const DONE = /\b(?:done|finished|enough|end|all|today|over|bye|thanks?)\b/;
const sceneOf = ({ sceneId, place }: SceneState): Scene | undefined =>
  SCENES.find(({ id }) => id === sceneId) ?? scenesIn(place)[0];

const scenePart = (state: SceneState, scene: Scene): Part => {
  const path = state.walked.map((step) => step.path);
  const left = longestFrom(scene, state.nodeId);
  const steps = path.length + left;
  const step = left === 0 ? steps : path.length + 1;
  const taken = path.length === 0 ? '' : `, path: ${path.join(', ')}`;
  return {
    type: 'scene',
    sceneId: scene.id,
    title: scene.title,
    where: `step ${step} of ${steps}${taken}`,
    step,
    steps,
    path,
  };
};

/** From this share of the words that were typed on, an answer is meant; one word in common is not enough. */
const NEAR_SHARE = 0.4;

/** Whether most of what was typed stands in an answer, and not only one word of it. */
const isNear = (heard: Heard, answers: readonly string[]): boolean => {
  const typed = contentStemsOf(heard.text);
  return answers.some((answer) => {
    const stems = contentStemsOf(answer);
    const shared = typed.filter((stem) => stems.includes(stem)).length;
    return typed.length <= 1 || shared >= NEAR_SHARE * typed.length;
  });
};

const hearTurn = (state: SceneState, heard: Heard): Move<SceneState> => {
  const scene = sceneOf(state);
  if (scene === undefined) return { to: 'over', state };
  const { options } = sceneNode(scene, state.nodeId);
  const index = optionIn(
    options.map(({ says }) => says),
    heard,
  );
  const byPath = optionIn(
    options.map(({ path }) => path),
    heard,
  );
  const chosen = options[index ?? byPath ?? -1];
  if (chosen === undefined || !isNear(heard, [chosen.says, chosen.path])) {
    return {
      again: [
        'That could be said, too. This scene knows only the answers below. Choose the one that comes closest, or type its number.',
      ],
    };
  }
  const walked = [...state.walked, { nodeId: state.nodeId, path: chosen.path }].slice(-12);
  const next = { ...state, nodeId: chosen.to, walked };
  const isOver = sceneNode(scene, chosen.to).options.length === 0;
  return { to: isOver ? 'over' : 'turn', state: next, note: [chosen.feedback] };
};

const stepBack = (state: SceneState): SceneState => {
  const last = state.walked.at(-1);
  return last === undefined
    ? state
    : { ...state, nodeId: last.nodeId, walked: state.walked.slice(0, -1) };
};

const STEPS = withPlainer<SceneState>(
  {
    ...choosing,
    ...ownSteps,
    turn: {
      takes: 'feelings',
      ask: (state) => {
        const scene = sceneOf(state);
        if (scene === undefined) return { paragraphs: ['This scene is over.'] };
        const node = sceneNode(scene, state.nodeId);
        return {
          paragraphs: [...node.happens, 'What do you say or do?'],
          quickReplies: node.options.map(({ says }) => says),
          parts: [scenePart(state, scene)],
        };
      },
      // Thanks are said to the other person.
      closes: () => null,
      hear: hearTurn,
      undo: stepBack,
    },
    over: {
      ask: (state) => {
        const scene = sceneOf(state);
        const happens = scene === undefined ? [] : sceneNode(scene, state.nodeId).happens;
        return {
          paragraphs: [...happens, 'The scene is over. You can try another path.'],
          quickReplies: OVER,
          parts: scene === undefined ? [] : [scenePart(state, scene)],
        };
      },
      closes: (state) => ({ to: 'end', state }),
      hear: (state, heard) => {
        const option = optionIn(OVER, heard);
        const isAgain = option === 0 || /\b(?:again|replay|same|once more)\b/.test(heard.plain);
        const scene = sceneOf(state);
        if (isAgain && scene !== undefined) return begin(state, scene);
        const isOther = option === 1 || /\b(?:another|other|next|more|new)\b/.test(heard.plain);
        if (isOther && !saysNo(heard)) return { to: 'place', state };
        const isDone = option === 2 || saysNo(heard) || DONE.test(heard.plain);
        return isDone ? { to: 'end', state } : { again: [] };
      },
      undo: stepBack,
    },
    end: {
      ask: (state) => ({
        paragraphs: [
          'That was the scene. You can come back to it, and take another path.',
          'Saying what you need is always one of the fine answers.',
          ...takenAlong(state),
        ],
      }),
      hear: (state) => ({ to: 'end', state }),
    },
  },
  scenePlainer,
);

/** Begins a simulated social interaction; where the first words name a place, with its scenes. */
export const beginScene = (context: SkillContext, plain: string): Turn<SceneState> => {
  const place = placeIn(plain);
  const state: SceneState = {
    skill: 'scene',
    at: place === null ? 'place' : 'scene',
    trail: [],
    place: place ?? 'work',
    sceneId: '',
    nodeId: START,
    walked: [],
    own: newOwnScene(),
  };
  return show(STEPS, state, context);
};

/** Says again where it stands. */
export const showScene = (state: SceneState, context: SkillContext): Turn<SceneState> =>
  show(STEPS, state, context);

/** One turn of a simulated social interaction. */
export const hearScene = (
  state: SceneState,
  heard: Heard,
  context: SkillContext,
): Turn<SceneState> => hear(STEPS, state, heard, context);
