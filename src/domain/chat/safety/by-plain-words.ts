import { type Assessment, type Category, isAtLeast } from './assessment.ts';
import type { Read } from './by-rules.ts';
import type { SafetyContext } from './context.ts';
import { beginningsOf } from './core.ts';
import { plainDangerIn } from './plain-danger.ts';

/** In so few words a denial is all that is said. */
const DENIAL_WORDS_MOST = 12;

/** Whether a message is a denial, or a no to a question, and hardly anything else. */
export const isBareDenial = (
  { sentences }: Read,
  { denies, saysNo, isTopic }: Assessment,
): boolean =>
  (denies || saysNo !== null || isTopic) &&
  sentences.reduce((sum, { words }) => sum + words.length, 0) <= DENIAL_WORDS_MOST;

/** What was found, raised to elevated for one more reason. */
export const raisedTo = (found: Assessment, category: Category, reason: string): Assessment => ({
  level: 'elevated',
  category,
  kind: 'own',
  reasons: [...found.reasons, reason],
  isOutright: false,
  isMeant: found.isMeant,
  swallowed: found.swallowed,
  agrees: false,
  denies: false,
  isLess: false,
  saysNo: null,
  isMisread: false,
  objection: found.objection,
  hint: null,
  isTopic: false,
  isHelped: false,
});

/** Whose danger may be told plainly; a fear or a film told in the same words is none, unless it is told before an aside. */
const MAY_BE_PLAIN: ReadonlySet<Assessment['kind']> = new Set([
  null,
  'own',
  'third-person',
  'past',
]);

/** What the rules found, raised where a whole clause tells of danger in the words in which most people say it. */
export const byPlainWords = (
  read: Read,
  found: Assessment,
  { isFearWork }: SafetyContext,
): Assessment => {
  if (isAtLeast(found.level, 'elevated') || found.isHelped) return found;
  const isBare = isBareDenial(read, found);
  if (isFearWork === true && !isBare) return found;
  const before = read.sentences.flatMap(beginningsOf);
  const isOpen = isBare || MAY_BE_PLAIN.has(found.kind);
  const told = plainDangerIn(isOpen ? [...read.sentences, ...before] : before);
  return told === null ? found : raisedTo(found, told, 'plain danger');
};
