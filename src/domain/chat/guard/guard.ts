import { languageOf } from '#domain/chat/text/language.ts';
import { nearestWord } from '#domain/chat/text/near.ts';
import { lexiconOf } from '#domain/chat/text/patterns/lexicon.ts';
import { sentencesOf } from '#domain/chat/text/sentences.ts';
import { type Answered, type AnswerTexts, answersBy, type SafetyAnswer } from './answers.ts';
import {
  type Category,
  isAtLeast,
  type Kind,
  type Level,
  type SafetyResponse,
} from './assessment.ts';
import { choiceOf } from './choice.ts';
import type { GuardContent } from './content.ts';
import { heardIn, readingOf, type Surroundings } from './hearing.ts';
import { answersIn } from './languages/answers.ts';
import { languagesBy } from './languages/hear.ts';
import type { LearnedWeights } from './learned/weights.ts';
import type { LearnedPart } from './learned-part.ts';
import { afterAnswer, afterMessage } from './next-state.ts';
import { type QuestionMoment, questionIn } from './questions.ts';
import { signFinder } from './reading/find-signs.ts';
import { objectionFinder } from './reading/objections.ts';
import { replyReader } from './reading/replies.ts';
import { CALM, type GuardState, isWatched, watchOf } from './states.ts';

/** Somebody who was away for longer is asked how things are when they come back. */
const AWAY_MS = 30 * 60_000;
/** After so long another talk begins, and lines that were kept in view go. */
const ANOTHER_TALK_MS = 24 * 3_600_000;

/** How a message comes. */
export interface Moment extends Surroundings {
  /** How long nothing was written. */
  readonly awayMs: number;
  /** Whether the page has shown the question for somebody who comes back. */
  readonly checkInShown: boolean;
}

/** What the guard says of one message. */
export interface Heard {
  readonly state: GuardState;
  readonly level: Level;
  readonly category: Category | null;
  readonly kind: Kind | null;
  readonly response: SafetyResponse;
  /** Its fixed words; full ones stand alone, all others beside those of the guide. */
  readonly answer: SafetyAnswer | null;
  readonly isWatched: boolean;
  /** Whether the talk goes back to what it was about before the guard asked. */
  readonly backToTopic: boolean;
  /** Names of what was found, the weightiest first; never the person's words. */
  readonly reasons: readonly string[];
}

/** A question that is due, with the state that knows that it was asked. */
interface DueQuestion {
  readonly answer: SafetyAnswer;
  readonly state: GuardState;
}

/** Hears each message before anything else does, and alone answers danger. */
export interface Guard {
  hear(before: GuardState, text: string, moment: Moment): Heard;
  /** The question for somebody who comes back while anything is watched; else null. */
  checkIn(state: GuardState, awayMs: number): SafetyAnswer | null;
  /** What is due now: the next step in danger, or the question how things are; else null. */
  question(state: GuardState, when: QuestionMoment): DueQuestion | null;
  /** What is said where a message of danger could not be kept. */
  readonly notKept: string;
  /** The person deleted what they had told: it watches on without a word. */
  withoutToldDanger(state: GuardState): GuardState;
}

const REASONS_MOST = 4;

/**
 * Makes the guard from its content, a learned part for English, and what was learned for all other languages. All English
 * patterns are prepared once, here.
 */
export const createGuard = (
  content: GuardContent,
  model: LearnedPart,
  forLanguages: LearnedWeights | null = null,
): Guard => {
  const lexicon = lexiconOf(content.lists);
  const languages = languagesBy(content.languages, languageOf, forLanguages);
  const signs = signFinder(content.signs, content.frames, lexicon, languages);
  const replies = replyReader(content.replies, lexicon);
  const objections = objectionFinder(content.objections, lexicon);
  const english = answersBy(content.answers);
  const inLanguages = new Map(
    content.languages.map((pack) => [pack.language, answersBy(answersIn(pack, content.answers))]),
  );
  const textsFor = ({ language }: GuardState): AnswerTexts =>
    (language === undefined ? undefined : inLanguages.get(language)) ?? english;
  const vocabulary = new Set([
    ...signs.vocabulary,
    ...replies.vocabulary,
    ...objections.vocabulary,
  ]);
  const isKnown = (word: string): boolean => vocabulary.has(word);

  const visitQuestion = (state: GuardState, awayMs: number): Answered | null =>
    awayMs >= AWAY_MS ? questionIn(state, 'visit', textsFor(state)) : null;

  const atArrival = (state: GuardState, { awayMs, checkInShown }: Moment): GuardState => {
    if (state.stage === 'in-view' && awayMs >= ANOTHER_TALK_MS) return CALM;
    const question = visitQuestion(state, awayMs);
    if (question === null) return state;
    return checkInShown ? afterAnswer(state, question) : { ...state, isDue: true };
  };

  return {
    hear(stored, text, moment) {
      const before = atArrival(stored, moment);
      const sentences = sentencesOf(text, isKnown);
      const parts = {
        find: signs.find,
        respelt: () => sentencesOf(text, isKnown, nearestWord),
        model,
        readReply: replies.read,
        languages,
      };
      const reading = readingOf({ text, sentences }, before, moment, parts);
      const heard = heardIn(reading, before);
      const leavesSwallowed = reading.findings.some(
        ({ sign, frame }) => sign.leaves === 'swallowed' && frame === null,
      );
      const after = {
        ...afterMessage(before, heard, leavesSwallowed),
        language: reading.language ?? undefined,
      };
      const objection =
        watchOf(before) === 'open' && before.danger !== null
          ? objections.find(sentences, before.danger)
          : null;
      const choice = choiceOf({
        before,
        after,
        heard,
        reading,
        objection,
        inSkill: moment.inSkill,
        texts: textsFor(after),
      });
      const told = choice.answered === null ? after : afterAnswer(after, choice.answered);
      const state: GuardState = { ...told, ...choice.remembers };
      const { top } = reading;
      const isRaised = top !== null && isAtLeast(top.level, 'elevated');
      const isYes = heard.event === 'yes' || heard.event === 'yes-high';
      const level = isYes
        ? state.stage === 'open-high'
          ? 'high'
          : 'elevated'
        : (top?.level ?? 'none');
      return {
        state,
        level,
        category:
          (isRaised ? top.category : isYes ? heard.danger?.category : top?.category) ?? null,
        kind: (isYes ? heard.danger?.kind : top?.kind) ?? null,
        response: choice.answered?.answer.response ?? 'none',
        answer: choice.answered?.answer ?? null,
        isWatched: isWatched(state),
        backToTopic: choice.backToTopic,
        reasons: [
          ...new Set([
            ...(isYes ? ['a yes to the question'] : []),
            ...reading.findings.map(({ sign, frame }) =>
              frame === null ? sign.name : `${sign.name}: ${frame}`,
            ),
            ...(heard.event === 'hint' ? ['only the learned part'] : []),
          ]),
        ].slice(0, REASONS_MOST),
      };
    },
    checkIn: (state, awayMs) => visitQuestion(state, awayMs)?.answer ?? null,
    question(state, when) {
      const answered = questionIn(state, when, textsFor(state));
      return answered === null
        ? null
        : { answer: answered.answer, state: afterAnswer(state, answered) };
    },
    notKept: content.answers.says['not-kept'],
    withoutToldDanger: (state) =>
      afterMessage(state, { event: 'deleted', danger: state.danger }, false),
  };
};
