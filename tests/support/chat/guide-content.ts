import path from 'node:path';
import { notUnderstoodIn } from '#domain/chat/guard/languages/pack.ts';
import type { GuideContext, GuideResult } from '#domain/chat/guide/around.ts';
import { createGuide } from '#domain/chat/guide/guide.ts';
import { newGuideState } from '#domain/chat/guide/state.ts';
import type { Said } from '#domain/chat/skills/skill.ts';
import { localDate } from '#domain/shared/time/local-date.ts';
import { readGuideContent } from '#server/content/chat/guide.ts';
import { readGuideModels } from '#server/content/chat/needs-weights.ts';
import { GUARD_CONTENT } from '#tests/support/chat/guard-content.ts';
import { skills } from '#tests/support/skills-content.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

export const CONTENT_FOLDER = path.join(ROOT, 'content/chat');
export const guideContent = readGuideContent(CONTENT_FOLDER);
export const guideModels = readGuideModels();
export const guide = createGuide(
  guideContent,
  guideModels,
  skills,
  notUnderstoodIn(GUARD_CONTENT.languages),
);

/** Monday, 23 November 2026, 15:02 in Berlin. */
export const around: GuideContext = {
  nowMs: Date.parse('2026-11-23T14:02:00Z'),
  newId: 'ladder-1',
  ladders: [],
  breakDown: (title, minutes) => [{ title, minutes }],
  localDate: localDate('2026-11-23'),
  zone: 'Europe/Berlin',
  isGuardWatching: false,
  isKept: true,
};

export const said = (text: string): Said => ({ text, entries: null });

/** The guide's replies to consecutive messages. */
export const talk = (
  messages: readonly (string | Said)[],
  moment: GuideContext = around,
): readonly GuideResult[] => {
  let state = newGuideState();
  return messages.map((message) => {
    const guided = guide.respond(
      state,
      typeof message === 'string' ? said(message) : message,
      moment,
    );
    state = guided.state;
    return guided;
  });
};
