import type { SkillContext } from '#domain/chat/skills/machine.ts';
import type { Coached } from './coach/coached.ts';
import { keptSentence } from './coach/running.ts';
import { CALM_OFFERS } from './coach/said.ts';
import { respond } from './coach.ts';
import { type ConversationState, interrupted } from './conversation.ts';
import { answersReassurance, isFreeTalk, leavesBe, refusesStrain } from './free-talk.ts';
import {
  type Arrival,
  type Guarded,
  hearGuard,
  leftAloneIn,
  recheckBeforeStrain,
  recheckIn,
  safetyOf,
  stayIn,
} from './guard.ts';
import { couldReassure } from './reassurance/reassurance.ts';
import type { Reply } from './reply.ts';
import type { Offer, SafetyAnswer } from './safety/choose-answer.ts';
import { recheckFor } from './safety/recheck.ts';
import { isWatched, type SafetyState } from './safety/safety-state.ts';
import type { Ladder } from './skills/exposure/ladder.ts';
import { isCalmingSkill, SKILL_NAMES, type SkillId } from './skills/skills.ts';
import { type OtherLanguage, otherLanguageOf } from './text/language.ts';
import { LANGUAGE_TEXTS, NOT_ENGLISH } from './text/language-texts.ts';

/** Where a conversation stands between two messages. */
export interface Standing {
  readonly coach: ConversationState;
  readonly guard: SafetyState;
}

/** What a message meets. */
export interface Moment extends Arrival {
  readonly nowMs: number;
  /** A fresh id for a ladder that may be made. */
  readonly newId: string;
  /** The ladders that are stored, latest first. */
  readonly ladders: readonly Ladder[];
  readonly breakDown: SkillContext['breakDown'];
  /** Stays the same for a person. */
  readonly seed: number;
}

/** What is said to a message, and where the conversation stands then. */
export interface Spoken {
  readonly standing: Standing;
  readonly reply: Reply;
  readonly answeredBy: 'coach' | 'safety';
  readonly safety: ReturnType<typeof safetyOf>;
  /** A ladder to be stored; null if none changed. */
  readonly ladder: Ladder | null;
  /** Whether a language model may find other words. */
  readonly isOpen: boolean;
}

/** Grounding beside a question; where nothing is asked, all that calms, as a next step. */
const calmButtons = (offers: readonly Offer[], isAsked: boolean): readonly string[] => {
  if (!offers.includes('grounding')) return [];
  const skills: readonly SkillId[] = isAsked ? ['grounding'] : CALM_OFFERS;
  return skills.map((skill) => SKILL_NAMES[skill].button);
};

/** The guard's words; what it asks stays at their end. */
const fixedReply = (
  { paragraphs, question, offers, replies }: SafetyAnswer,
  kept: readonly string[] = [],
): Reply => ({
  paragraphs: paragraphs.toSpliced(question === null ? paragraphs.length : -1, 0, ...kept),
  quickReplies: [...replies, ...calmButtons(offers, question !== null)],
  parts: [],
});

/** Says that the skill that goes on is kept. */
const keptIn = ({ active }: ConversationState): readonly string[] =>
  active === null ? [] : [keptSentence(active.skill)];

/** The guard's words before those of a skill that begins or goes on; instead of all other words. */
const withFixed = (answer: SafetyAnswer, { state, reply }: Coached): Reply => {
  const fixed = fixedReply(answer);
  if (reply === null) return fixed;
  return {
    paragraphs: [...fixed.paragraphs, ...(state.active === null ? [] : reply.paragraphs)],
    // Beside a question stand its answers alone.
    quickReplies:
      answer.question === null
        ? [...new Set([...fixed.quickReplies, ...reply.quickReplies])]
        : fixed.quickReplies,
    parts: reply.parts,
  };
};

/** The guard's words beside those of the coach: before them, or, where they ask, behind them with their own buttons. */
const besideCoach = (answer: SafetyAnswer, { paragraphs, quickReplies, parts }: Reply): Reply =>
  answer.question === null
    ? { paragraphs: [...answer.paragraphs, ...paragraphs], quickReplies, parts }
    : { paragraphs: [...paragraphs, ...answer.paragraphs], quickReplies: answer.replies, parts };

/** Says of a message in another language that it was not understood, in place of words that would only seem to. */
const notUnderstood = (coached: Coached, language: OtherLanguage): Coached => ({
  ...coached,
  state: { ...coached.state, offered: [] },
  reply: {
    paragraphs: [LANGUAGE_TEXTS[language].notUnderstood, NOT_ENGLISH],
    quickReplies: [],
    parts: [],
  },
});

