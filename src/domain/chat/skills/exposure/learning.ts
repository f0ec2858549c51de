import { closingIn } from '#domain/chat/skills/closings.ts';
import type { Steps } from '#domain/chat/skills/machine.ts';
import { STRENGTHS, strengthOf } from '#domain/chat/skills/strength.ts';
import {
  type Heard,
  optionIn,
  ownWordsOf,
  saysNext,
  saysNo,
  saysYes,
} from '#domain/chat/text/heard.ts';
import { OUTCOMES, type Outcome, withAttempt } from './ladder.ts';
import { ladderPart } from './parts.ts';
import type { ExposureState } from './state.ts';
import { LESSONS } from './suggestions.ts';

type Names = 'resisted' | 'outcome' | 'peak' | 'learned' | 'next' | 'end';

const RESISTED_LABELS = ['All of the time', 'A part of the time', 'Not this time'] as const;
const RESISTED = ['all', 'part', 'none'] as const;
const OUTCOME_LABELS = ['No', 'In part', 'Yes', 'I cannot know that yet'] as const;
const NEXT_LABELS = ['Another step', 'That is all for today'] as const;

const COMPARED: Readonly<Record<Outcome, string>> = {
  no: 'It did not turn out as the fear said.',
  partly: 'Only a part of it turned out as the fear said.',
  yes: 'It turned out as the fear said. Then the question is how you got through it.',
  'not-yet': 'Nobody can know yet. You went on with that open, and that is what this is about.',
};

const URGED: Readonly<Record<ExposureState['resisted'], string>> = {
  all: 'The urge was there, and you left it alone.',
  part: 'You left the urge alone for a part of the time. That part counts.',
  none: 'The urge was stronger this time. That tells us that a lower step fits next.',
};

/** How much of the urge was left alone, as a message says it; null where it says nothing of that. */
const resistedIn = (heard: Heard): ExposureState['resisted'] | null => {
  if (saysNo(heard)) return 'none';
  if (saysYes(heard)) return 'all';
  if (/\b(?:part|half|some\w*|most|bit|minutes?|little|until|partly)\b/.test(heard.plain))
    return 'part';
  if (/\b(?:gave in|did (?:it|the urge)|not|none|never|didnt|couldnt)\b/.test(heard.plain))
    return 'none';
  return /\b(?:all|whole|full|entire|completely)\b/.test(heard.plain) ? 'all' : null;
};

const outcomeIn = (plain: string): Outcome | null => {
  if (/\b(?:yet|cannot know|cant know|not sure|dont know|maybe|unsure)\b/.test(plain))
    return 'not-yet';
  if (/\b(?:part|partly|half|a bit|somewhat|a little)\b/.test(plain)) return 'partly';
  if (/\b(?:didnt|did not|no|nope|nothing|never|not)\b/.test(plain)) return 'no';
  return /\b(?:yes|it did|happened|yeah|true)\b/.test(plain) ? 'yes' : null;
};

/** The steps in which what happened is held against what was predicted. */
export const learning: Pick<Steps<ExposureState>, Names> = {
  resisted: {
    ask: () => ({
      paragraphs: ['How long did you leave the urge alone?'],
      quickReplies: RESISTED_LABELS,
    }),
    hear: (state, heard) => {
      const option = optionIn(RESISTED_LABELS, heard);
      const resisted = RESISTED[option ?? -1] ?? resistedIn(heard);
      return resisted === null
        ? { again: ['Choose the one that comes closest.'] }
        : { to: 'outcome', state: { ...state, resisted } };
    },
  },
  outcome: {
    ask: ({ prediction }) => ({
      paragraphs: [`The fear said: ${prediction}`, 'Did that happen?'],
      quickReplies: OUTCOME_LABELS,
    }),
    hear: (state, heard) => {
      const option = optionIn(OUTCOME_LABELS, heard);
      const outcome = option === null ? outcomeIn(heard.plain) : (OUTCOMES[option] ?? null);
      return outcome === null
        ? { again: ['Choose the answer that comes closest.'] }
        : { to: 'peak', state: { ...state, outcome } };
    },
  },
  peak: {
    ask: () => ({
      paragraphs: [
        'What was the highest distress, from 0 to 100? No number is better than another.',
      ],
      quickReplies: STRENGTHS,
    }),
    hear: (state, heard) => {
      const peak = strengthOf(heard);
      return peak === null
        ? { again: ['A number from 0 to 100 is enough. A rough guess is fine.'] }
        : { to: 'learned', state: { ...state, peak: peak.value }, note: peak.note };
    },
  },
  learned: {
    takes: 'own',
    ask: ({ outcome, resisted, sure }) => ({
      paragraphs: [
        `${COMPARED[outcome]} You were ${sure} of 100 sure before.`,
        URGED[resisted],
        'What did you find out? It can be small.',
      ],
      quickReplies: LESSONS,
    }),
    // "It was ok" can be what was found out; thanks are not.
    closes: () => null,
    hear: (state, heard, { nowMs }) => {
      const closing = closingIn(heard);
      const isFound = closing === null || closing === 'liked';
      const learned = isFound ? (ownWordsOf(LESSONS, heard) ?? LESSONS[3]) : '';
      const { rung, prediction, sure, outcome, peak, resisted } = state;
      const tried = {
        rung,
        prediction,
        sure,
        outcome,
        distress: peak,
        resisted,
        learned,
        atMs: nowMs,
      };
      return { to: 'next', state: { ...state, ladder: withAttempt(state.ladder, tried) } };
    },
  },
  next: {
    ask: (state) => ({
      paragraphs: [
        'It is written down with your ladder.',
        'Doing the same step in another place, or at another time of day, helps to learn it well.',
        'Do you want another step, or is that all for today?',
      ],
      quickReplies: NEXT_LABELS,
      parts: [ladderPart(state)],
    }),
    closes: (state) => ({ to: 'end', state }),
    hear: (state, heard) => {
      const option = optionIn(NEXT_LABELS, heard);
      const isMore =
        option === 0 || (option === null && (saysNext(heard) || saysYes(heard)) && !saysNo(heard));
      const isDone =
        option === 1 ||
        saysNo(heard) ||
        /\b(?:enough|all|done|today|finish\w*|end|tired|later)\b/.test(heard.plain);
      if (!isMore) return isDone ? { to: 'end', state } : { again: [] };
      return { to: 'choose', state: { ...state, startedAtMs: null, prediction: '', urge: '' } };
    },
    // Going back takes the try out again, so that it is not written down twice.
    undo: (state) => ({
      ...state,
      ladder: { ...state.ladder, tries: state.ladder.tries.slice(0, -1) },
    }),
  },
  end: {
    ask: (state) => ({
      paragraphs: [
        'That is all for today. Your ladder is kept.',
        'When you want to go on, tell me: "Let us go on with the ladder."',
        'A therapist who works with exposure can help with the higher steps.',
      ],
      parts: [ladderPart(state)],
    }),
    hear: (state) => ({ to: 'end', state }),
  },
};
