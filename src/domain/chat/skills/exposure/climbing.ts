import type { Steps } from '#domain/chat/skills/machine.ts';
import { STRENGTHS, strengthOf } from '#domain/chat/skills/strength.ts';
import {
  exactOption,
  optionIn,
  ownWordsOf,
  saysNext,
  saysNo,
  saysUnsure,
  saysYes,
} from '#domain/chat/text/heard.ts';
import { numberIn } from '#domain/chat/text/numbers.ts';
import { isAnswerOnly } from './answers.ts';
import { tellsHardship } from './hardship.ts';
import { ladderPart, urgeTimer } from './parts.ts';
import type { ExposureState } from './state.ts';
import { wordsFor } from './suggestions.ts';

type Names = 'prediction' | 'sure' | 'urge' | 'minutes' | 'ready' | 'doing';

const MINUTES = ['5 minutes', '10 minutes', '15 minutes', '20 minutes'] as const;
const USUAL_MINUTES = 10;
const OVER = ['I waited to the end', 'I did the urge', 'A part of the time'] as const;
const RESISTED = ['all', 'none', 'part'] as const;
const ANY_TIME =
  /\b(?:(?:dont|do not) know|not sure|no idea|whatever|you (?:choose|decide)|any|usual|short|long|minutes?|a bit|a while)\b/;
const START = 'Start the timer';
const TOO_MUCH = [
  'You say that this is too much now.',
  'You can stop here at any time, and what you did until now is kept. You can also stay a little longer, if you want to.',
];
/** The urge was done, as it is told in many words. */
const DID_THE_URGE =
  /\bi (?:have |just |still |did )?(?:washed|checked|asked|counted|googled|cleaned|looked again|gave in|did (?:the (?:urge|ritual|compulsion)|it anyway)|went back)\b|\b(?:couldnt|could not|didnt|did not) (?:resist|hold|wait|stop myself|leave it)\b/;
const HONEST = [
  'Thank you for saying it as it was. That is part of this work, and it counts as a try.',
];
const RUNS_ON = ['You are welcome. The timer runs on, and you can stop here at any time.'];
const STAYS_NOW = { again: TOO_MUCH, isAnswer: true } as const;

