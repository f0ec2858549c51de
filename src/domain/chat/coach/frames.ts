import type { ConversationState } from '#domain/chat/conversation.ts';
import { type Heard, saysNo, saysUnsure, saysYes } from '#domain/chat/text/heard.ts';
import {
  ONWARD_GOOD,
  TAKEN,
  TAKEN_LONG,
  TAKEN_NO,
  TAKEN_UNSURE,
  TAKEN_YES,
  WITH_LOSS,
} from './listening.ts';
import type { Topic } from './topic.ts';
import { ANYTHING } from './topics/all-topics.ts';
import { goodTopics } from './topics/days.ts';
import { WEIGHTY } from './topics/losses.ts';
import { hasFresh, type Pool, wordFirst } from './wording.ts';

/** An answer that is longer is thanked for as one that took some writing. */
const LONG_CHARACTERS = 60;

/** What shows that an answer was read as one. Its words are not said back: a person knows them. */
const takenOf = (heard: Heard): readonly [key: string, lines: readonly string[]] => {
  if (saysUnsure(heard) || /^(?:nothing|none|no idea|not really)$/.test(heard.plain))
    return ['taken-unsure', TAKEN_UNSURE];
  if (saysYes(heard)) return ['taken-yes', TAKEN_YES];
  if (saysNo(heard)) return ['taken-no', TAKEN_NO];
  if (heard.text.length > LONG_CHARACTERS) return ['taken-long', TAKEN_LONG];
  return ['taken', TAKEN];
};

const GOOD_IDS: ReadonlySet<string> = new Set([
  ...goodTopics.map(({ id }) => id),
  'happy',
  'made',
  'interest',
  'birthday',
]);

/** Whether a topic is a good thing. */
export const isGood = ({ id }: Topic): boolean => GOOD_IDS.has(id);

/** Whether a topic is one of those that ask for nothing: a good thing, an animal, the weather. */
export const isLight = (topic: Topic): boolean =>
  isGood(topic) || ['pet', 'weather', 'meal-had'].includes(topic.id);

/** What is said once the ideas for a topic are used up. A loss has none, and is only stayed with. */
export const onwardFor = (topic: Topic): Pool => {
  if (WEIGHTY.has(topic.id) && topic.id !== 'panic') return { key: 'with-loss', ways: WITH_LOSS };
  if (isGood(topic)) return { key: 'good>', ways: ONWARD_GOOD };
  return { key: `${ANYTHING.id}>`, ways: ANYTHING.next };
};

/** So many wordings lie between two lines that show that an answer was read. */
const BETWEEN_TAKEN = 8;

/** Such a line, where none was said lately. A loss needs none, and neither does a reply that begins with one. */
export const frameFor = (
  state: ConversationState,
  topic: Topic,
  heard: Heard,
  seed: number,
): { readonly state: ConversationState; readonly lines: readonly string[] } => {
  const none = { state, lines: [] };
  if (WEIGHTY.has(topic.id)) return none;
  const [key, lines] = takenOf(heard);
  const pool = { key, ways: lines.map((line) => [line]) };
  const isLately = state.worded.slice(-BETWEEN_TAKEN).some((name) => name.startsWith('taken'));
  if (isLately || !hasFresh(state, pool)) return none;
  const { state: next, reply } = wordFirst(state, seed, [pool]);
  return { state: next, lines: reply.paragraphs };
};

/** Begins like a line that shows that an answer was read. */
export const FRAMES_ITSELF =
  /^(?:Thank you|All right|That is good to know|I like that|You can go on)/;
