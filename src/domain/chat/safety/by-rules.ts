import { afterDanger } from './after-danger.ts';
import {
  type Answered,
  agreesOrDoubts,
  answeredBy,
  answeredLater,
  answeredSoftly,
  deniesOutright,
  deniesWatched,
  isDoubtful,
  retractsEmergency,
  saysMisread,
  saysWhatItMeant,
} from './answering.ts';
import {
  AGREED,
  type Assessment,
  CANNOT_CALL,
  CATEGORIES,
  COMMANDED,
  isAtLeast,
  type Question,
  rankOf,
  SAYS_MORE,
} from './assessment.ts';
import type { SafetyContext } from './context.ts';
import { type Danger, dangerOf } from './danger.ts';
import { inFearWork, tellsOfIntent } from './fear-work.ts';
import { fearsTheDeed, tellsOfDeed } from './feared-later.ts';
import { tellsOfHelp } from './help-reached.ts';
import { THEIR_PLACE } from './objection.ts';
import { answerToObjection } from './objections.ts';
import { OTHER_LANGUAGES } from './rules/other-languages.ts';
import type { Finding } from './sign.ts';
import { swallowedIn } from './swallowed.ts';
import { fold } from './text/fold.ts';
import type { Sentence } from './text/sentences.ts';

const FOREIGN = OTHER_LANGUAGES.map(fold);

/** Danger in one of the fixed phrases of other languages. */
const foreignFindings = (text: string): readonly Finding[] => {
  const folded = fold(text).replace(/\s+/g, ' ');
  return FOREIGN.some((phrase) => folded.includes(phrase))
    ? [
        {
          level: 'elevated',
          kind: 'own',
          category: 'suicide',
          concept: 'wish to die in another language',
        },
      ]
    : [];
};

const noOf = (asked: Question | null): Assessment['saysNo'] =>
  asked === null || asked.no === 'calm' ? null : asked.no;

const KIND_ORDER = ['own', 'third-person', 'intrusive-thought', 'past', 'denied'];

const placeOf = (kind: string): number => {
  const place = KIND_ORDER.indexOf(kind);
  return place === -1 ? KIND_ORDER.length : place;
};

const byWeight = (a: Finding, b: Finding): number =>
  rankOf(b.level) - rankOf(a.level) ||
  (a.level === 'low' ? placeOf(a.kind) - placeOf(b.kind) : 0) ||
  CATEGORIES.indexOf(a.category) - CATEGORIES.indexOf(b.category) ||
  placeOf(a.kind) - placeOf(b.kind);

/** A message as the rules read it. */
export interface Read {
  readonly text: string;
  readonly sentences: readonly Sentence[];
  readonly findings: readonly Finding[];
  /** What it means after what was told before; among the findings as well. Null for nothing. */
  readonly after: Finding | null;
}

/** Whoever cannot wake somebody speaks of them. */
const OF_ME =
  /\b(?:i(?! (?:can|could) not (?:wake|reach|find|see|hear|feel) (?:him|her|them|his|their|any))|me|my|myself)\b/;

/** What was told of somebody in danger goes on about them, as long as the person does not speak of themselves. */
const asTheirs = (
  finding: Finding,
  after: Finding | null,
  sentences: readonly Sentence[],
  context: SafetyContext,
): Finding =>
  finding.kind === 'own' &&
  context.kind === 'third-person' &&
  (finding.category === after?.category || finding.category === 'medical-emergency') &&
  !sentences.some(({ words }) => OF_ME.test(words.join(' ')))
    ? { ...finding, kind: 'third-person' }
    : finding;

/** What is open when a message comes: what is watched, or else what the soft question asked about. */
const openIn = (context: SafetyContext): SafetyContext => {
  const { asked, level = 'none' } = context;
  if (level !== 'none' || asked?.isSoft !== true) return context;
  const { category, kind } = asked;
  return { ...context, level: 'elevated', category, kind };
};

