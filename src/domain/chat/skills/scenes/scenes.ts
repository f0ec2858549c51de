import type { Part } from '#domain/chat/reply.ts';
import {
  type Button,
  goTo,
  type Machine,
  type Move,
  type Step,
  type Steps,
} from '#domain/chat/skills/machine.ts';
import { filled } from '#domain/chat/skills/words.ts';
import { plainOf } from '#domain/chat/text/words.ts';
import type { SceneContent, SceneNode, WrittenScene } from './content.ts';
import { beginOwn, ownSteps, sentencesOf } from './own.ts';
import { MOST_SAID, type SceneState } from './state.ts';

/** The node at which every scene begins. */
export const START = 'start';
/** A text of at least this many words describes a situation. */
const SITUATION_WORDS = 4;

export type WrittenScenes = Readonly<Record<string, WrittenScene>>;

/** The number of turns on the longest path from a node; 0 at an end. */
export const longestFrom = (scene: WrittenScene, id: string): number => {
  const options = scene.nodes[id]?.options ?? [];
  return options.length === 0
    ? 0
    : 1 + Math.max(...options.map(({ to }) => longestFrom(scene, to)));
};

/** Enters a written scene. */
export const intoScene = (state: SceneState, sceneId: string): SceneState => ({
  ...state,
  sceneId,
  nodeId: START,
  walked: [],
});

/** The steps of simulated social interactions: the written scenes, and scenes that the person makes up. */
export const sceneSteps = (
  content: SceneContent,
  scenes: WrittenScenes,
  { isOwnWords }: Pick<Machine, 'isOwnWords'>,
): Steps<SceneState> => {
  const { place, scene, turn, over, end, own } = content;
  const nodeOf = ({ sceneId, nodeId }: SceneState): SceneNode | undefined =>
    scenes[sceneId]?.nodes[nodeId];

  const partsOf = (state: SceneState): readonly Part[] => {
    const written = scenes[state.sceneId];
    if (written === undefined) return [];
    const path = state.walked.map((walked) => walked.path);
    const left = longestFrom(written, state.nodeId);
    const steps = path.length + left;
    const step = left === 0 ? steps : path.length + 1;
    const text = path.length === 0 ? turn.where : turn.path;
    const where = filled(text, { step, steps, path: path.join(', ') });
    const { sceneId } = state;
    return [{ type: 'scene', sceneId, title: written.title, where, step, steps, path }];
  };
  const toOwn: Button<SceneState> = {
    label: own.button,
    press: (state) => beginOwn(state, state.values.situation ?? ''),
  };
  /** Treats a text as a situation that no written scene covers; null if the text does not describe a situation. */
  const toldIn = (state: SceneState, text: string): Move<SceneState> | null =>
    isOwnWords(text) && plainOf(text).split(' ').length >= SITUATION_WORDS
      ? beginOwn(state, text, [own.notWritten])
      : null;

  const stepBack = (state: SceneState): SceneState => {
    const last = state.walked.at(-1);
    return last === undefined
      ? state
      : { ...state, nodeId: last.nodeId, walked: state.walked.slice(0, -1) };
  };
  const optionButton = ({ says, path, feedback, to }: SceneNode['options'][number]) => ({
    label: says,
    also: [path],
    press: (state: SceneState): Move<SceneState> => {
      const walked = [...state.walked, { nodeId: state.nodeId, path }].slice(-MOST_SAID);
      const next = { ...state, nodeId: to, walked };
      const isOver = (nodeOf(next)?.options.length ?? 0) === 0;
      return { to: isOver ? 'over' : 'turn', state: next, note: [feedback] };
    },
  });

  const choosePlace: Step<SceneState> = {
    plainer: place.plainer,
    ask: () => ({
      paragraphs: place.says,
      buttons: [
        ...place.places.map(({ label }) => ({
          label,
          press: (state: SceneState) => ({
            to: 'scene',
            state: { ...state, values: { place: label } },
          }),
        })),
        toOwn,
      ],
    }),
    words: toldIn,
  };
  const chooseScene: Step<SceneState> = {
    plainer: scene.plainer,
    ask: ({ values }) => {
      const found = place.places.find(({ label }) => label === values.place);
      return {
        paragraphs: scene.says,
        buttons: [
          ...(found?.scenes ?? []).map((id) => ({
            label: scenes[id]?.title ?? id,
            press: (state: SceneState) => ({ to: 'turn', state: intoScene(state, id) }),
          })),
          toOwn,
        ],
      };
    },
    words: toldIn,
  };

  return {
    place: choosePlace,
    scene: chooseScene,
    turn: {
      plainer: turn.plainer,
      ask: (state) => {
        const node = nodeOf(state);
        return {
          paragraphs: [...(node?.happens ?? []), turn.says],
          buttons: (node?.options ?? []).map(optionButton),
          parts: partsOf(state),
        };
      },
      words: (_, text) => (isOwnWords(text) ? { again: [turn.other] } : null),
      undo: stepBack,
    },
    over: {
      plainer: over.plainer,
      ask: (state) => ({
        paragraphs: [...(nodeOf(state)?.happens ?? []), over.says],
        buttons: [
          {
            label: over.again,
            press: (now) => ({ to: 'turn', state: intoScene(now, now.sceneId) }),
          },
          goTo(over.another, 'place'),
          goTo(over.done, 'end'),
        ],
        parts: partsOf(state),
      }),
      undo: stepBack,
    },
    ...ownSteps(own, turn, over, isOwnWords),
    end: {
      isEnd: true,
      ask: (state) => {
        const sentences = sentencesOf(state);
        return {
          paragraphs: [
            ...end.says,
            ...(sentences.length === 0
              ? []
              : [end.sentences, ...sentences.map((text) => filled(end.sentence, { text }))]),
          ],
        };
      },
    },
  };
};
