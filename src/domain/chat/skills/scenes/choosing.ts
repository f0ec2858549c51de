import { tellsHardship } from '#domain/chat/skills/exposure/hardship.ts';
import type { Move, Steps } from '#domain/chat/skills/machine.ts';
import {
  exactOption,
  type Heard,
  KEPT_CHARACTERS,
  optionIn,
  saysNext,
  saysYes,
} from '#domain/chat/text/heard.ts';
import { scenesIn } from './all-scenes.ts';
import { beginOwn, OWN } from './own.ts';
import { PLACE_LABELS, PLACES, type Place, type Scene } from './scene.ts';
import type { SceneState } from './state.ts';

/** The node at which every scene begins. */
export const START = 'start';
const PLACE_WORDS: readonly (readonly [Place, RegExp])[] = [
  ['work', /\b(?:work|job|boss|office|coworkers?|colleagues?|manager|meeting)\b/],
  ['school', /\b(?:school|class|teacher|college|university|study|lesson|essay)\b/],
  ['friends', /\b(?:friends?|party|dating|people|mates?)\b/],
  ['services', /\b(?:shops?|services?|doctor|bank|waiter|restaurant|phone|call|hair\w*|store)\b/],
];

/** The place that a text speaks of; null if none. */
export const placeIn = (plain: string): Place | null =>
  PLACE_WORDS.find(([, words]) => words.test(plain))?.[0] ?? null;

/** Begins a written scene. */
export const begin = (state: SceneState, scene: Scene) => ({
  to: 'turn' as const,
  state: { ...state, place: scene.place, sceneId: scene.id, nodeId: START, walked: [] },
});

/** A wish for something that is not among the written scenes, without saying what. */
const NONE =
  /^(?:none|neither|nothing|something else|another(?: one)?|other|different|my own|not these)(?: (?:of (?:these|them|those)|fits?|one|please))*$/;
/** From this many words on, an answer tells of a situation. */
const SITUATION_WORDS = 4;
const NOT_WRITTEN = 'No written scene is about that, so we make one of your own.';
const CLOSEST = 'This written scene comes closest. For one of your own, write "back" first.';

/** Words about the choice itself; "what do I say when" and "I do not know how to tell him" are about a situation. */
const ABOUT_CHOICE =
  /^(?:(?:i|im|i am|well|um) )*(?:(?:dont|do not) know(?! (?:how (?:to|i)|what (?:to|i (?:can|could|should|would)) (?:say|tell|ask|answer|write)))|not sure|unsure|no idea|cant (?:choose|decide)|cannot (?:choose|decide)|(?:what|which|why)\b(?! (?:to|do i|can i|could i|should i|would i|if)))\b/;

/** The situation that a free answer tells of, on one line; null where it tells of none. */
const situationIn = ({ text, plain }: Heard): string | null =>
  plain.split(' ').length < SITUATION_WORDS || ABOUT_CHOICE.test(plain) || tellsHardship(plain)
    ? null
    : text.replace(/\s+/g, ' ').slice(0, KEPT_CHARACTERS).trim();

const hearPlace = (state: SceneState, heard: Heard): Move<SceneState> => {
  const labels = PLACES.map((place) => PLACE_LABELS[place]);
  const option = optionIn([...labels, OWN], heard);
  if (option === labels.length) return beginOwn(state, '');
  const place = PLACES[option ?? -1] ?? placeIn(heard.plain);
  const situation = situationIn(heard);
  if (place !== null) {
    // What was told is kept, in case no scene of this place fits.
    return {
      to: 'scene',
      state: { ...state, place, own: { ...state.own, situation: situation ?? '' } },
    };
  }
  if (saysNext(heard)) return { to: 'scene', state };
  if (NONE.test(heard.plain)) return beginOwn(state, '');
  return situation === null
    ? { again: ['Choose one of these places, or a situation of your own.'] }
    : beginOwn(state, situation, [NOT_WRITTEN]);
};

const hearTitle = (state: SceneState, heard: Heard): Move<SceneState> => {
  const scenes = scenesIn(state.place);
  const titles = scenes.map(({ title }) => title);
  const option = optionIn([...titles, OWN], heard);
  if (option === titles.length || NONE.test(heard.plain)) {
    return beginOwn(state, state.own.situation);
  }
  const scene = scenes[option ?? (saysNext(heard) || saysYes(heard) ? 0 : -1)];
  const situation = situationIn(heard);
  if (scene !== undefined) {
    const isNear = situation !== null && exactOption(titles, heard) === null;
    return { ...begin(state, scene), note: isNear ? [CLOSEST] : [] };
  }
  return situation === null
    ? { again: ['Choose one of these scenes, or a situation of your own.'] }
    : beginOwn(state, situation, [NOT_WRITTEN]);
};

/** The steps in which a place and a scene are chosen. */
export const choosing: Pick<Steps<SceneState>, 'place' | 'scene'> = {
  place: {
    takes: 'words',
    ask: () => ({
      paragraphs: [
        'We can go through a scene step by step. You can try each answer, also the ones that you would never give.',
        'There is often more than one fine answer. Where does it take place?',
      ],
      quickReplies: [...PLACES.map((place) => PLACE_LABELS[place]), OWN],
    }),
    hear: hearPlace,
  },
  scene: {
    takes: 'words',
    ask: ({ place }) => ({
      paragraphs: ['Which scene?'],
      quickReplies: [...scenesIn(place).map(({ title }) => title), OWN],
    }),
    hear: hearTitle,
  },
};
