import { otherLanguageOf } from '#domain/chat/text/language.ts';
import { byRules, foreignFindings, type Read } from './by-rules.ts';
import type { SafetyContext } from './context.ts';
import { tellsFearedDeed } from './danger.ts';
import { whoseDanger } from './deeds.ts';
import { asPlainFear, isOnlyFeared, tellsOfIntent } from './fear-work.ts';
import { putsAway } from './help-reached.ts';
import type { Part } from './learned/features.ts';
import { type Risk, riskOf } from './learned/score.ts';
import { AGREED, type Assessment, BY_WORDING, type Category, isAtLeast } from './levels.ts';
import { wishesOutright } from './outright.ts';
import { plainDangerIn } from './plain-danger.ts';
import type { Finding } from './sign.ts';
import { CLAUSE_JOINS, clausesIn } from './text/clauses.ts';

/** In so few words a denial is all that is said; the learned part knows too little of what was asked. */
const DENIAL_WORDS_MOST = 12;

/** Answers to an exercise are mostly as short as this. */
const ANSWER_WORDS_MOST = 12;

const wordsIn = (parts: readonly Part[]): number =>
  parts.reduce((sum, { words }) => sum + words.length, 0);

const isBareDenial = ({ denies, saysNo }: Assessment, parts: readonly Part[]): boolean =>
  (denies || saysNo !== null) && wordsIn(parts) <= DENIAL_WORDS_MOST;

/** That means were put away, and nothing beside it, is what it says, however near its words are to danger. */
const isBarePutAway = ({ sentences }: Read, parts: readonly Part[]): boolean =>
  sentences.length === 1 && wordsIn(parts) <= DENIAL_WORDS_MOST && putsAway(sentences);

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

/** Whether all that is raised is harm to others by the person. */
const isOnlyHarm = (findings: readonly Finding[]): boolean => {
  const raised = findings.filter(({ level }) => isAtLeast(level, 'elevated'));
  return (
    raised.length > 0 &&
    raised.every(({ category, kind }) => category === 'harm-to-others' && kind === 'own')
  );
};

/** What was found, raised to elevated for one more reason. */
const raisedTo = (found: Assessment, category: Category, reason: string): Assessment => ({
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
  isHelped: false,
});

/** Danger said in so many words, by the person or of somebody else; a fear or a film told in the same words is none. */
const plainOf = ({ sentences }: Read, { kind }: Assessment): Category | null =>
  kind === null || kind === 'own' || kind === 'third-person' || kind === 'past'
    ? plainDangerIn(sentences)
    : null;

/** What was told before an aside that would hide it. */
const coresIn = (parts: readonly Part[]): readonly Part[] =>
  parts.flatMap(({ core, findings }) => (core === undefined ? [] : [{ words: core, findings }]));

/**
 * What the rules raised, lowered where the learned part finds all of it calm. Only what a single pattern says can count
 * for less; a yes to a question cannot, nor a bare wish to die, nor plain danger.
 */
const unlessCalm = (
  read: Read,
  parts: readonly Part[],
  found: Assessment,
  plain: Category | null,
  risk: Risk | null,
): Assessment => {
  const isSure =
    plain !== null ||
    read.after !== null ||
    found.reasons.includes(AGREED) ||
    foreignFindings(read.text).length > 0 ||
    wishesOutright(read.sentences);
  const isPlain = found.isOutright || found.level === 'high';
  const isCalm = (one: Risk | null): boolean => (isPlain ? one?.isVeryCalm : one?.isCalm) === true;
  // What was told before an aside has to be calm without it, too.
  const isLowered = !isSure && isCalm(risk) && coresIn(parts).every((one) => isCalm(riskOf([one])));
  return isLowered ? { ...found, level: 'low', isOutright: false } : found;
};

/** Whether the learned part is sure enough to raise what the rules did not. */
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
  // Who has denied it is not asked for it again because of a faint likeness.
  const isHardToRead = isIntrusive || isAnswer || isForeign || context.isDenied === true;
  return isHardToRead ? risk.isClear : risk.isRaised;
};

/** What the learned part hears and the rules did not: elevated, and about what is watched, if anything is. */
const raisedByWording = (
  { sentences }: Read,
  found: Assessment,
  risk: Risk,
  context: SafetyContext,
): Assessment => {
  const isWatched = (context.level ?? 'none') !== 'none';
  const isFeared = context.isFearWork === true && !isWatched;
  if (isFeared && risk.category === 'harm-to-others' && isOnlyFeared(sentences)) return found;
  // Where something is watched, a hint is about that.
  const watched = isWatched ? (context.category ?? null) : null;
  const whose = whoseDanger(sentences, risk);
  const isAboutOther = watched === null ? whose.isAboutOther : context.kind === 'third-person';
  const raised = raisedTo(found, watched ?? whose.category, BY_WORDING);
  return isAboutOther ? { ...raised, kind: 'third-person' } : raised;
};

/**
 * What the rules and the learned part make of a message together.
 *
 * @param parts the sentences of the message as the learned part reads them
 */
export const withLearned = (
  read: Read,
  parts: readonly Part[],
  context: SafetyContext,
): Assessment => {
  const found = byRules(read, context);
  if (isBareDenial(found, parts)) {
    const told = plainDangerIn(read.sentences);
    if (told !== null) return raisedTo(found, told, 'plain danger');
    const beside = riskOf([besideDenial(read)]);
    return beside?.isRaised === true ? raisedByWording(read, found, beside, context) : found;
  }
  const risk = riskOf(parts);
  if (found.isHelped && (risk?.isClear !== true || isBarePutAway(read, parts))) return found;
  const isVeryCalm = risk?.isVeryCalm === true;
  const isFear = context.isFearWork === true;
  if (
    isFear &&
    isVeryCalm &&
    !found.agrees &&
    isOnlyHarm(read.findings) &&
    !tellsOfIntent(read.sentences)
  )
    return { ...found, level: 'low', kind: 'intrusive-thought' };
  // In the work on a fear, nothing makes little of what is meant.
  if (isFear && found.isMeant && isOnlyHarm(read.findings)) return found;
  if (found.level === 'high' && (context.level ?? 'none') !== 'none') return found;
  const plain = plainOf(read, found);
  if (isAtLeast(found.level, 'elevated')) return unlessCalm(read, parts, found, plain, risk);
  if (isVeryCalm && tellsFearedDeed(found)) return asPlainFear(found);
  if (plain !== null && !isFear) return raisedTo(found, plain, 'plain danger');
  return risk !== null && isHeard(read, found, wordsIn(parts), risk, context)
    ? raisedByWording(read, found, risk, context)
    : found;
};