/** What the rules find in a message, before any answer to a question. */
export const readBy = (
  text: string,
  sentences: readonly Sentence[],
  told: readonly Finding[],
  context: SafetyContext,
): Read => {
  // While something is watched, a fear counts in full.
  const isFear = context.isFearWork === true && (context.level ?? 'none') === 'none';
  const found = isFear ? inFearWork(sentences, told) : told;
  const after = afterDanger(sentences, openIn(context));
  const whose = found.map((finding) => asTheirs(finding, after, sentences, context));
  return {
    text,
    sentences,
    findings: [...whose, ...foreignFindings(text), ...(after === null ? [] : [after])],
    after,
  };
};

/** What a message says to the last question; one about how things are can be answered some messages later as well. */
const answerIn = (
  { text, sentences }: Read,
  { asked, quietTurns = 0, inSkill }: SafetyContext,
): Answered => {
  if (asked === null) return 'neither';
  if (asked.isSoft) return answeredSoftly(text, sentences, asked);
  // Any other question waits for the next message only.
  return quietTurns === 0 || !asked.isHowItIs
    ? answeredBy(text, sentences, asked)
    : answeredLater(sentences, quietTurns, inSkill === true);
};

const CANNOT =
  /^(?:(?:no|but|and|because|sorry|please|well|yes) )*(?:i (?:(?:really|just|still|honestly|physically) )*(?:can|could) not(?: (?:call|phone|ring|speak|talk|text|move|do (?:it|that|this)))?(?: (?:them|anyone|anybody|now|right now|it|out loud|here))*|i (?:am (?:so |too )?(?:scared|afraid)|do not dare|am not able) to (?:call|phone|ring|speak|talk)(?: \w+)?|(?:i have )?no (?:phone|signal|credit|battery|minutes)(?: \w+)?|(?:he|she|they) (?:will|would|can|might) (?:hear|see|find out)(?: me)?|(?:he|she|they) (?:has|have|took|broke) my phone)$/;

/** Whether a person in danger now tells that they cannot call: by a yes to that question, or in words. */
const isKeptFromCalling = (
  sentences: readonly Sentence[],
  context: SafetyContext,
  answered: Answered,
): boolean =>
  (answered === 'yes' && context.asked?.isOfCalling === true) ||
  (context.level === 'high' && sentences.some(({ words }) => CANNOT.test(words.join(' '))));

/** What answers whether a body is in danger; that somebody is well or fine says too little. */
const OF_THE_BODY =
  /\b(?:no|nope|nah|not|awake|up|breathing|talking|responding|conscious|safe|gone|passed|over)\b/;
const isOfTheBody = ({ words }: Sentence): boolean => OF_THE_BODY.test(words.join(' '));

const BEGINS_YES = /^\W*(?:yes|yeah|yep|yea|yup|ya|aye|haan)\b/i;

/**
 * Whether a message goes on with what was told, past a question about something else: "I already did" is no yes to
 * "Are you also thinking about hurting yourself?".
 */
const goesOnWith = ({ after, text }: Read, asked: Question): boolean =>
  after?.category === 'eating-disorder' &&
  asked.category !== 'eating-disorder' &&
  !BEGINS_YES.test(text);

/** "I do not know her address" asks for a way; it is no yes to the question. */
const asksForAWay = (objection: string | null): boolean => objection === THEIR_PLACE;

/** Whether a message tells, of harm to others that is watched, that it is only feared. */
const tellsOfFear = (
  { sentences }: Read,
  { level = 'none', isMeant }: SafetyContext,
  { category, kind }: Danger,
): boolean =>
  level !== 'none' &&
  isMeant !== true &&
  category === 'harm-to-others' &&
  kind === 'own' &&
  !agreesOrDoubts(sentences) &&
  fearsTheDeed(sentences);

const isCommanded = ({ concept }: Finding): boolean => concept === COMMANDED;

const AS_FEAR = { level: 'low', category: 'harm-to-others', kind: 'intrusive-thought' } as const;

