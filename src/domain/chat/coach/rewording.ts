import { isUnsettled } from '#domain/chat/told-to-coach.ts';
import { alone, type Way } from './offering.ts';
import { topicNamed } from './topics/all-topics.ts';
import { hasFresh, type Pool, wordFirst } from './wording.ts';

/** Tells that what was asked was not understood, or asks what a word of it means. */
const NOT_UNDERSTOOD =
  /^(?:(?:sorry|but|um|ok|hm|no|what|wait) )*(?:i (?:really )?(?:dont|do not|didnt|did not|cant|cannot) (?:understand|get|follow)(?: (?:the|that|this|your|last|question|sentence|one|you|it))*(?: what you (?:mean|ask|want|are asking|are saying))?|what (?:do|did) you mean(?: (?:by|with) .{1,40})?|(?:that|this|it) (?:makes no sense|doesnt make (?:any )?sense)|what does (?:that|this|it) (?:even )?mean|what (?:is|was) (?:the|your) question|(?:can|could) you (?:please )?(?:rephrase|explain|reword|say)(?: (?:that|it|the question|this|your question|again|differently|in other words))*(?: please)?|(?:your|that|the|this) question (?:is unclear|is not clear|isnt clear|is confusing|makes no sense|doesnt make sense))$/;

/** A plainer question in place of one that was not understood. */
export const ASKED_ANEW: readonly (readonly string[])[] = [
  ['My question was not clear, so we drop it.', 'Did today go well, badly, or so-so?'],
  ['That was not well asked. Here is a plain one.', 'What are you doing right now?'],
  ['Leave my question aside, then.', 'Do you want to talk, or to do one small thing?'],
];
const ASKED_AGAIN = 'My question was not clear. Here it is in another way.';

/** Asks the last question in another way, or a plainer one where there is no other way. */
export const reworded: Way = (state, heard, around) => {
  if (!NOT_UNDERSTOOD.test(heard.plain) || isUnsettled(around.verdict)) return null;
  const { about, turn } = state;
  const topic = about !== null && about.turn === turn - 1 ? topicNamed(about.topic) : undefined;
  const next = { ...state, outcome: 'talk' as const };
  const anew: Pool = { key: 'asked-anew', ways: ASKED_ANEW };
  if (topic === undefined || topic.id === 'anything') {
    return alone(wordFirst(next, around.seed, [anew]));
  }
  // Only the question of each way to take the topic up, and never the one that was asked.
  const questions: Pool = { key: topic.id, ways: topic.says.map((way) => way.slice(-1)) };
  if (!hasFresh(state, questions)) return alone(wordFirst(next, around.seed, [anew]));
  const asked = { ...next, about: { topic: topic.id, turn } };
  return alone(wordFirst(asked, around.seed, [questions], { before: [ASKED_AGAIN] }));
};
