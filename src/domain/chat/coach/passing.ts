import type { ConversationState } from '#domain/chat/conversation.ts';
import { type Heard, saysUnsure } from '#domain/chat/text/heard.ts';
import { meantBy } from './figures.ts';
import { isLight } from './frames.ts';
import { IN_PASSING, LISTENING, soundOf } from './listening.ts';
import type { Topic } from './topic.ts';
import { ANYTHING } from './topics/all-topics.ts';
import { areaTopics } from './topics/areas.ts';
import { WEIGHTY } from './topics/losses.ts';
import { hasFresh, type Pool } from './wording.ts';

/** A person who laughs is not asking for advice. */
const LAUGHS = /\b(?:lol|lmao|rofl|haha\w*|hehe\w*)\b/;
/** So few words that go on with something are said in passing, unless they are hard. */
const PASSING_WORDS = 8;

const passingPool = (state: ConversationState, sound: keyof typeof IN_PASSING): Pool | null => {
  const pool = { key: `passing-${sound}`, ways: IN_PASSING[sound] };
  return hasFresh(state, pool) ? pool : null;
};

/**
 * What takes in words that are said in passing, and gives no advice: where only a part of life is known, or an idea was given
 * already. Null where the words are hard or tell more, or what is spoken of is a fear or a loss.
 */
export const passingFor = (state: ConversationState, topic: Topic, heard: Heard): Pool | null => {
  const { plain } = heard;
  const isSlight = topic.id === ANYTHING.id || areaTopics.includes(topic);
  const hadIdea = state.worded.some((name) => name.startsWith(`${topic.id}>:`));
  const sound = soundOf(meantBy(plain));
  const isLaughed = LAUGHS.test(plain);
  const isSpoken = isSlight || hadIdea || isLaughed || isLight(topic) || sound === 'good';
  if (topic.isHeld || WEIGHTY.has(topic.id) || !isSpoken) return null;
  const isOpen = saysUnsure(heard) || /^(?:i )?(?:dont|do not)\b/.test(plain);
  if (isOpen || plain.split(' ').length > PASSING_WORDS) return null;
  if (isLaughed) return passingPool(state, 'plain');
  if (sound === 'hard') return isSlight ? { key: 'listens-hard', ways: LISTENING.hard } : null;
  return passingPool(state, sound);
};
