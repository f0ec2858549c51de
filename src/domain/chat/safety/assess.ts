import { type Assessment, rankOf, responseTo } from './assessment.ts';
import { nearerBeside } from './beside-danger.ts';
import { byPlainWords } from './by-plain-words.ts';
import { byRules, type Read, readBy } from './by-rules.ts';
import { NO_CONTEXT, type SafetyContext } from './context.ts';
import { partOf, spelt } from './findings.ts';
import type { Part } from './learned/features.ts';
import { withLearned } from './with-learned.ts';

interface ByRules {
  readonly read: Read;
  readonly parts: readonly Part[];
  readonly found: Assessment;
}

const rulesOn = (text: string, context: SafetyContext): ByRules => {
  const sentences = spelt(text);
  const parts = sentences.map(partOf);
  const told = parts.flatMap(({ findings }) => findings);
  const read = readBy(text, sentences, told, context);
  const found = byPlainWords(read, byRules(read, context), context);
  return { read, parts, found: nearerBeside(found, sentences, read.findings) };
};

/** What the rules alone make of a message; the guard also hears the learned part. */
export const assessByRules = (text: string): Assessment => rulesOn(text, NO_CONTEXT).found;

const assessAsOne = (text: string, context: SafetyContext): Assessment => {
  const { read, parts, found } = rulesOn(text, context);
  return withLearned(found, read, parts, context);
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
  const all = [...lines].filter((line) => line !== '').map((line) => assessAsOne(line, alone));
  const highest = all.reduce((a, b) => (rankOf(b.level) > rankOf(a.level) ? b : a), whole);
  const hint = [whole, ...all].find((one) => one.hint !== null)?.hint ?? null;
  return responseTo(highest) === 'full' ? highest : { ...highest, hint };
};