const headOf = (top: Finding | undefined): Pick<Assessment, 'level' | 'category' | 'kind'> => ({
  level: top?.level ?? 'none',
  category: top?.category ?? null,
  kind: top?.kind ?? null,
});

/** What the rules make of a message, with its answer to the last question. */
export const byRules = (read: Read, context: SafetyContext): Assessment => {
  const { sentences } = read;
  const { asked } = context;
  const isWatched = (context.level ?? 'none') !== 'none';
  const danger = dangerOf({ category: context.category ?? null, kind: context.kind ?? null });
  const objection = isWatched ? (answerToObjection(sentences, danger)?.id ?? null) : null;
  const said = answerIn(read, context);
  const isWay = said === 'yes' && asksForAWay(objection);
  const fears = tellsOfFear(read, context, danger);
  const answered = isWay || fears ? 'neither' : said;
  const isSoft = asked?.isSoft === true;
  const concept = isSoft ? SAYS_MORE : AGREED;
  const agreed: readonly Finding[] =
    asked !== null && answered === 'yes' && !goesOnWith(read, asked)
      ? [{ level: asked.level, kind: asked.kind, category: asked.category, concept }]
      : [];
  const isKept = isKeptFromCalling(sentences, context, answered);
  const kept: readonly Finding[] = isKept
    ? [{ ...danger, level: 'high', concept: CANNOT_CALL }]
    : [];
  // Who tells what a friend asked of them is no victim of the friend.
  const isAsked = objection !== null && danger.kind === 'third-person';
  const found = isAsked
    ? read.findings.filter(({ category, kind }) => category !== 'abuse' || kind !== 'own')
    : read.findings;
  const sorted = [...found, ...agreed, ...kept].toSorted(byWeight);
  const [top] = sorted;
  const isRaised = top !== undefined && rankOf(top.level) >= rankOf('elevated');
  const isFeared = fears && !isRaised;
  const isDenied = sorted.some(({ kind }) => kind === 'denied');
  const isFigure = context.level !== 'high' && context.isOutright !== true;
  const isMisread =
    isWatched &&
    !isRaised &&
    (saysMisread(sentences, asked !== null) || (isFigure && saysWhatItMeant(sentences)));
  const isCalm =
    !isRaised &&
    (isMisread ||
      isFeared ||
      answered === 'calm' ||
      answered === 'less' ||
      (answered === 'no' && asked?.no === 'calm' && !isSoft) ||
      deniesOutright(sentences) ||
      (isWatched && deniesWatched(sentences)) ||
      (isDenied && !isDoubtful(sentences)));
  // That somebody meant no harm changes nothing in what was swallowed.
  const isOfBody = context.category === 'medical-emergency' && context.level === 'high';
  const isAnswer =
    asked?.isHowItIs === true ||
    (asked?.no === 'calm' && answered !== 'neither' && sentences.some(isOfTheBody));
  const staysInBody = isCalm && isOfBody && !isAnswer && !retractsEmergency(sentences);
  const denies = isCalm && !staysInBody;
  return {
    ...(isFeared ? AS_FEAR : headOf(top)),
    reasons: [...new Set(sorted.map(({ concept }) => concept))],
    isOutright: sorted.some(
      (one) => one.isOutright === true && one.kind === 'own' && isAtLeast(one.level, 'elevated'),
    ),
    isMeant: tellsOfIntent(sentences) || tellsOfDeed(sentences) || sorted.some(isCommanded),
    swallowed: swallowedIn(sentences),
    agrees: answered === 'yes' && !isSoft,
    denies,
    isLess: answered === 'less',
    saysNo: staysInBody ? 'step' : answered === 'no' && !isRaised && !denies ? noOf(asked) : null,
    isMisread,
    objection,
    hint: null,
    isTopic: isSoft && answered === 'no' && !isRaised,
    isHelped: !isRaised && isWatched && tellsOfHelp(sentences, danger),
  };
};
