import { type FearTheme, themeOf } from '#domain/chat/fears/themes.ts';
import { plainOf } from '#domain/chat/text/words.ts';
import type { Rung } from './ladder.ts';

const rung = (text: string, distress: number): Rung => ({ text, distress });

/** What can be said as a fear by a button. Typing one's own is the usual way. */
export const FEARS = [
  'I touched something dirty and will get ill',
  'I left the door or the stove on',
  'A thought that I do not want means something',
  'I made a mistake in a message',
  'Things are not right or even',
] as const;

/** What suits the theme of a fear. */
interface ThemeWords {
  /** Three steps or more, from the lowest distress up, as a beginning. All are usual things to do. */
  readonly rungs: readonly Rung[];
  /** What the first question points to, in the words of the theme. */
  readonly think: string;
  readonly predictions: readonly string[];
  readonly urges: readonly string[];
}

const PREDICTIONS: readonly string[] = [
  'Something bad will happen',
  'The feeling will never stop',
  'It will feel too strong to stay with',
  'I will lose control',
];

const URGES: readonly string[] = [
  'Wash or clean',
  'Check again',
  'Ask someone if it is all right',
  'Go over it in my head',
  'Leave or avoid it',
];

const AVOIDED = 'Think of one thing that you avoid, or only do with a ritual.';

const GENERAL: ThemeWords = {
  rungs: [
    rung('Think of it for one minute and do nothing about it', 30),
    rung('Be close to what brings the fear for five minutes', 50),
    rung('Stay in a place that I leave early because of it', 70),
  ],
  think: AVOIDED,
  predictions: PREDICTIONS,
  urges: URGES,
};

const MESSAGES: ThemeWords = {
  ...GENERAL,
  rungs: [
    rung('Send a short message after reading it once', 30),
    rung('Send a message with a small typing mistake in it', 50),
    rung('Send a message and do not open it again today', 65),
  ],
};

/** Fears of what a thought says about oneself. */
const THOUGHTS: ThemeWords = {
  rungs: [
    rung('Write the thought down once and leave the note on the table', 35),
    rung('Read the thought out loud and go on with my day', 55),
    rung('Be near what brings the thought, and let the thought be there', 70),
  ],
  think: 'Think of one place, person or word that you avoid because of the thought.',
  predictions: [
    'The thought will never stop',
    'It will mean something about me',
    'It will feel too strong to stay with',
    'I will have to tell someone',
  ],
  urges: [
    'Go over it in my head',
    'Ask someone if it is all right',
    'Say or think something to undo it',
    'Look it up',
    'Leave or avoid it',
  ],
};

/**
 * Fears of doing harm. Their steps are about being where people usually are and leaving the thought unanswered, never
 * about doing, holding up or testing anything.
 */
const HARM: ThemeWords = {
  rungs: [
    rung('Write the feared word once and leave the note on the table', 35),
    rung('Sit beside someone I love, and leave the thought unanswered', 55),
    rung('Stay in a place that I avoid because of the thought, for ten minutes', 70),
  ],
  think: 'Think of one usual place, person or word that you avoid because of the thought.',
  predictions: [
    'The thought will never stop',
    'It will feel too strong to stay with',
    'I will have to leave the room',
    'I will need to tell someone',
  ],
  urges: [
    'Leave or avoid it',
    'Put things out of sight',
    'Ask someone if it is all right',
    'Go over it in my head',
    'Say or think something to undo it',
  ],
};

