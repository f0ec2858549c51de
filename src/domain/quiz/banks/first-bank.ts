import type { QuizItem } from '#domain/quiz/item.ts';
import type { Neurotype } from '#domain/shared/neurotype.ts';

const itemsOf = (
  neurotype: Neurotype,
  rows: readonly (readonly [number: string, trait: string, question: string])[],
): readonly QuizItem[] =>
  rows.map(([number, trait, question]) => ({
    id: `first-${number}`,
    neurotype,
    trait,
    question,
  }));

const ADHD = itemsOf('ADHD', [
  [
    '01',
    'sustained attention',
    'How often do your thoughts move to something else while you read or listen?',
  ],
  [
    '04',
    'starting tasks',
    'How often do you find it hard to take the first step of a task that you want done?',
  ],
  ['07', 'sense of time', 'How often has more time gone by than you thought?'],
  ['10', 'working memory', 'How often do you forget your plan when something new comes up?'],
  ['13', 'impulsivity', 'How often do you say, buy or send something before you think about it?'],
  ['16', 'need for movement', 'How often does your body want to move while you rest or wait?'],
]);

const AUTISM = itemsOf('Autism', [
  [
    '02',
    'sensory sensitivity',
    'How often do lights, sounds, smells or touch feel too strong for you?',
  ],
  ['05', 'need for sameness', 'How often does a sudden change of plan upset you?'],
  [
    '08',
    'need for clear words',
    'How often do you need people to say in clear words what they want?',
  ],
  [
    '11',
    'focused interests',
    'How often do you spend most of your free time on one favorite topic?',
  ],
  [
    '14',
    'social energy',
    'How often do you need time alone to rest after you have been with people?',
  ],
  [
    '17',
    'masking',
    'When you are with other people, how often do you hide your own way of acting?',
  ],
]);

const OCD = itemsOf('OCD', [
  [
    '03',
    'unwanted thoughts',
    'How often does the same unwanted thought or picture come back to you?',
  ],
  ['06', 'checking', 'How often do you go back to make sure that something is done?'],
  ['09', 'repeating', 'How often do you do a small thing again until it feels right?'],
  ['12', 'cleaning', 'How often do you wash or clean because of a worry?'],
  [
    '15',
    'wish for reassurance',
    'How often do you ask people or search online to be sure that all is well?',
  ],
  ['18', 'worry about harm', 'How often do you worry that you hurt somebody by mistake?'],
]);

/**
 * The first quiz: six questions for each neurotype, in the order in which they are asked. The neurotypes take turns, so
 * that no block of questions is about only one of them.
 */
export const FIRST_BANK: readonly QuizItem[] = ADHD.flatMap((item, index) =>
  [item, AUTISM[index], OCD[index]].filter((each) => each !== undefined),
);
