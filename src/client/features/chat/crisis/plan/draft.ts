import * as z from 'zod/mini';
import type { DraftForm } from '#client/sync/draft.ts';
import {
  EMPTY_PLAN,
  LONGEST_PLAN_ENTRY,
  MOST_PLAN_ENTRIES,
  PLAN_PARTS,
  type PlanPart,
  type SafetyPlan,
} from '#domain/chat/plan.ts';

/** The plan in the form: each part is a text with one entry per line. */
export type PlanTexts = Readonly<Record<PlanPart, string>>;

const text = z.string();
const shape = z.object({
  texts: z.nullable(
    z.object({
      warningSigns: text,
      helps: text,
      people: text,
      places: text,
      lines: text,
      surroundings: text,
    }),
  ),
});

/** The draft of the plan; null when nothing was changed. */
export const planDraft: DraftForm<{ readonly texts: PlanTexts | null }> = {
  key: 'safety-plan',
  initial: { texts: null },
  spent: [],
  read: (kept) => z.safeParse(shape, kept).data ?? null,
};

/** Converts a plan to the texts of the form. */
export const textsOf = (plan: SafetyPlan | null): PlanTexts => {
  const given = plan ?? EMPTY_PLAN;
  return {
    warningSigns: given.warningSigns.join('\n'),
    helps: given.helps.join('\n'),
    people: given.people.join('\n'),
    places: given.places.join('\n'),
    lines: given.lines.join('\n'),
    surroundings: given.surroundings.join('\n'),
  };
};

const entriesOf = (lines: string): string[] =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Converts the texts of the form to a plan. */
export const planOf = (texts: PlanTexts): SafetyPlan => ({
  warningSigns: entriesOf(texts.warningSigns),
  helps: entriesOf(texts.helps),
  people: entriesOf(texts.people),
  places: entriesOf(texts.places),
  lines: entriesOf(texts.lines),
  surroundings: entriesOf(texts.surroundings),
});

/** An error message when a part is too long; undefined when it is not. */
export const lengthProblem = (plan: SafetyPlan, part: PlanPart): string | undefined => {
  if (plan[part].length > MOST_PLAN_ENTRIES)
    return `This part has room for ${MOST_PLAN_ENTRIES} lines.`;
  return plan[part].some((entry) => entry.length > LONGEST_PLAN_ENTRY)
    ? `Each line has room for ${LONGEST_PLAN_ENTRY} characters.`
    : undefined;
};

/** Whether no part is too long. */
export const isPlanValid = (plan: SafetyPlan): boolean =>
  PLAN_PARTS.every((part) => lengthProblem(plan, part) === undefined);
