import type { MoodWords } from '#domain/mood/words.ts';
import type { RoutineTemplate } from '#domain/routines/templates.ts';
import { BASE_LANGUAGE } from '#domain/shared/text/message.ts';
import { areaFinder } from '#domain/tasks/area.ts';
import { type Breakdown, createBreakdown } from '#domain/tasks/breakdown/breakdown.ts';
import type { Area } from '#domain/tasks/vocabulary.ts';
import { runInLanguage } from '#server/language/current-language.ts';
import type { ChatContent } from './chat/chat-content.ts';
import { readCodeWords } from './code-words.ts';
import { readMoodWords } from './mood-words.ts';
import { inEachLanguage, onceInEachLanguage } from './own-texts.ts';
import { readRoutineTemplates } from './routine-templates.ts';
import { readAreas, readTaskBreakdown } from './task-breakdown.ts';

/** Evenkeel's texts and knowledge, read from the folder `content`, in the language of each request or job. */
export interface Content {
  /**
   * The chat's content. It takes most of a second, so it is read when it is first needed. Rejects with an error that
   * names the file and line of the problem if the content is invalid.
   */
  readonly chat: () => Promise<ChatContent>;
  /** Ready-made routines. */
  readonly routineTemplates: () => readonly RoutineTemplate[];
  /** The words that occur in connection codes. */
  readonly codeWords: readonly string[];
  /** The words of the mood check-in that the app offers in addition to the specified tags. */
  readonly moodWords: MoodWords;
  /** Breaks tasks down into steps. */
  readonly breakdown: Breakdown;
  /** The area of life that the title of a task names in the current language or in English; null for none. */
  readonly areaOf: (title: string) => Area | null;
}

const readChat = async (): Promise<ChatContent> => {
  const { readChatContent } = await import('./chat/chat-content.ts');
  return await readChatContent();
};

const read = (): Content => {
  const areas = onceInEachLanguage(() => areaFinder(readAreas()));
  return {
    chat: onceInEachLanguage(readChat),
    routineTemplates: onceInEachLanguage(readRoutineTemplates),
    codeWords: readCodeWords(),
    moodWords: inEachLanguage(readMoodWords),
    breakdown: inEachLanguage(() => createBreakdown(readTaskBreakdown())),
    areaOf: (title) => areas()(title) ?? runInLanguage(BASE_LANGUAGE, areas)(title),
  };
};

let content: Content | null = null;

/**
 * Reads and checks the content once per process, and the chat's part at its first use. If the content is invalid,
 * throws an error with the file and line of the problem.
 */
export const readContent = (): Content => {
  content ??= read();
  return content;
};
