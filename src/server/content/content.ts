import { join } from 'node:path';
import { type Chat, createChat } from '#domain/chat/chat.ts';
import { isAtLeast } from '#domain/chat/guard/assessment.ts';
import { createGuard, type Guard } from '#domain/chat/guard/guard.ts';
import { createLearnedPart } from '#domain/chat/guard/learned/score.ts';
import { CALM } from '#domain/chat/guard/states.ts';
import { createGuide, type Guide } from '#domain/chat/guide/guide.ts';
import { createLines, type Lines } from '#domain/chat/lines/lines.ts';
import { createReplyCheck, type ReplyCheck } from '#domain/chat/reply-check/reply-check.ts';
import { createSkills, type Skills } from '#domain/chat/skills/skills.ts';
import { createTriggers, type Triggers } from '#domain/chat/triggers/triggers.ts';
import { CONTENT_DIR } from './content-dir.ts';
import { readGuardContent } from './guard.ts';
import { readGuardWeights } from './guard-weights.ts';
import { readGuideContent } from './guide.ts';
import { readCountries } from './lines.ts';
import { readNeedsWeights } from './needs-weights.ts';
import { readReplyCheckContent } from './reply-check.ts';
import { readSkillsContent } from './skills.ts';
import { readTriggers } from './triggers.ts';

/** What Evenkeel says and knows, read from the folder `content`. */
export interface Content {
  readonly lines: Lines;
  readonly guard: Guard;
  readonly guide: Guide;
  readonly skills: Skills;
  readonly chat: Chat;
  /** Finds what sets off feelings. */
  readonly triggers: Triggers;
  /** What is wrong with an answer of a language model. */
  readonly replyCheck: ReplyCheck;
}

/** A sentence that stands alone. */
const FIRST = { inSkill: false, isFearWork: false, awayMs: 0, checkInShown: false } as const;

const read = (): Content => {
  const folder = join(CONTENT_DIR, 'chat');
  const skills = createSkills(readSkillsContent(join(folder, 'skills')));
  const guard = createGuard(
    readGuardContent(join(folder, 'guard')),
    createLearnedPart(readGuardWeights().weights),
  );
  const guide = createGuide(readGuideContent(folder), readNeedsWeights(), skills);
  return {
    lines: createLines(readCountries()),
    triggers: createTriggers(readTriggers()),
    guard,
    guide,
    skills,
    chat: createChat({ guard, guide, skills }),
    replyCheck: createReplyCheck(readReplyCheckContent(), (sentence) =>
      isAtLeast(guard.hear(CALM, sentence, FIRST).level, 'elevated'),
    ),
  };
};

let content: Content | null = null;

/** Reads and checks all content, once in a process. Throws an error that names file and line where something is wrong. */
export const readContent = (): Content => {
  content ??= read();
  return content;
};
