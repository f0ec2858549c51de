import { DANGER_NOW } from './assessment.ts';
import type { Finding } from './sign.ts';
import type { Sentence } from './text/sentences.ts';

/** Somebody who is dangerous is about to reach the person. */
const AT_THE_DOOR =
  /\b(?:banging|kicking|hammering|breaking|pounding|smashing|trying to (?:break|open|get)) (?:\w+ ){0,3}(?:door|it|window|in)\b|\bwe? ?(?:have )?(?:locked|lock) (?:the|our|my) (?:\w+ )?door\b|\b(?:locked|hiding|hid) (?:\w+ ){0,3}(?:in|inside|under|behind) (?:the|my|our)\b|\b(?:he|she|they) (?:is|are) coming (?:up|in|for (?:me|us)|at (?:me|us))\b/;
const IS_OVER = /\b(?:was|were|used to|last (?:week|month|year)|ago|yesterday)\b/;

/** What a message means to somebody to whom somebody else is a danger. Null for nothing. */
export const afterAbuse = (
  sentences: readonly Sentence[],
  kind: 'own' | 'third-person',
): Finding | null =>
  sentences.some(({ words }) => {
    const said = words.join(' ');
    return AT_THE_DOOR.test(said) && !IS_OVER.test(said);
  })
    ? { category: 'abuse', level: 'high', kind, concept: DANGER_NOW }
    : null;
