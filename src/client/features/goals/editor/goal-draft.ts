import { levelPhrases } from 'virtual:offline-content';
import * as z from 'zod/mini';
import { newId } from '#client/platform/new-id.ts';
import type { DraftForm } from '#client/sync/draft.ts';
import type { Goal } from '#contract/goals.ts';
import { AREAS, ISO_WEEKDAYS, LINK_KINDS, WEIGHTS } from '#domain/goals/goal.ts';
import { type LevelTexts, proposedLevels } from '#domain/goals/levels.ts';
import type { LocalDate } from '#domain/shared/brands.ts';

/** What the form opens with: a goal that is there. */
export type EditedGoal = Pick<Goal, 'id' | 'plan' | 'revision'> & {
  readonly levels: LevelTexts;
  /** Whether somebody rated by these levels. */
  readonly isRated: boolean;
};

/** A level as it was typed; null as long as it is proposed. */
const typedLevel = z.nullable(z.string());

const shape = z.object({
  id: z.string(),
  /** The revision that the change began with. */
  from: z.int(),
  words: z.string(),
  now: z.string(),
  aim: z.string(),
  partly: typedLevel,
  better: typedLevel,
  best: typedLevel,
  why: z.string(),
  importance: z.literal(WEIGHTS),
  difficulty: z.literal(WEIGHTS),
  area: z.enum([...AREAS, '']),
  startsOn: z.string(),
  dueOn: z.string(),
  steps: z.array(z.object({ id: z.string(), words: z.string() })),
  practiceDays: z.array(z.literal(ISO_WEEKDAYS)),
  when: z.string(),
  act: z.string(),
  /** One in each line. */
  barriers: z.string(),
  links: z.array(z.object({ kind: z.enum(LINK_KINDS), id: z.string() })),
});

/** A goal as it stands in the form, with what was typed as it was typed. */
export type GoalDraft = z.output<typeof shape>;

/** What the parts of the form get. */
export interface PartProps {
  readonly draft: GoalDraft;
  readonly change: (changed: Partial<GoalDraft>) => void;
  /** The errors of fields, by the field's name. */
  readonly errors: Readonly<Record<string, string>>;
}

const newDraft = (today: LocalDate): GoalDraft => ({
  id: newId(),
  from: 0,
  words: '',
  now: '',
  aim: '',
  partly: null,
  better: null,
  best: null,
  why: '',
  importance: 2,
  difficulty: 2,
  area: '',
  startsOn: today,
  dueOn: '',
  steps: [],
  practiceDays: [],
  when: '',
  act: '',
  barriers: '',
  links: [],
});

const draftOf = ({ id, plan, revision, levels }: EditedGoal): GoalDraft => {
  const [now, partly, aim, better, best] = levels;
  return {
    id,
    from: revision,
    words: plan.words,
    now,
    aim,
    partly,
    better,
    best,
    why: plan.why ?? '',
    importance: plan.importance,
    difficulty: plan.difficulty,
    area: plan.area ?? '',
    startsOn: plan.startsOn,
    dueOn: plan.dueOn ?? '',
    steps: plan.steps,
    practiceDays: plan.practiceDays,
    when: plan.ifThen?.when ?? '',
    act: plan.ifThen?.act ?? '',
    barriers: plan.barriers.join('\n'),
    links: plan.links,
  };
};

/** The five levels as the form says them. */
export const levelsIn = ({ now, aim, partly, better, best }: GoalDraft): LevelTexts => {
  const proposed = proposedLevels(now, aim, levelPhrases);
  const isEmpty = aim.trim() === '';
  return [
    proposed[0],
    partly ?? (isEmpty ? '' : proposed[1]),
    proposed[2],
    better ?? (isEmpty ? '' : proposed[3]),
    best ?? (isEmpty ? '' : proposed[4]),
  ];
};

const linesOf = (text: string): string[] => [
  ...new Map(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .map((line) => [line.toLowerCase(), line]),
  ).values(),
];

/** What the form says as a plan, for the contract to check. A step without words is none. */
export const planIn = (draft: GoalDraft) => ({
  words: draft.words,
  why: draft.why.trim() === '' ? null : draft.why,
  area: draft.area === '' ? null : draft.area,
  startsOn: draft.startsOn,
  dueOn: draft.dueOn === '' ? null : draft.dueOn,
  importance: draft.importance,
  difficulty: draft.difficulty,
  steps: draft.steps.filter(({ words }) => words.trim() !== ''),
  practiceDays: draft.practiceDays,
  ifThen:
    draft.when.trim() === '' && draft.act.trim() === ''
      ? null
      : { when: draft.when, act: draft.act },
  barriers: linesOf(draft.barriers),
  links: draft.links,
});

/** Where a draft is kept while it is filled in: one for new goals, and one for each that is changed. */
export const goalDraft = (
  start: EditedGoal | null,
  today: LocalDate,
  key = start === null ? 'goal-new' : `goal/${start.id}`,
): DraftForm<GoalDraft> => {
  const initial = start === null ? newDraft(today) : draftOf(start);
  return {
    key,
    initial,
    spent: Object.keys(initial) as (keyof GoalDraft)[],
    read: (kept) => z.safeParse(shape, kept).data ?? null,
  };
};

/** A step to be filled in. */
export const newStep = (): GoalDraft['steps'][number] => ({ id: newId(), words: '' });
