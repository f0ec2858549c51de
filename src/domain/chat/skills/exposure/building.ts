import type { Move, Steps } from '#domain/chat/skills/machine.ts';
import {
  exactOption,
  type Heard,
  KEPT_CHARACTERS,
  ownWordsOf,
  saysNext,
  saysNo,
} from '#domain/chat/text/heard.ts';
import { plainOf } from '#domain/chat/text/words.ts';
import { isAnswerOnly, STAYS_SOFTLY } from './answers.ts';
import { tellsHardship } from './hardship.ts';
import { RUNGS, withRung } from './ladder.ts';
import { noStepIn } from './misread.ts';
import { ladderPart } from './parts.ts';
import { isPrediction } from './predictions.ts';
import { isRitual } from './rituals.ts';
import { keepsShield, stepsIn } from './several.ts';
import type { ExposureState } from './state.ts';
import { isForTherapist, saidOfHarm, wordsFor } from './suggestions.ts';

type Names = 'rung' | 'ritual';

const ENOUGH = 'That is enough steps';
/** Typed, with or without the word for what there is enough of. */
const SAYS_ENOUGH =
  /^(?:(?:ok|okay|yes|i think|now) )*(?:(?:thats|that is|this is|its|it is) )?enough(?: (?:steps|rungs))?(?: (?:now|for now|please|thanks))?$/;
const USE_ALL = 'Use all of these';
/** Typed, for the steps that are offered. */
const SAYS_USE_ALL =
  /^(?:(?:ok|okay|yes|please|just|i|ill|i will|lets|can we|can i) )*(?:use |take |do |try )?(?:all of (?:these|them|those)|(?:these|those) (?:three|3|ones?|steps)|all (?:three|3)|them all|these|your (?:steps|ones|three))(?: please| then)?$/;
const TURN_ROUND = 'Word it the other way round';
const KEEP = 'Keep it as it is';
const SAYS_TURN_ROUND =
  /^(?:word it |the )*other way (?:round|around)$|^(?:re ?word|change) (?:it|this)$/;
const SAYS_KEEP =
  /^(?:(?:yes|no|please|i want to|just) )*keep (?:it|this|that)(?: (?:as it is|anyway|please|so))?$/;

const SHIELD_NOTE = [
  'This one keeps something between you and the fear. It can be a first step, and a later one can do without.',
];

const stepsOf = (count: number): string => (count === 1 ? '1 more step' : `${count} more steps`);

/** How many steps are missing before the ladder can be climbed; 0 where there are enough. */
const missingIn = ({ ladder }: ExposureState): number =>
  Math.max(0, RUNGS.min - ladder.rungs.length);

/** The steps that could still be added by a button. */
const openRungs = ({ ladder }: ExposureState): readonly string[] =>
  wordsFor(ladder.fear)
    .rungs.map(({ text }) => text)
    .filter((text) => !ladder.rungs.some((rung) => rung.text === text));

/** All steps that are offered, on the ladder at once. */
const withOffered = (state: ExposureState, nowMs: number): ExposureState => ({
  ...state,
  ladder: wordsFor(state.ladder.fear).rungs.reduce(
    (ladder, rung) => withRung(ladder, rung, nowMs),
    state.ladder,
  ),
});

const isStepFor = ({ ladder }: ExposureState, text: string): boolean => {
  const plain = plainOf(text);
  return !isPrediction(plain) && !isForTherapist(ladder.fear, plain) && !isRitual(plain);
};

/** Several steps in one message. What is none is told, and left out. */
const hearSteps = (state: ExposureState, named: readonly string[]): Move<ExposureState> | null => {
  const room = RUNGS.max - state.ladder.rungs.length;
  const kept = named.map((text) => text.slice(0, KEPT_CHARACTERS));
  const [draft, ...waiting] = kept.filter((text) => isStepFor(state, text)).slice(0, room);
  if (draft === undefined) return null;
  const left = kept.filter((text) => !isStepFor(state, text));
  const note = [
    ...(left.length === 0
      ? []
      : [
          `Left out: ${left.join('; ')}. A step faces the fear, and leaves out what the urge asks for.`,
        ]),
    ...([draft, ...waiting].some((text) => keepsShield(plainOf(text))) ? SHIELD_NOTE : []),
  ];
  return { to: 'distress', state: { ...state, draft, waiting, added: '' }, note };
};

