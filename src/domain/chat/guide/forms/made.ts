import type { Form } from '#domain/chat/form.ts';
import type { OfferedTask, Part } from '#domain/chat/reply.ts';
import type { GuideField, GuideForm, GuideTexts } from '../content.ts';
import type { GuideState } from '../state.ts';
import { draftLines, linesOf } from './draft.ts';
import { makePlan, type Now, type Plan, type PlanProblem } from './plan.ts';

type Values = Readonly<Record<string, string>>;

/** The length in minutes of a task made from a line of a draft. */
const LINE_MINUTES = 10;

/** The smallest valid number. All numbers in these forms are minutes. */
const LEAST_NUMBER = 1;

/** The initial value of a field: the listed things, else the task, else its preset value. */
const takenBy = (
  field: Pick<GuideField, 'named' | 'task' | 'value'>,
  { named, task }: Pick<GuideState, 'named' | 'task'>,
): string => {
  if (field.named && named.length > 0) return named.join('\n');
  return field.task && task !== null ? task : field.value;
};

/**
 * The form as a message part. Fields without a value in `values` are prefilled with what the person named in the
 * conversation.
 */
export const formPart = (
  form: GuideForm,
  values: Values,
  talk: Pick<GuideState, 'named' | 'task'>,
): Form => ({
  type: 'form',
  form: form.form,
  title: form.title,
  submit: form.submit,
  fields: form.fields.map(({ named, task, value, ...field }) => ({
    ...field,
    ...(field.kind === 'number' ? { min: LEAST_NUMBER } : {}),
    value: values[field.name] ?? takenBy({ named, task, value }, talk),
  })),
});

/** The result of a form. */
export interface Made {
  readonly paragraphs: readonly string[];
  readonly parts: readonly Part[];
}

const tasksOf = (form: GuideForm, plan: Plan | null, draft: readonly string[]) =>
  plan?.tasks ??
  (form.makes === 'tasks' ? draft.map((title) => ({ title, minutes: LINE_MINUTES })) : []);

/** The tasks for today that a form produces. */
export const tasksMade = (form: GuideForm, values: Values, now: Now): readonly OfferedTask[] => {
  const plan = form.plan === null ? null : makePlan(form, form.plan, values, now);
  return typeof plan === 'string' ? [] : tasksOf(form, plan, draftLines(form, values));
};

/** Fills the draft and makes the plan of a submitted form; returns the reason if no plan is possible. */
export const makeOf = (
  form: GuideForm,
  values: Values,
  now: Now,
  texts: GuideTexts,
): Made | PlanProblem => {
  const plan = form.plan === null ? null : makePlan(form, form.plan, values, now);
  if (typeof plan === 'string') return plan;
  const draft = draftLines(form, values);
  const tasks = tasksOf(form, plan, draft);
  const offersTasks = form.choices.some(({ does }) => does === 'tasks');
  const notFit = plan?.notFit ?? [];
  const parts: Part[] = [];
  if (form.makes === 'plan' && plan !== null)
    parts.push({ type: 'plan', title: form.title, entries: plan.entries });
  if (form.makes !== 'plan' && form.makes !== 'tasks')
    parts.push({ type: 'draft', title: form.title, text: draft.join('\n') });
  if (offersTasks && tasks.length > 0) parts.push({ type: 'tasks', tasks });
  return {
    paragraphs: [
      // In a plan, the lines of the draft say what the plan is about.
      ...(plan === null || form.makes === 'summary' ? [] : draft),
      form.says,
      ...(plan?.isLate === true ? [texts.formLateStart] : []),
      ...(notFit.length > 0 ? [texts.formNotFit.replace('{things}', notFit.join(', '))] : []),
    ],
    parts,
  };
};

/** The items of a submitted form that go into the list of things named in the conversation. */
export const namedIn = (form: GuideForm, values: Values): readonly string[] =>
  form.fields.filter(({ named }) => named).flatMap(({ name }) => linesOf(values[name] ?? ''));
