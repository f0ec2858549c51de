import type { Confusion } from '#domain/chat/skills/confusion.ts';
import type { Plainer } from '#domain/chat/skills/machine.ts';
import { ANSWER_SCRIPTS, WISHES } from './own-script.ts';
import type { SceneState } from './state.ts';

const PUT_IN_QUOTES = 'If that was your line to them, write it once more in quotes ("…").';

/** Words that could be said to anybody are a line where the other person was unclear, or where the wish is to ask. */
const isLine = ({ at, own }: SceneState, confusion: Confusion): boolean => {
  if (confusion === 'step') return false;
  return at === 'own-reply' ? own.answer === 'unclear' : own.wish === WISHES[3]?.label;
};

const firstOf = ({ own }: SceneState): string =>
  WISHES.find(({ label }) => label === own.wish)?.openers[0] ?? 'Can we talk for a minute?';

/** The steps of a scene in plainer words, each with an example. */
export const scenePlainer: Plainer<SceneState> = {
  place: () => [
    'In other words: this is practice for a talk with somebody. First we need to know where that talk is.',
    'For example, press "Work" for a talk with a boss. The last one is for a talk of your own.',
  ],
  scene: () => [
    'In other words: each of these is a short story with you in it. Press the one that is most like your day.',
    'For example the first one. If none fits, press "My own situation".',
  ],
  turn: () => [
    'In other words: this is a story, and it is your turn. Below are things that you could say or do.',
    'Press one of them, for example the first, and I tell you what it may lead to. None is a trap.',
  ],
  over: () => [
    'In other words: the story has ended, and nothing more is needed.',
    'For example, press "That is all for today" to leave it here.',
  ],
  'own-with': () => [
    'In other words: whom do you want to say something to? No name is needed.',
    'For example: "my aunt", "my boss", or one of the buttons.',
  ],
  'own-wish': () => [
    'In other words: what is it that they are to know, or to do?',
    'For example: "I cannot come on Sunday", or "can she be more quiet".',
  ],
  'own-first': (state, confusion) =>
    isLine(state, confusion)
      ? null
      : [
          'In other words: type the words that you would say to them, as if they stood here.',
          `For example: "${firstOf(state)}" ${PUT_IN_QUOTES}`,
        ],
  'own-answer': () => [
    'In other words: nobody knows what they will say, so you pick one answer to try out.',
    'For example, press "A no" to practice that one.',
  ],
  'own-reply': (state, confusion) =>
    isLine(state, confusion)
      ? null
      : [
          'In other words: they have answered you. Type what you would say back to them.',
          `For example: "${ANSWER_SCRIPTS[state.own.answer].replies[0] ?? 'Okay.'}" ${PUT_IN_QUOTES}`,
        ],
  'own-over': () => [
    'In other words: this round is over. You can try it again in another way, or leave it.',
    'For example, press "That is all for today" to leave it here.',
  ],
};
