import { join } from 'node:path';
import { setImmediate as pause } from 'node:timers/promises';
import { type Chat, createChat } from '#domain/chat/chat.ts';
import { isAtLeast } from '#domain/chat/guard/assessment.ts';
import { createGuard, type Guard } from '#domain/chat/guard/guard.ts';
import { notUnderstoodIn } from '#domain/chat/guard/languages/pack.ts';
import { ENGLISH_LENGTHS, englishRuns } from '#domain/chat/guard/learned/english.ts';
import { createLearnedPart } from '#domain/chat/guard/learned/score.ts';
import { CALM } from '#domain/chat/guard/states.ts';
import { createGuide, type Guide } from '#domain/chat/guide/guide.ts';
import { createLines, type Lines } from '#domain/chat/lines/lines.ts';
import { createReplyCheck, type ReplyCheck } from '#domain/chat/reply-check/reply-check.ts';
import { createSkills, type Skills } from '#domain/chat/skills/skills.ts';
import { createTriggers, type Triggers } from '#domain/chat/triggers/triggers.ts';
import { BASE_LANGUAGE } from '#domain/shared/text/message.ts';
import { runInLanguage } from '#server/language/current-language.ts';
import { CONTENT_DIR } from '../content-dir.ts';
import { contentLanguage } from '../own-texts.ts';
import {
  readEnglishGuard,
  readGuardAnswers,
  readGuardConcepts,
  readGuardLanguages,
} from './guard.ts';
import { readGuardWeights } from './guard-weights.ts';
import { readGuideContent } from './guide.ts';
import { readCountries } from './lines.ts';
import { readGuideModels } from './needs-weights.ts';
import { readReplyCheckContent } from './reply-check.ts';
import { readSkillsContent } from './skills.ts';
import { readTriggers } from './triggers.ts';

/** The chat's texts, knowledge and models. */
export interface ChatContent {
  readonly lines: Lines;
  readonly guard: Guard;
  readonly guide: Guide;
  readonly skills: Skills;
  readonly chat: Chat;
  /** Finds events that trigger feelings in messages. */
  readonly triggers: Triggers;
  /** Finds statements in a language model's reply that must not be shown. */
  readonly replyCheck: ReplyCheck;
}

/** The context that the guard assumes when it checks a single sentence outside a conversation. */
const FIRST = { inSkill: false, isFearWork: false, awayMs: 0, checkInShown: false } as const;

/** Does one step after the requests that are waiting. */
const next = async <Result>(step: () => Result): Promise<Result> => {
  await pause();
  return step();
};

const FOLDER = join(CONTENT_DIR, 'chat');
const GUARD = join(FOLDER, 'guard');

/** The engines and the knowledge that are the same in all languages, because they read what people write. */
const readShared = async () => {
  const triggers = await next(() => createTriggers(readTriggers()));
  const english = await next(() => readEnglishGuard(GUARD));
  const languages = await next(() => readGuardLanguages(GUARD));
  const englishWeights = await next(() => readGuardWeights('english').weights);
  const otherWeights = await next(() => readGuardWeights('languages').weights);
  const asRun = await next(() => englishRuns(readGuardConcepts(GUARD)));
  const learned = createLearnedPart(englishWeights, { asRun, ...ENGLISH_LENGTHS });
  const guard = await next(() => createGuard({ ...english, languages }, learned, otherWeights));
  const models = await next(readGuideModels);
  const replyCheck = await next(() =>
    createReplyCheck(readReplyCheckContent(), (sentence) =>
      isAtLeast(guard.hear(CALM, sentence, FIRST).level, 'elevated'),
    ),
  );
  return { triggers, guard, languages, models, replyCheck };
};

let shared: ReturnType<typeof readShared> | null = null;

/**
 * Reads and checks the chat's content in the current language, and creates its engines. Requests are served between the
 * steps. If the content is invalid, throws an error with the file and line of the problem.
 */
export const readChatContent = async (): Promise<ChatContent> => {
  shared ??= runInLanguage(BASE_LANGUAGE, readShared);
  const { triggers, guard: inEnglish, languages, models, replyCheck } = await shared;
  const language = contentLanguage();
  const answers = await next(() => readGuardAnswers(GUARD));
  const guard = { ...inEnglish, notKept: answers.says['not-kept'] };
  const skills = await next(() => createSkills(readSkillsContent(join(FOLDER, 'skills'))));
  const lines = await next(() => createLines(readCountries()));
  const guideContent = await next(() => readGuideContent(FOLDER));
  const others = languages.filter((pack) => pack.language !== language);
  const guide = await next(() =>
    createGuide(guideContent, models, skills, notUnderstoodIn(others), language.startsWith('en')),
  );
  return {
    lines,
    guard,
    guide,
    skills,
    chat: createChat({ guard, guide, skills }),
    triggers,
    replyCheck,
  };
};
