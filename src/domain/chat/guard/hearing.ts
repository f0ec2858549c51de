import { isMostlyEnglish } from '#domain/chat/text/english.ts';
import type { Language } from '#domain/chat/text/languages.ts';
import type { Sentence } from '#domain/chat/text/sentences.ts';
import type { Danger } from './assessment.ts';
import type { Languages } from './languages/hear.ts';
import type { LearnedPart } from './learned-part.ts';
import { countsIn } from './needs.ts';
import type { Finding, FindSigns, Message } from './reading/find-signs.ts';
import { dangerOf, isMentioned, isStated } from './reading/findings.ts';
import type { ReadReply, ReplyMeanings } from './reading/replies.ts';
import { type Asked, CALM, type GuardEvent, type GuardState } from './states.ts';

/** The context of a message: whether an exercise is in progress, and whether that exercise works on a fear. */
export interface Surroundings {
  readonly inSkill: boolean;
  readonly isFearWork: boolean;
  /** Whether the message is a button of the guide or a submitted form. Neither answers a question of the guard. */
  readonly isNoReply?: boolean;
  /** Whether the message is a button of the guide's last reply, and so consists of the app's own words. */
  readonly isButton?: boolean;
}

/** The analysis of a message. */
export interface Reading {
  /** The most serious sign, even if a frame changes its meaning; null if none was found. */
  readonly top: Finding | null;
  readonly findings: readonly Finding[];
  readonly reply: ReplyMeanings;
  /** The danger that is mentioned without being stated, or found only after spelling correction; null if none. */
  readonly mention: Danger | null;
  /** The language of the guard's reply; null for English. */
  readonly language: Language | null;
  /** The danger that only the classifier detects; null if none. */
  readonly hint: Danger | null;
}

/** The event that a message triggers, and the danger that the event is about. */
export interface Heard {
  readonly event: GuardEvent;
  readonly danger: Danger | null;
}

const NO_REPLY: ReplyMeanings = {
  said: 'nothing',
  denies: false,
  defers: false,
  isMisread: false,
  isHelped: false,
  wantsPeace: false,
  cannotCall: false,
};

/**
 * During work on a fear, people describe harm that they are afraid of doing. A sign of harm to others then counts as a
 * fear, unless its words express a wish, plan, means or deed.
 */
const asFear = (finding: Finding): Finding => {
  const isFeared =
    finding.category === 'harm-to-others' &&
    finding.kind === 'own' &&
    finding.sign.isMeant !== true &&
    (isStated(finding) || isMentioned(finding));
  return isFeared
    ? { ...finding, level: 'low', kind: 'intrusive-thought', frame: FEARED_DEED }
    : finding;
};

/** The name of the frame for a deed that the person is afraid of doing, during work on a fear. */
export const FEARED_DEED = 'a feared deed in the work on a fear';

