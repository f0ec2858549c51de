import { listedIn } from '#domain/chat/text/lists.ts';

/** A piece of a list of tasks is short; longer ones tell one thing with commas in it. */
const MOST_WORDS = 6;
/** So many have a button. */
const MOST_TASKS = 6;
const MARK = /^\s*(?:[-*•]|\(?\d{1,2}[.):]|and\b|then\b)\s*/i;
/** What stands before a list that is told in a sentence. */
const TOLD =
  /^\s*(?:(?:ok|well|so|um)[, ]+)?(?:i|we)(?:'ve|’ve)? (?:still )?(?:have|need|want|got|ought)(?: got)? to (?:do )?(?:the |my )?|^\s*(?:there(?:'s|’s| is| are)|it(?:'s|’s| is)) /i;
/** A piece that begins so goes on with the one before. */
const GOES_ON =
  /^(?:at|with|without|but|not|no|or|for|while|until|till|so|because|after|before|in|on|by|when|if|just|also|even|which|that|who|about|maybe|a half|half)\b/i;

const isTask = (piece: string): boolean =>
  piece.split(/\s+/).length <= MOST_WORDS && !GOES_ON.test(piece);

/** The tasks in a message that names several, as they were written; empty where it may be a single one. */
export const tasksIn = (message: string): readonly string[] => {
  const text = message.replace(TOLD, '');
  // An "and" parts tasks only where commas do, as in "dishes, a call and an email".
  const between = text.includes(',') ? /,(?: and\b)?|\n|;|\band\b/ : /\n|;/;
  return listedIn(text, { mark: MARK, between, isOne: isTask, most: MOST_TASKS });
};