/** The same before the fixed answer to danger. */
const inLanguage = (reply: Reply, language: OtherLanguage | null): Reply =>
  language === null
    ? reply
    : { ...reply, paragraphs: [LANGUAGE_TEXTS[language].danger, ...reply.paragraphs] };

/** A skill that works on a fear hears an intrusive thought itself, and so does who asks again to be certain. */
const coachKnowsBetter = ({ assessment }: Guarded, before: Standing, coached: Coached): boolean =>
  assessment.kind === 'intrusive-thought' &&
  (before.coach.active !== null || answersReassurance(coached.state));

/**
 * Answers a message: the safety guard first, and alone where its level is raised; then the coach. A question of the
 * guard that is due stands behind the coach's words, or in their place where a skill would hear the answer to it.
 */
export const speak = (before: Standing, text: string, moment: Moment): Spoken => {
  const skill = before.coach.active?.skill ?? null;
  const guarded = hearGuard(before.guard, text, { ...moment, skill });
  const understood = respond(before.coach, text, { ...moment, verdict: guarded.verdict });
  const isTalk = skill === null && understood.state.active === null && understood.reply !== null;
  const language = isTalk || guarded.isRaised ? otherLanguageOf(text) : null;
  const coached = language === null || !isTalk ? understood : notUnderstood(understood, language);
  const spoken = (more: Partial<Spoken> & Pick<Spoken, 'reply' | 'answeredBy'>): Spoken => ({
    standing: { coach: coached.state, guard: guarded.state },
    safety: safetyOf(guarded.assessment, guarded.answer),
    ladder: coached.ladder,
    isOpen: false,
    ...more,
  });
  const { answer } = guarded;
  if (coached.reply === null || guarded.isRaised) {
    const fixed = answer ?? recheckFor(guarded.state, 'turn');
    const reply = inLanguage(fixedReply(fixed, keptIn(before.coach)), language);
    return spoken({ reply, answeredBy: 'safety' });
  }
  if (answer?.response === 'soft') {
    return spoken({ reply: besideCoach(answer, coached.reply), answeredBy: 'safety' });
  }
  if (answer !== null && !coachKnowsBetter(guarded, before, coached)) {
    return spoken({ reply: withFixed(answer, coached), answeredBy: 'safety' });
  }
  const isRefused = refusesStrain(coached.state);
  const isFree = isFreeTalk(before.coach, coached.state);
  const isLeft = leavesBe(coached.state);
  const left = isLeft ? leftAloneIn(guarded) : null;
  if (left !== null) {
    const safety = safetyOf(guarded.assessment, left);
    return spoken({ reply: fixedReply(left), answeredBy: 'safety', safety });
  }
  const { active } = coached.state;
  const goesOn = active !== null;
  const isCalming = active !== null && isCalmingSkill(active.skill);
  // An emergency of the body waits for no exercise.
  const isOfBody = guarded.state.category === 'medical-emergency';
  const staying = (isCalming && !isOfBody) || isLeft ? null : stayIn(guarded, goesOn);
  const recheck =
    staying ??
    (isRefused ? recheckBeforeStrain(guarded) : null) ??
    (isLeft ? null : recheckIn(guarded, goesOn));
  if (recheck !== null) {
    const kept = keptIn(isRefused ? before.coach : coached.state);
    const asked = fixedReply(recheck.question, kept);
    const isInstead = goesOn || isRefused || staying !== null;
    const said = isInstead ? [] : coached.reply.paragraphs;
    // Its buttons are not shown, so that what was to be offered still is.
    const skill = coached.state.interrupted ?? before.coach.interrupted;
    return spoken({
      standing: {
        coach: interrupted({ ...coached.state, interrupted: skill }),
        guard: recheck.state,
      },
      reply: { ...asked, paragraphs: [...said, ...asked.paragraphs] },
      answeredBy: 'safety',
      safety: safetyOf(guarded.assessment, recheck.question),
    });
  }
  return spoken({
    reply: coached.reply,
    answeredBy: 'coach',
    safety: safetyOf(guarded.assessment, null),
    // A model would give the certainty that a doubt asks for, and words in a language in which nothing reads them.
    isOpen:
      !isWatched(guarded.state) &&
      isFree &&
      language === null &&
      !couldReassure(coached.state.asks, text),
  });
};
