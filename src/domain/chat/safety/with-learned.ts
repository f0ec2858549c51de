import { otherLanguageOf } from '#domain/chat/text/language.ts';
import { type Assessment, BY_WORDING, isAtLeast } from './assessment.ts';
import { isBareDenial, raisedTo } from './by-plain-words.ts';
import type { Read } from './by-rules.ts';
import type { SafetyContext } from './context.ts';
import type { Danger } from './danger.ts';
import { whoseDanger } from './deeds.ts';
import { isOnlyFeared } from './fear-work.ts';
import { putsAway } from './help-reached.ts';
import type { Part } from './learned/features.ts';
import { type Risk, riskOf } from './learned/score.ts';
import { CLAUSE_JOINS, clausesIn } from './text/clauses.ts';

/** In so few words, that means were put away is all that is said. */
const PUT_AWAY_WORDS_MOST = 12;

/** Answers to an exercise are mostly as short as this. */
const ANSWER_WORDS_MOST = 12;

const wordsIn = (parts: readonly Part[]): number =>
  parts.reduce((sum, { words }) => sum + words.length, 0);

/** That means were put away, and nothing beside it, is what it says, however near its words are to danger. */
const isBarePutAway = ({ sentences }: Read, parts: readonly Part[]): boolean =>
  sentences.length === 1 && wordsIn(parts) <= PUT_AWAY_WORDS_MOST && putsAway(sentences);

const DENIES =
  /\b(?:not|no|never|nope|nah|nobody|none|safe|gone|fine|ok|okay|better|weaker|over)\b/;
const LEAST_TOLD_WORDS = 3;

/** What stands beside a denial, in clauses of its own: that one thing is denied says nothing of another. */
const besideDenial = ({ sentences }: Read): Part => {
  const told = sentences
    .flatMap((sentence) => clausesIn(sentence, CLAUSE_JOINS))
    .filter((clause) => clause.length >= LEAST_TOLD_WORDS && !DENIES.test(clause.join(' ')));
  return { words: told.flat(), findings: [] };
};

/** Whether the learned part is sure enough to hear what the rules did not. */
const isHeard = (
  { text, sentences }: Read,
  found: Assessment,
  words: number,
  risk: Risk,
  context: SafetyContext,
): boolean => {
  // With more than one sentence, another may be no intrusive thought.
  const isIntrusive = found.kind === 'intrusive-thought' && sentences.length === 1;
  // What was swallowed is no answer to an exercise.
  const isAnswer =
    context.inSkill === true && words <= ANSWER_WORDS_MOST && risk.category !== 'medical-emergency';
  // It learned from few messages in other languages.
  const isForeign = otherLanguageOf(text) !== null;
  // Who was asked, or has denied it, is not asked for it again because of a faint likeness.
  const isAsked = context.isDenied === true || (context.softTurns ?? 0) > 0;
  return isIntrusive || isAnswer || isForeign || isAsked || found.isHelped
    ? risk.isClear
    : risk.isRaised;
};

/** What the learned part hears that the rules did not find; null for nothing. */
const heardIn = (
  read: Read,
  parts: readonly Part[],
  found: Assessment,
  context: SafetyContext,
): Risk | null => {
  if (isBareDenial(read, found)) {
    const beside = riskOf([besideDenial(read)]);
    return beside?.isRaised === true ? beside : null;
  }
  if (found.isHelped && isBarePutAway(read, parts)) return null;
  const risk = riskOf(parts);
  return risk !== null && isHeard(read, found, wordsIn(parts), risk, context) ? risk : null;
};

/**
 * What the rules found, with what only the learned part hears. It lowers nothing that they found. What it hears is a hint;
 * only where the rules have raised the talk before, and nothing has lowered it since, it counts as going on with that.
 *
 * @param found what the rules found
 * @param parts the sentences of the message as the learned part reads them
 */
export const withLearned = (
  found: Assessment,
  read: Read,
  parts: readonly Part[],
  context: SafetyContext,
): Assessment => {
  if (isAtLeast(found.level, 'elevated')) return found;
  const risk = heardIn(read, parts, found, context);
  if (risk === null) return found;
  const { level = 'none' } = context;
  const isFeared = context.isFearWork === true && level === 'none';
  if (isFeared && risk.category === 'harm-to-others' && isOnlyFeared(read.sentences)) return found;
  // Where something is watched, a hint is about that.
  const whose = whoseDanger(read.sentences, risk);
  const watched = level === 'none' ? null : (context.category ?? null);
  const isAboutOther = watched === null ? whose.isAboutOther : context.kind === 'third-person';
  const danger: Danger = {
    category: watched ?? whose.category,
    kind: isAboutOther ? 'third-person' : 'own',
  };
  return isAtLeast(level, 'elevated')
    ? { ...raisedTo(found, danger.category, BY_WORDING), kind: danger.kind }
    : { ...found, hint: danger };
};
