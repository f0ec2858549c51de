import { plainOf } from '#domain/chat/text/words.ts';
import { ANSWER_SCRIPTS, type Answer } from './own-script.ts';

/** More words than this are a lot to say at once. */
const MOST_WORDS = 25;

const REQUEST =
  /\b(?:(?:can|could|would|will|do) you|(?:may|can|could|shall|should) (?:i|we)|please|i (?:really )?(?:need|want|would like|wish|prefer)(?! (?:it|them|this|that)\b)|id (?:like|prefer|rather)|lets|let us|let me)\b/;
const STATEMENT =
  /\b(?:i|im|ive|id|ill|we|it|its|this|that|thats|you|youre|he|she|they|there|my|our|your|no|not|yes|is|are|am|was)\b/;
const REASON =
  /\b(?:because|since|so that|as i|the reason|otherwise|i (?:need|want) (?:it|them|this|that))\b/;
/** Sorry for asking, for taking room, for being there: not sorry for something that was done. */
const NEEDLESS_SORRY =
  /\b(?:sorry (?:to (?:bother|disturb|ask|interrupt|trouble|be)|for (?:asking|bothering|disturbing|being|existing|taking|the trouble|my)|if (?:i|this|that)|but|can|could|would|may|i (?:need|want|know|cannot|cant|have|dont))|(?:hate|do not want|dont want) to (?:bother|disturb|be a (?:bother|burden))|(?:stupid|dumb|silly) question|sorry$)/;
const APOLOGIZES = /\b(?:apolog\w*|say sorry|make up)\b/;

/** The sentences of a text, as `plainOf` writes them. A question has its mark left at its end. */
const sentencesOf = (text: string): readonly string[] =>
  text
    .split(/(?<=[.!?])\s+|\n/)
    .map((part) => `${plainOf(part)}${part.trimEnd().endsWith('?') ? '?' : ''}`)
    .filter((part) => /[\p{L}\p{N}]/u.test(part));

const countOf = (text: string): number => plainOf(text).split(' ').length;

/** Whether there is one clear request or statement in it, said literally. */
const clearIn = (text: string): string => {
  const sentences = sentencesOf(text);
  const requests = sentences.filter((part) => part.endsWith('?') || REQUEST.test(part)).length;
  if (requests > 1) return `There are ${requests} requests in it. One at a time is clearer.`;
  if (requests === 1) return 'There is one clear request in it.';
  if (sentences.some((part) => STATEMENT.test(part))) return 'It is a clear statement.';
  return 'I find no request and no statement in it. It can begin with "I need", "Can you" or "No".';
};

const lengthOf = (text: string): string => {
  const count = countOf(text);
  return count > MOST_WORDS
    ? `It has ${count} words, and a part may get lost. You can begin with what matters most.`
    : 'It is short enough to be said at once.';
};

const sorryIn = (text: string): readonly string[] =>
  NEEDLESS_SORRY.test(plainOf(text))
    ? ['It says sorry. Nobody has to be sorry for asking. It works without that, too.']
    : [];

/**
 * What can be said literally about a first sentence: whether it asks or tells one thing, whether it is short, that a
 * reason is optional, and that asking needs no apology. It goes by words alone and says nothing about tone, face or manners.
 *
 * @param wish what the person wants to do; an apology that is wanted is left alone
 */
export const firstFeedback = (text: string, wish: string): readonly string[] => [
  clearIn(text),
  lengthOf(text),
  REASON.test(plainOf(text))
    ? 'It gives a reason. A reason is optional.'
    : 'It gives no reason. A reason is optional.',
  ...(APOLOGIZES.test(plainOf(wish)) ? [] : sorryIn(text)),
];

/** What can be said literally about a reply to an answer. */
export const replyFeedback = (text: string, answer: Answer): readonly string[] => {
  const plain = plainOf(text);
  const found = ANSWER_SCRIPTS[answer].feedback.find(({ words }) => words.test(plain));
  return [...(found === undefined ? [] : [found.says]), lengthOf(text), ...sorryIn(text)];
};