/** The steps in which a prediction is made, and the urge is left alone for a while. */
export const climbing: Pick<Steps<ExposureState>, Names> = {
  prediction: {
    takes: 'own',
    ask: ({ rung, ladder }) => ({
      paragraphs: [
        `The step: ${rung}`,
        'What does the fear say will happen? Say it so that we can look later if it did.',
      ],
      quickReplies: wordsFor(ladder.fear).predictions,
    }),
    hear: (state, heard) => {
      const { predictions } = wordsFor(state.ladder.fear);
      const prediction = ownWordsOf(predictions, heard);
      // "Done" foretells nothing.
      const isNone = prediction === heard.text && isAnswerOnly(heard);
      if (exactOption(predictions, heard) === null && tellsHardship(heard.plain)) return STAYS_NOW;
      if (prediction === null || isNone || saysUnsure(heard)) {
        return { again: ['A rough one is fine. Choose the one that comes closest.'] };
      }
      return { to: 'sure', state: { ...state, prediction } };
    },
  },
  sure: {
    ask: ({ prediction }) => ({
      paragraphs: [
        `The fear says: ${prediction}`,
        'How sure are you of that right now, from 0 to 100?',
      ],
      quickReplies: STRENGTHS,
    }),
    hear: (state, heard) => {
      const sure = strengthOf(heard);
      return sure === null
        ? { again: ['A number from 0 to 100 is enough. A rough guess is fine.'] }
        : { to: 'urge', state: { ...state, sure: sure.value }, note: sure.note };
    },
  },
  urge: {
    takes: 'own',
    ask: ({ ladder }) => ({
      paragraphs: [
        'When you do the step, an urge may come to make it safe.',
        'Which urge do you want to leave alone this time?',
      ],
      quickReplies: wordsFor(ladder.fear).urges,
    }),
    hear: (state, heard) => {
      if (tellsHardship(heard.plain)) return STAYS_NOW;
      const urge = ownWordsOf(wordsFor(state.ladder.fear).urges, heard);
      // A number that counts no button, such as minutes, is no urge.
      const isNone = urge === null || (urge === heard.text && isAnswerOnly(heard));
      return isNone
        ? { again: ['Choose the urge that is most likely, or write your own.'] }
        : { to: 'minutes', state: { ...state, urge } };
    },
  },
  minutes: {
    ask: ({ urge }) => ({
      paragraphs: [
        `The urge to leave alone: ${urge}`,
        'For how long? You can say any time up to an hour.',
      ],
      quickReplies: MINUTES,
    }),
    hear: (state, heard) => {
      const said = numberIn(heard.text);
      const isHour = /\bhour\b/.test(heard.plain);
      const isAny = saysUnsure(heard) || saysNext(heard) || ANY_TIME.test(heard.plain);
      if (said === null && !isHour && !isAny) {
        return { again: ['A number of minutes is enough, from 1 to 60.'] };
      }
      const minutes = said === null || said < 1 ? USUAL_MINUTES : said;
      const kept = isHour ? 60 : Math.min(60, Math.round(minutes));
      return { to: 'ready', state: { ...state, minutes: kept } };
    },
  },
  ready: {
    ask: (state) => ({
      paragraphs: [
        `Do this: ${state.rung}`,
        `Then leave this urge alone for ${state.minutes} minutes: ${state.urge}`,
        'The distress may go up, stay, or go down. All three are fine. You do not need to make it smaller.',
      ],
      quickReplies: [START, 'Choose a lower step'],
      parts: [ladderPart(state)],
    }),
    hear: (state, heard, { nowMs }) => {
      const isLower =
        /\b(?:lower|easier|smaller|other|another|too (?:hard|much)|different)\b/.test(
          heard.plain,
        ) || saysNo(heard);
      if (isLower) return { to: 'choose', state };
      if (saysNext(heard) || saysYes(heard) || optionIn([START], heard) !== null) {
        return { to: 'doing', state: { ...state, startedAtMs: nowMs } };
      }
      return { again: ['When you are ready, start the timer. You can also choose a lower step.'] };
    },
  },
  doing: {
    ask: (state) => ({
      paragraphs: [
        'The timer runs. Do the step, and let the urge be there.',
        'If the fear asks "what if", you can answer: "Maybe. I do not know, and I go on."',
        'Tell me when the time is over, or when you stopped before.',
      ],
      quickReplies: OVER,
      parts: urgeTimer(state),
    }),
    closes: (state, closing) => {
      if (closing === 'done') return null;
      return closing === 'thanks' ? { again: RUNS_ON, isAnswer: true } : { to: 'resisted', state };
    },
    hear: (state, heard, { nowMs }) => {
      const option = optionIn(OVER, heard);
      if (option !== null) {
        return { to: 'outcome', state: { ...state, resisted: RESISTED[option] ?? 'part' } };
      }
      const isOver =
        state.startedAtMs !== null && nowMs - state.startedAtMs >= state.minutes * 60_000;
      const isDone =
        saysNext(heard) || /\b(?:over|did it|finished|made it|waited)\b/.test(heard.plain);
      if (isDone)
        return { to: isOver ? 'outcome' : 'resisted', state: { ...state, resisted: 'all' } };
      if (DID_THE_URGE.test(heard.plain))
        return { to: 'outcome', state: { ...state, resisted: 'none' }, note: HONEST };
      // Fear that argues is left alone; a person who cannot go on is not.
      if (tellsHardship(heard.plain)) return STAYS_NOW;
      return {
        isAnswer: true,
        again: isOver
          ? ['The time is over. How did it go with the urge?']
          : ['That is the fear and the urge talking. You can let them talk, and leave them alone.'],
      };
    },
  },
};
