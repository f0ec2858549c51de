import type { Neurotype } from '#domain/shared/neurotype.ts';
import type { QuizItem } from '../item.ts';

const itemsOf = (
  neurotype: Neurotype,
  rows: readonly (readonly [name: string, trait: string, question: string])[],
): readonly QuizItem[] =>
  rows.map(([name, trait, question]) => ({
    id: `first-${neurotype.toLowerCase()}-${name}`,
    neurotype,
    trait,
    question,
  }));

const ADHD = itemsOf('ADHD', [
  [
    'attention',
    'sustained attention',
    'How often do your thoughts move to something else while you read or listen?',
  ],
  [
    'starting',
    'starting tasks',
    'How often do you find it hard to take the first step of a task that you want done?',
  ],
  ['time', 'sense of time', 'How often has more time gone by than you thought?'],
  ['memory', 'working memory', 'How often do you forget your plan when something new comes up?'],
  [
    'impulse',
    'impulsivity',
    'How often do you say, buy or send something before you think about it?',
  ],
  [
    'movement',
    'need for movement',
    'How often does your body want to move while you rest or wait?',
  ],
]);

const AUTISM = itemsOf('Autism', [
  [
    'senses',
    'sensory sensitivity',
    'How often do lights, sounds, smells or touch feel too strong for you?',
  ],
  ['sameness', 'need for sameness', 'How often does a sudden change of plan upset you?'],
  [
    'direct-words',
    'need for clear words',
    'How often do you need people to say in clear words what they want?',
  ],
  [
    'interests',
    'focused interests',
    'How often do you spend most of your free time on one favorite topic?',
  ],
  [
    'social-energy',
    'social energy',
    'How often do you need time alone to rest after you have been with people?',
  ],
  [
    'masking',
    'masking',
    'When you are with other people, how often do you hide your own way of acting?',
  ],
]);

const OCD = itemsOf('OCD', [
  [
    'thoughts',
    'unwanted thoughts',
    'How often does the same unwanted thought or picture come back to you?',
  ],
  ['checking', 'checking', 'How often do you go back to make sure that something is done?'],
  ['feels-right', 'repeating', 'How often do you do a small thing again until it feels right?'],
  ['cleaning', 'cleaning', 'How often do you wash or clean because of a worry?'],
  [
    'reassurance',
    'wish for reassurance',
    'How often do you ask people or search online to be sure that all is well?',
  ],
  ['harm', 'worry about harm', 'How often do you worry that you hurt somebody by mistake?'],
]);

/**
 * The first quiz: six questions for each neurotype, in the order in which they are asked. The
 * neurotypes take turns, so that no block of questions is about one of them.
 */
export const FIRST_BANK: readonly QuizItem[] = ADHD.flatMap((item, index) =>
  [item, AUTISM[index], OCD[index]].filter((each) => each !== undefined),
);