/** Analyzes a message: its signs, its meaning as an answer to the guard's question, and what the classifier detects. */
export const readingOf = (
  message: Message,
  state: GuardState,
  { isFearWork, isNoReply = false, isButton = false }: Surroundings,
  parts: {
    readonly find: FindSigns;
    /** The sentences with misspelled words replaced by the words they probably stand for. */
    readonly respelt: () => readonly Sentence[];
    readonly model: LearnedPart;
    readonly readReply: ReadReply;
    readonly languages: Pick<Languages, 'reply' | 'languageIn' | 'riskOf'>;
  },
): Reading => {
  const { sentences } = message;
  // The app's own words say nothing about an active danger.
  const found = parts.find(message, countsIn(isButton ? CALM : state));
  const inFearWork = (all: readonly Finding[]) => (isFearWork ? all.map(asFear) : all);
  const findings = inFearWork(found);
  const top = findings.find(isStated) ?? findings[0] ?? null;
  const isRaised = top !== null && isStated(top);
  const isForeign = parts.languages.languageIn(message.text) !== null;
  const respelt = isRaised || isForeign ? [] : parts.respelt();
  const mentioned =
    findings.find(isMentioned) ??
    inFearWork(parts.find({ text: '', sentences: respelt }, countsIn(state))).find(
      (one) => isMentioned(one) || isStated(one),
    );
  const isLate = state.asked?.asks === 'now' && state.quiet > 0;
  const spoken = state.language ?? null;
  const read = parts.readReply(sentences, state.asked, isLate);
  const foreign =
    state.asked === null || (spoken === null && read.said !== 'nothing')
      ? null
      : parts.languages.reply(message.text, spoken);
  const reply = isNoReply
    ? NO_REPLY
    : foreign === null
      ? read
      : { ...NO_REPLY, said: foreign.said === 'no' ? ('no' as const) : ('yes' as const) };
  // A frame determines the meaning of its sentence, so the classifier only reads the other sentences.
  const framed = new Set(findings.filter(({ frame }) => frame !== null).map((one) => one.sentence));
  const others = sentences.filter((one) => !framed.has(one));
  const inEnglish = isForeign
    ? others.filter(({ words }) => isMostlyEnglish(words.join(' ')))
    : others;
  const foreignRisk = isRaised || !isForeign ? null : parts.languages.riskOf(message.text);
  const risk = isRaised
    ? null
    : [
        foreignRisk,
        parts.model.riskOf(inEnglish),
        framed.size > 0 ? null : parts.model.riskOf(respelt),
      ].find((heard) => heard?.isRaised === true);
  const hint =
    risk === undefined || risk === null
      ? null
      : ({ category: risk.category, kind: risk.isAboutOther ? 'third-person' : 'own' } as const);
  const hintedIn = foreignRisk?.isRaised === true ? foreignRisk.language : null;
  const heardAt = isRaised ? top : mentioned;
  return {
    top,
    findings,
    reply,
    hint,
    mention: mentioned === undefined ? null : dangerOf(mentioned),
    language: heardAt === undefined ? (foreign?.language ?? hintedIn ?? spoken) : heardAt.language,
  };
};

const isOpen = ({ stage }: GuardState): boolean =>
  stage === 'open-elevated' || stage === 'open-high' || stage === 'denied';

const afterReply = (
  { said }: ReplyMeanings,
  state: GuardState,
  asked: Asked,
): GuardEvent | null => {
  switch (said) {
    case 'yes':
      return asked.yes === 'high' && state.stage !== 'asked-softly' ? 'yes-high' : 'yes';
    // If the guard asks a second time, an answer that may be a yes counts as a yes.
    case 'unclear':
      return asked.isAgain === true ? 'yes' : 'mention';
    case 'no':
      return asked.no === 'calm' ? 'no' : asked.no;
    case 'less':
      return asked.no === 'step' ? 'step' : 'less';
    case 'misread':
      return asked.no === 'step' ? 'step' : 'misread';
    case 'nothing':
      return null;
  }
};

/**
 * The event that a message triggers. A sign takes precedence over an answer to the question, which takes precedence
 * over a danger that only the classifier detects.
 */
export const heardIn = (reading: Reading, state: GuardState): Heard => {
  const { top, reply, hint, mention } = reading;
  if (top !== null && isStated(top)) {
    return { event: top.level === 'high' ? 'sign-high' : 'sign-elevated', danger: dangerOf(top) };
  }
  const { danger } = state;
  const answered = state.asked === null ? null : afterReply(reply, state, state.asked);
  if (isOpen(state) && reply.isHelped && answered !== 'yes' && answered !== 'yes-high') {
    return { event: 'helped', danger };
  }
  if (answered !== null && state.asked !== null) {
    const { category, kind } = state.asked;
    const isYes = answered === 'yes' || answered === 'yes-high';
    const isSoft = state.stage === 'asked-softly';
    if (!isYes && mention !== null) return { event: 'mention', danger: mention };
    if (answered === 'mention') return { event: answered, danger: { category, kind } };
    return { event: answered, danger: isYes || isSoft ? { category, kind } : danger };
  }
  if (mention !== null) return { event: 'mention', danger: mention };
  const isOfBody = danger?.category === 'medical-emergency';
  if (isOpen(state) && !isOfBody && reply.isMisread) return { event: 'misread', danger };
  const isDenied =
    reply.denies || (top?.kind === 'denied' && top.category === danger?.category && !reply.defers);
  if (isOpen(state) && !isOfBody && isDenied) return { event: 'no', danger };
  if (hint !== null && state.softWait === 0 && !isOpen(state))
    return { event: 'hint', danger: hint };
  return { event: 'other', danger };
};
