import { nearerBeside } from './beside-danger.ts';
import { byRules, type Read, readBy } from './by-rules.ts';
import { NO_CONTEXT, type SafetyContext } from './context.ts';
import { partOf, spelt } from './findings.ts';
import { type Assessment, rankOf } from './levels.ts';
import { withLearned } from './with-learned.ts';

/** What the rules alone make of a message; the guard also hears the learned part. */
export const assessByRules = (text: string): Assessment => {
  const sentences = spelt(text);
  const told = sentences.flatMap((sentence) => partOf(sentence).findings);
  const read = readBy(text, sentences, told, NO_CONTEXT);
  return nearerBeside(byRules(read, NO_CONTEXT), sentences, read.findings);
};

const assessAsOne = (text: string, context: SafetyContext): Assessment => {
  const sentences = spelt(text);
  const parts = sentences.map(partOf);
  const told = parts.flatMap(({ findings }) => findings);
  const read: Read = readBy(text, sentences, told, context);
  return nearerBeside(withLearned(read, parts, context), sentences, read.findings);
};

/**
 * What a message asks for care. The level is the highest of the whole and of each of its lines as if it stood
 * alone: nothing in one line lowers what another raised. It never throws, and its cost grows with the length of
 * the message.
 */
export const assess = (text: string, context: SafetyContext = NO_CONTEXT): Assessment => {
  const whole = assessAsOne(text, context);
  if (!text.includes('\n') || whole.level === 'high') return whole;
  // What answers the last question does so in the message as a whole.
  const alone = { ...context, asked: null };
  const lines = new Set(text.split('\n').map((line) => line.trim()));
  return [...lines]
    .filter((line) => line !== '')
    .map((line) => assessAsOne(line, alone))
    .reduce((a, b) => (rankOf(b.level) > rankOf(a.level) ? b : a), whole);
};