const BY_THEME: Readonly<Record<FearTheme, ThemeWords>> = {
  contamination: {
    ...GENERAL,
    rungs: [
      rung('Touch my own door handle and wait to wash', 30),
      rung('Touch a shop door and then my phone', 50),
      rung('Eat a snack at home after the bus, without washing twice', 70),
    ],
    think: 'Think of one thing that you do not touch, or only touch and then wash.',
    predictions: [
      'I will get ill',
      'Someone else will get ill',
      'I will feel dirty all day',
      'It will feel too strong to stay with',
    ],
  },
  illness: {
    ...GENERAL,
    rungs: [
      rung('Read the name of the illness and do not look it up', 35),
      rung('Notice a feeling in my body and do not check it', 50),
      rung('Go a whole day without asking about it', 70),
    ],
    think: 'Think of one thing that you avoid, look up or check because of this worry.',
    predictions: [
      'It will turn out to be the illness',
      'The worry will never stop',
      'It will feel too strong to stay with',
      'The worry will come true',
    ],
    urges: [
      'Look it up',
      'Check my body',
      'Ask someone if it is all right',
      'Go over it in my head',
      'Leave or avoid it',
    ],
  },
  checking: {
    ...GENERAL,
    rungs: [
      rung('Lock a cupboard once and walk away', 25),
      rung('Lock the front door once and walk to the corner', 50),
      rung('Leave home for an hour after one look at the stove', 70),
    ],
    think: 'Think of one thing that you check more than once.',
  },
  order: {
    ...GENERAL,
    rungs: [
      rung('Put one book in crooked and leave it', 25),
      rung('Leave my desk uneven for an hour', 50),
      rung('Stop when it does not feel right, and go on', 65),
    ],
    think: 'Think of one thing that you put right, or do again until it fits.',
    urges: [
      'Put it right',
      'Do it again',
      'Count or tap',
      'Go over it in my head',
      'Leave or avoid it',
    ],
  },
  online: MESSAGES,
  mistakes: MESSAGES,
  harm: HARM,
  morality: THOUGHTS,
  identity: THOUGHTS,
  relationship: THOUGHTS,
};

/** Steps that fit one kind of harm that is feared: the usual place in which the thought comes. */
const HARM_PLACES: readonly (readonly [RegExp, Rung])[] = [
  [
    /\b(?:kni(?:fe|ves)|stab\w*|scissors|kitchen|blade)\b/,
    rung('Be in the kitchen with the knife block in its place', 50),
  ],
  [
    /\b(?:baby|babies|infant|newborn|child(?:ren)?|kids?|son|daughter)\b/,
    rung('Hold or sit with my child while another adult is at home', 60),
  ],
  [
    /\b(?:trains?|platform|tracks|subway|metro|jump\w*|push\w*)\b/,
    rung('Stand on the platform, behind the line, until one train has left', 60),
  ],
  [
    /\b(?:driv\w+|drove|car|road|cyclists?|pedestrians?|swerv\w+|steer\w*|run over|ran over)\b/,
    rung('Drive a short way that I know, and do not drive back to look', 60),
  ],
];

/** What somebody fears to do to a person: then it is about harm, whatever else is named. */
const DOES_HARM =
  /\b(?:hurt|harm|stab|kill|push|poison|attack|strangle|smother|chok|injur|molest|abus|run over|hit)(?:e|ing|bing)? (?:my|a|an|the|some\w*|people|him|her|them|others|someone|anyone|myself)\b/;

/** The theme of a fear that a ladder is made for. */
export const themeOfFear = (fear: string): FearTheme | null =>
  DOES_HARM.test(plainOf(fear)) ? 'harm' : themeOf(fear);

/** What suits a fear; plain words that suit any where its theme is not known. */
export const wordsFor = (fear: string): ThemeWords => {
  const theme = themeOfFear(fear);
  if (theme === null) return GENERAL;
  if (theme !== 'harm') return BY_THEME[theme];
  const plain = plainOf(fear);
  const places = HARM_PLACES.flatMap(([words, step]) => (words.test(plain) ? [step] : []));
  const rungs = [...HARM.rungs, ...places].sort((one, other) => one.distress - other.distress);
  return { ...HARM, rungs };
};

/** What is said once about a fear of doing harm; empty for all other fears. */
export const saidOfHarm = (fear: string): readonly string[] =>
  themeOfFear(fear) === 'harm'
    ? [
        'Steps are about being near what you avoid, and never about doing or testing it.',
        'A fear like this is best worked on with a therapist who knows exposure.',
      ]
    : [];

/** What would hold up or test the harm that is feared. */
const TESTS_HARM =
  /\b(?:test|try (?:to|it)|see (?:if|whether) i|prove|point|aim|stab\w*|hit|cut|push|strangle|choke|jump|(?:hold|take|carry|grab)\w* (?:a|the|my|some)? ?(?:\w+ )?(?:kni(?:fe|ves)|scissors|blade|razor|hammer|axe)|edge)\b/;

/** Whether a step of one's own, as `plainOf` writes it, is one for work with a therapist and not for here. */
export const isForTherapist = (fear: string, plain: string): boolean =>
  themeOfFear(fear) === 'harm' && TESTS_HARM.test(plain);

export const LESSONS = [
  'I can do this while I am not sure',
  'It was not what I expected',
  'The urge came, and I did not have to follow it',
  'It is still hard, and I did it',
] as const;
