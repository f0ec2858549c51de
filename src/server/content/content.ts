import { join } from 'node:path';
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
import type { MailTexts } from '#domain/mail/texts.ts';
import type { MoodWords } from '#domain/mood/words.ts';
import type { RoutineTemplate } from '#domain/routines/templates.ts';
import { type Breakdown, createBreakdown } from '#domain/tasks/breakdown/breakdown.ts';
import { readGuardConcepts, readGuardContent } from './chat/guard.ts';
import { readGuardWeights } from './chat/guard-weights.ts';
import { readGuideContent } from './chat/guide.ts';
import { readCountries } from './chat/lines.ts';
import { readGuideModels } from './chat/needs-weights.ts';
import { readReplyCheckContent } from './chat/reply-check.ts';
import { readSkillsContent } from './chat/skills.ts';
import { readTriggers } from './chat/triggers.ts';
import { readCodeWords } from './code-words.ts';
import { CONTENT_DIR } from './content-dir.ts';
import { readMailTexts } from './mail-texts.ts';
import { readMoodWords } from './mood-words.ts';
import { readRoutineTemplates } from './routine-templates.ts';
import { readTaskBreakdown } from './task-breakdown.ts';

/** Evenkeel's texts and knowledge, read from the folder `content`. */
export interface Content {
  readonly lines: Lines;
  readonly guard: Guard;
  readonly guide: Guide;
  readonly skills: Skills;
  readonly chat: Chat;
  /** Finds the triggers of feelings. */
  readonly triggers: Triggers;
  /** Finds what is wrong with a language model's answer. */
  readonly replyCheck: ReplyCheck;
  /** Ready-made routines. */
  readonly routineTemplates: readonly RoutineTemplate[];
  /** The words of connection codes. */
  readonly codeWords: readonly string[];
  /** The texts of the mails. */
  readonly mailTexts: MailTexts;
  /** The words of the mood check-in in addition to the specified tags. */
  readonly moodWords: MoodWords;
  /** Breaks tasks down into steps. */
  readonly breakdown: Breakdown;
}

/** The context of a sentence on its own. */
const FIRST = { inSkill: false, isFearWork: false, awayMs: 0, checkInShown: false } as const;

const read = (): Content => {
  const folder = join(CONTENT_DIR, 'chat');
  const skills = createSkills(readSkillsContent(join(folder, 'skills')));
  const guardContent = readGuardContent(join(folder, 'guard'));
  const guard = createGuard(
    guardContent,
    createLearnedPart(readGuardWeights('english').weights, {
      asRun: englishRuns(readGuardConcepts(join(folder, 'guard'))),
      ...ENGLISH_LENGTHS,
    }),
    readGuardWeights('languages').weights,
  );
  const guide = createGuide(
    readGuideContent(folder),
    readGuideModels(),
    skills,
    notUnderstoodIn(guardContent.languages),
  );
  return {
    lines: createLines(readCountries()),
    triggers: createTriggers(readTriggers()),
    guard,
    guide,
    skills,
    chat: createChat({ guard, guide, skills }),
    routineTemplates: readRoutineTemplates(),
    codeWords: readCodeWords(),
    mailTexts: readMailTexts(),
    moodWords: readMoodWords(),
    breakdown: createBreakdown(readTaskBreakdown()),
    replyCheck: createReplyCheck(readReplyCheckContent(), (sentence) =>
      isAtLeast(guard.hear(CALM, sentence, FIRST).level, 'elevated'),
    ),
  };
};

let content: Content | null = null;

/** Reads and checks all content, once per process. Throws an error that names file and line of a problem. */
export const readContent = (): Content => {
  content ??= read();
  return content;
};
