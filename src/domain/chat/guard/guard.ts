import { languageOf } from '#domain/chat/text/language.ts';
import type { Language } from '#domain/chat/text/languages.ts';
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

/** After an absence of this length, the guard asks how things are. */
const AWAY_MS = 30 * 60_000;
/** After an absence of this length, a new conversation begins, and help lines no longer stay in view. */
const ANOTHER_TALK_MS = 24 * 3_600_000;

/** The context of a message. */
export interface Moment extends Surroundings {
  /** Time since the last message, in ms. */
  readonly awayMs: number;
  /** Whether the page has already shown the question for a person who returns after a break. */
  readonly checkInShown: boolean;
  /** The language of the page, in which the guard replies to a message in English; none for English. */
  readonly language?: Language | undefined;
}

/** The guard's result for one message. */
export interface Heard {
  readonly state: GuardState;
  readonly level: Level;
  readonly category: Category | null;
  readonly kind: Kind | null;
  readonly response: SafetyResponse;
  /** The guard's reply; null if it has none. A full reply replaces the guide's reply, any other is combined with it. */
  readonly answer: SafetyAnswer | null;
  readonly isWatched: boolean;
  /** Whether the conversation returns to the topic that it had before the guard's question. */
  readonly backToTopic: boolean;
  /** Why the guard responded: mainly the names of the signs found, most serious first; never the person's words. */
  readonly reasons: readonly string[];
}

/** A question that is due, and the guard's state after asking it. */
interface DueQuestion {
  readonly answer: SafetyAnswer;
  readonly state: GuardState;
}

/** Checks every message before the guide does. Only the guard replies to danger. */
export interface Guard {
  hear(before: GuardState, text: string, moment: Moment): Heard;
  /** The question for a person who returns while the guard is watching a danger; otherwise null. */
  checkIn(state: GuardState, awayMs: number): SafetyAnswer | null;
  /** The question that is due now, about the next step in a danger or about how things are; null if none is due. */
  question(state: GuardState, when: QuestionMoment): DueQuestion | null;
  /** The text shown when a message about danger could not be stored. */
  readonly notKept: string;
  /** The state after the person deletes what they wrote about a danger: the guard keeps watching silently. */
  withoutToldDanger(state: GuardState): GuardState;
}

const REASONS_MOST = 4;

/**
 * Creates the guard from its content, a classifier for English, and classifier weights for all other languages.
 * Compiles all English patterns.
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
        language: reading.language ?? moment.language,
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
