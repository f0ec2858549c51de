import type { Plainer } from '#domain/chat/skills/machine.ts';
import type { CalmingId } from './script.ts';
import type { CalmingState } from './state.ts';

const WAYS: Readonly<Record<CalmingId, readonly string[]>> = {
  breathing: [
    'In other words: we breathe by a slow count, and you choose how long each part is.',
    'For example, with "4 seconds each" you breathe in while you count to four. If you cannot choose, write "any".',
  ],
  grounding: ['In other words: you name what is around you. For example: the table.'],
  relaxation: [
    'In other words: you make a muscle tight, and then you let it go soft. Which parts do you want to do?',
    'For example, the short one is hands, shoulders and face. If you cannot choose, write "any".',
  ],
  'sensory-break': [
    'In other words: what bothers your senses the most right now? We then make less of it.',
    'For example, press the first one if it is loud. Press the last one if it is a mix.',
  ],
};

const DOING: Readonly<Record<CalmingId, readonly string[]>> = {
  breathing: [
    'In other words: follow the moving shape with your breath, or count in your head. Nothing is to be typed.',
    'For example: in, one, two, three, four. When you are through, press the first button.',
  ],
  grounding: [
    'In other words: find things around you with this one sense, and write down what they are. Any order, any words.',
    'For example: "lamp, cup, my sleeve". Fewer are fine, and you can also press a button.',
  ],
  relaxation: [
    'In other words: make this part of your body tight, hold it, and then let it go. Nothing is to be typed.',
    'For example, hands: make fists, count to five, open them. Then press the first button.',
  ],
  'sensory-break': [
    'In other words: do what makes it less for you, or rest for a while. Nothing is to be typed.',
    'For example: put on headphones, then come back and press the first button.',
  ],
};

/** The steps of a calming script in plainer words, each with an example. */
export const calmingPlainer: Plainer<CalmingState> = {
  way: ({ skill }) => WAYS[skill],
  doing: ({ skill }) => DOING[skill],
  after: () => [
    'In other words: is it better than before we began, about the same, or worse?',
    'For example, if your shoulders feel a bit lower, press the first one. No answer is wrong.',
  ],
};
