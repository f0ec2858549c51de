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
import { CONTENT_DIR } from '../content-dir.ts';
import { readEnglishGuard, readGuardConcepts, readGuardLanguages } from './guard.ts';
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

/**
 * Reads and checks the chat's content, and creates its engines. Requests are served between the steps. If the content
 * is invalid, throws an error with the file and line of the problem.
 */
export const readChatContent = async (): Promise<ChatContent> => {
  const folder = join(CONTENT_DIR, 'chat');
  /** Does one step after the requests that are waiting. */
  const next = async <Result>(step: () => Result): Promise<Result> => {
    await pause();
    return step();
  };
  const skills = await next(() => createSkills(readSkillsContent(join(folder, 'skills'))));
  const lines = await next(() => createLines(readCountries()));
  const triggers = await next(() => createTriggers(readTriggers()));
  const english = await next(() => readEnglishGuard(join(folder, 'guard')));
  const languages = await next(() => readGuardLanguages(join(folder, 'guard')));
  const englishWeights = await next(() => readGuardWeights('english').weights);
  const otherWeights = await next(() => readGuardWeights('languages').weights);
  const asRun = await next(() => englishRuns(readGuardConcepts(join(folder, 'guard'))));
  const learned = createLearnedPart(englishWeights, { asRun, ...ENGLISH_LENGTHS });
  const guard = await next(() => createGuard({ ...english, languages }, learned, otherWeights));
  const models = await next(readGuideModels);
  const guideContent = await next(() => readGuideContent(folder));
  const guide = await next(() =>
    createGuide(guideContent, models, skills, notUnderstoodIn(languages)),
  );
  const replyCheck = await next(() =>
    createReplyCheck(readReplyCheckContent(), (sentence) =>
      isAtLeast(guard.hear(CALM, sentence, FIRST).level, 'elevated'),
    ),
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
