import type { PlanPart, WordsPart } from './plan.ts';

/** The sections of a safety plan, each of which is edited and saved separately. */
export type SectionId =
  | 'signs'
  | 'helps'
  | 'senses'
  | 'notHelping'
  | 'people'
  | 'places'
  | 'surroundings'
  | 'lines';

export interface Section {
  readonly id: SectionId;
  readonly title: string;
  /** One sentence about what belongs in the section. */
  readonly about: string;
  readonly parts: readonly PlanPart[];
}

/** The sections in the order in which a person would use them. */
export const SECTIONS: readonly Section[] = [
  {
    id: 'signs',
    title: 'Signs that it is getting hard',
    about:
      'What you notice first in your body, your thoughts or what you do, as in an overload or a shutdown.',
    parts: ['warningSigns'],
  },
  {
    id: 'helps',
    title: 'Things that help me',
    about: 'What you can do on your own that makes the next ten minutes easier.',
    parts: ['helps'],
  },
  {
    id: 'senses',
    title: 'What my senses need',
    about: 'The light, sound, touch, clothes and food that are good for you when it is hard.',
    parts: ['light', 'noise', 'touch', 'clothes', 'food'],
  },
  {
    id: 'notHelping',
    title: 'What does not help',
    about: 'What makes it worse, and what other people can leave out.',
    parts: ['notHelping'],
  },
  {
    id: 'people',
    title: 'People I can contact',
    about: 'Who you can reach, in which way, and the words to send.',
    parts: ['people'],
  },
  {
    id: 'places',
    title: 'Places where I feel safer',
    about: 'Where it is calm, or where other people are around.',
    parts: ['places'],
  },
  {
    id: 'surroundings',
    title: 'Making where I am safer',
    about: 'What you would rather have out of reach, and who can keep it for you.',
    parts: ['surroundings'],
  },
  {
    id: 'lines',
    title: 'Lines and professionals',
    about:
      'Your doctor, your therapist, or a line that you have used; the lines of your region are below.',
    parts: ['lines'],
  },
];

/** The label of each part. */
export const PART_NAMES: Readonly<Record<PlanPart, string>> = {
  warningSigns: 'Signs that it is getting hard',
  helps: 'Things that help me',
  light: 'Light',
  noise: 'Sound',
  touch: 'Touch',
  clothes: 'Clothes',
  food: 'Food and drink',
  notHelping: 'What does not help',
  people: 'People I can contact',
  places: 'Places where I feel safer',
  surroundings: 'Making where I am safer',
  lines: 'Lines and professionals',
};

/** Suggested entries; an entry is added only if the person chooses it. */
export const SUGGESTIONS: Readonly<Record<WordsPart, readonly string[]>> = {
  warningSigns: [
    'Sounds hurt',
    'I cannot speak, or only a little',
    'I stop answering messages',
    'I want to hide or run away',
    'The same thoughts come again and again',
  ],
  helps: [
    'Lie down in a dark room',
    'A heavy blanket',
    'Rock, pace or stim',
    'One song again and again',
    'Cold water on my wrists',
  ],
  light: ['Lights off or low', 'Sunglasses or a cap'],
  noise: ['Headphones or ear plugs', 'Nobody talks'],
  touch: ['Do not touch me', 'A firm hug, if I ask for it'],
  clothes: ['Soft clothes without labels', 'A hood'],
  food: ['Plain food that I know', 'Cold water'],
  notHelping: [
    'Many questions',
    'Telling me to calm down',
    'Touching me',
    'Asking me to look at you',
    'Making me decide things',
  ],
  places: ['My bed', 'The bathroom with the door shut', 'The library'],
  surroundings: [
    'Somebody keeps my medicine for me',
    'Sharp things are locked away',
    'I stay in a room with somebody',
  ],
  lines: [],
};
