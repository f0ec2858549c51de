import { levelPhrases } from 'virtual:offline-content';
import * as z from 'zod/mini';
import { newId } from '#client/platform/new-id.ts';
import type { DraftForm } from '#client/sync/draft.ts';
import type { Goal } from '#contract/goals.ts';
import { AREAS, ISO_WEEKDAYS, LINK_KINDS, WEIGHTS } from '#domain/goals/goal.ts';
import type { LevelTexts } from '#domain/goals/levels.ts';
import { proposedLevels } from '#domain/goals/proposed-levels.ts';
import type { LocalDate } from '#domain/shared/brands.ts';

/** An existing goal to edit. */
export type EditedGoal = Pick<Goal, 'id' | 'plan' | 'revision'> & {
  readonly levels: LevelTexts;
  /** Whether these levels already have ratings. */
  readonly isRated: boolean;
};

/** The typed text of a level; null while the proposed text is used. */
const typedLevel = z.nullable(z.string());

const shape = z.object({
  id: z.string(),
  /** The revision that the edit is based on. */
  from: z.int(),
  words: z.string(),
  now: z.string(),
  /** The target, under the name with which drafts are stored on devices. */
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
  /** One barrier per line. */
  barriers: z.string(),
  links: z.array(z.object({ kind: z.enum(LINK_KINDS), id: z.string() })),
});

/** The state of the form, with all values as typed. */
export type GoalDraft = z.output<typeof shape>;

/** Props of each part of the form. */
export interface PartProps {
  readonly draft: GoalDraft;
  readonly change: (changed: Partial<GoalDraft>) => void;
  /** Error messages by field name. */
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

/** The five levels, typed or proposed. */
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

/** Converts the form to a plan, which the contract then validates. Steps without words are left out. */
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

/** The stored draft of the form. All new goals share one draft; each edited goal has its own. */
export const goalDraft = (
  start: EditedGoal | null,
  today: LocalDate,
  key = start === null ? 'goal-new' : `goal/${start.id}`,
): DraftForm<GoalDraft> => {
  const initial = start === null ? newDraft(today) : draftOf(start);
  return {
    key,
    initial,
    read: (kept) => z.safeParse(shape, kept).data ?? null,
  };
};

/** An empty step. */
export const newStep = (): GoalDraft['steps'][number] => ({ id: newId(), words: '' });