const hearRung = (state: ExposureState, heard: Heard, nowMs: number): Move<ExposureState> => {
  const isEnough =
    exactOption([ENOUGH], heard) !== null ||
    SAYS_ENOUGH.test(heard.plain) ||
    saysNext(heard) ||
    saysNo(heard);
  if (isEnough && missingIn(state) === 0) return { to: 'choose', state };
  if (tellsHardship(heard.plain)) return STAYS_SOFTLY;
  const open = openRungs(state);
  if (exactOption([USE_ALL], heard) !== null || SAYS_USE_ALL.test(heard.plain)) {
    return {
      to: 'choose',
      state: withOffered(state, nowMs),
      note: ['They are on your ladder. The numbers are guesses to begin with.'],
    };
  }
  const misread = exactOption(open, heard) === null ? noStepIn(heard) : null;
  if (misread !== null) return { again: misread, isAnswer: true };
  const named = exactOption(open, heard) === null ? stepsIn(heard.text) : [];
  const several = named.length > 1 ? hearSteps(state, named) : null;
  if (several !== null) return several;
  const text = ownWordsOf(open, heard);
  if (isEnough || text === null || isAnswerOnly(heard)) {
    return { again: ['You can use one of these steps, or write your own.'] };
  }
  const isOwn = !open.includes(text);
  if (isOwn && isPrediction(heard.plain)) {
    return {
      isAnswer: true,
      again: [
        'That is what the fear says could happen.',
        'A step is something that you do: a place to go to, or an urge to leave alone.',
      ],
    };
  }
  if (isOwn && isForTherapist(state.ladder.fear, heard.plain)) {
    return {
      isAnswer: true,
      again: [
        'A step like that is for work with a therapist, and not for here.',
        'Choose a place, a person or a word that you stay away from because of the thought.',
      ],
    };
  }
  return {
    to: isOwn && isRitual(heard.plain) ? 'ritual' : 'distress',
    state: { ...state, draft: text, waiting: [], added: '' },
    ...(isOwn && keepsShield(heard.plain) ? { note: SHIELD_NOTE } : {}),
  };
};

const hearRitual = (state: ExposureState, heard: Heard, nowMs: number): Move<ExposureState> => {
  const said = ownWordsOf([TURN_ROUND, KEEP], heard);
  if (said === KEEP || SAYS_KEEP.test(heard.plain)) return { to: 'distress', state };
  if (said === TURN_ROUND || SAYS_TURN_ROUND.test(heard.plain)) {
    return {
      to: 'rung',
      state,
      note: [
        'Write what brings the fear, and that the urge is left alone after it.',
        'For example: "Touch the door handle and wait to wash", or "Leave the house without checking".',
      ],
    };
  }
  if (isAnswerOnly(heard)) {
    return { again: ['Choose one of the two, or write the step in other words.'] };
  }
  return hearRung(state, heard, nowMs);
};

/** What is said about how many steps there are to be. */
const neededFor = (state: ExposureState): string => {
  const count = state.ladder.rungs.length;
  if (count === 0) return `A ladder needs at least ${RUNGS.min} steps, and has up to ${RUNGS.max}.`;
  const missing = missingIn(state);
  return missing === 0
    ? `There are enough steps to begin. You can add more, up to ${RUNGS.max}.`
    : `The ladder needs ${stepsOf(missing)} before it can be used.`;
};

/** The steps in which a ladder gets its steps. */
export const building: Pick<Steps<ExposureState>, Names> = {
  rung: {
    takes: 'own',
    ask: (state) => {
      const count = state.ladder.rungs.length;
      const asks =
        count === 0
          ? `Now we make a ladder. ${wordsFor(state.ladder.fear).think}`
          : 'What could be another step? Some can be lower, some higher.';
      return {
        paragraphs: [
          asks,
          ...(count === 0
            ? [
                'Choose things that other people do on a usual day. No step puts anyone in danger.',
                ...saidOfHarm(state.ladder.fear),
              ]
            : []),
          neededFor(state),
        ],
        quickReplies: [
          ...(missingIn(state) === 0 ? [ENOUGH] : []),
          ...(count === 0 ? [USE_ALL] : []),
          ...openRungs(state),
        ],
        parts: count === 0 ? [] : [ladderPart(state)],
      };
    },
    hear: (state, heard, { nowMs }) => hearRung(state, heard, nowMs),
    // The step added last is asked about again; what was stored before did not keep it.
    undo: (state) => ({ ...state, draft: state.draft || (state.ladder.rungs.at(-1)?.text ?? '') }),
  },
  ritual: {
    takes: 'own',
    ask: ({ draft }) => ({
      paragraphs: [
        `The step: ${draft}`,
        'This sounds like something that the urge asks for, and a step of a ladder faces the fear and leaves that out.',
        'You can word it the other way round, or keep it if I got it wrong.',
      ],
      quickReplies: [TURN_ROUND, KEEP],
    }),
    hear: (state, heard, { nowMs }) => hearRitual(state, heard, nowMs),
  },
};
