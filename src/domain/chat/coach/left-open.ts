import type { ConversationState } from '#domain/chat/conversation.ts';
import { isUnsettled } from '#domain/chat/told-to-coach.ts';
import { alone, safely, type Way } from './offering.ts';
import { topicNamed } from './topics/all-topics.ts';
import { wordFirst } from './wording.ts';

const TIME =
  '(?:\\d+|a|an|one|two|three|five|ten|fifteen|twenty|half an|the whole|a few|some) ?(?:\\w+ )?(?:sec\\w*|min\\w*|hours?|day|evening|morning|while)';
/** Tells that an urge was not followed for a time. */
const RESISTED = new RegExp(
  `^(?:(?:ok|so|and|but|well|yes|hey) )*(?:i|ive|i have) (?:(?:just|now|actually|finally|managed to|even) )*(?:(?:resist(?:ed)?|waited|held out|held off|put it off|delayed|did not (?:check|wash|ask|look|do it)|didnt (?:check|wash|ask|look|do it)|left it (?:alone|open|unchecked))(?: (?:it|that|the urge|checking|washing|asking))?(?: for)?(?: ${TIME})?|only (?:checked|washed|asked|looked)(?: it)? once)(?: (?:today|now|this time|so far|already))*$`,
);

export const LEFT_OPEN: readonly (readonly string[])[] = [
  [
    'You left it for a while. That is the practice, whatever the urge did.',
    'What did you notice in that time?',
  ],
  [
    'The urge was there, and you did not follow it at once.',
    'Was it louder, quieter, or about the same in the end?',
  ],
  [
    'You made room between the urge and the deed.',
    'Would a bit longer be possible next time, or is this enough for today?',
  ],
];

const isOfFear = ({ about, turn }: ConversationState): boolean =>
  about !== null && turn - about.turn <= 3 && topicNamed(about.topic)?.isHeld === true;

/** Names it where an urge was not followed, in a talk about a fear. It says nothing on whether the fear is true. */
export const leftOpen: Way = (state, heard, around) => {
  if (!RESISTED.test(heard.plain) || !isOfFear(state) || isUnsettled(around.verdict)) return null;
  const about = state.about === null ? null : { ...state.about, turn: state.turn };
  const pool = { key: 'left-open', ways: LEFT_OPEN };
  const offers = safely(['exposure'], around);
  return alone(wordFirst({ ...state, about, outcome: 'held' }, around.seed, [pool], { offers }));
};
