import * as z from 'zod/mini';
import { dateText, shortDateText } from '#client/lib/date-text.ts';
import { weekdayName } from '#client/lib/goals/words.ts';
import type { CareProposal, Homework, HomeworkTask } from '#contract/sharing/care.ts';
import type { CareKind } from '#domain/care/proposals.ts';
import type { SkillId } from '#domain/chat/skills/skill.ts';
import { ISO_WEEKDAYS } from '#domain/goals/goal.ts';
import { texts } from '#texts/care.js';

/** Names of the skills, as on their buttons in the chat. */
export const SKILL_NAMES: Readonly<Record<SkillId, string>> = texts.skills;

export const KIND_NAMES: Readonly<Record<CareKind, string>> = texts.kinds;

/** A required field for text in the person's own words. */
export const someWords = z.object({
  words: z.string().check(z.refine((text) => text.trim() !== '', { error: texts.wordsNeeded })),
});

/** A homework task in a few words. */
export const taskWords = (task: HomeworkTask): string => {
  switch (task.kind) {
    case 'skill':
      return SKILL_NAMES[task.skill];
    case 'ladder':
      return task.step;
    case 'attention':
      return texts.testTasks[task.instrument]({ length: task.mode });
    case 'check-in':
      return texts.weeklyCheckIn;
  }
};

/** The days on which homework is due, as text. */
export const homeworkDays = ({ weekdays, from, until }: Homework): string => {
  const names =
    weekdays.length === 7
      ? texts.everyDay
      : ISO_WEEKDAYS.filter((day) => weekdays.includes(day))
          .map(weekdayName)
          .join(', ');
  return texts.homeworkDays({ days: names, from: shortDateText(from), until: dateText(until) });
};

/** The display name of a proposal. */
export const proposalName = ({ content, changedHomework }: CareProposal): string => {
  switch (content.kind) {
    case 'goal':
      return content.plan.words;
    case 'routine':
      return content.plan.name;
    case 'homework':
      return taskWords((changedHomework ?? content.homework).task);
  }
};
