import * as z from 'zod/mini';
import { SKILL_IDS } from '#domain/chat/skills/skill.ts';
import { MINUTES } from '#domain/tasks/task.ts';

/** The longest title that a model may give a task; people may write longer ones. */
const TITLE_MAX = 80;
/** The longest task that a model may name, in minutes. */
const MINUTES_MAX = 180;
const CHOICES_MAX = 3;
const ACTIONS_MAX = 2;

/** Pages that a button may lead to; what is done there, the person does. */
export const PAGES = ['routine', 'timer', 'mood'] as const;

const task = {
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(TITLE_MAX)),
  minutes: z.int().check(z.minimum(MINUTES.min), z.maximum(MINUTES_MAX)),
};

/** What a language model may offer beside its words. It changes nothing by itself: the person adds, opens or presses it. */
export const modelActionShape = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('begin-skill'), skill: z.enum(SKILL_IDS) }),
  z.strictObject({ type: z.literal('go-on-with-skill') }),
  z.strictObject({ type: z.literal('break-down-task'), ...task }),
  z.strictObject({ type: z.literal('offer-task'), ...task }),
  z.strictObject({ type: z.literal('open-page'), page: z.enum(PAGES) }),
  z.strictObject({ type: z.literal('show-lines') }),
  z.strictObject({
    type: z.literal('offer-choices'),
    /** What each button does, as in the guide's content, such as "form:pile". */
    does: z.array(z.string()).check(z.minLength(1), z.maxLength(CHOICES_MAX)),
  }),
]);
export type ModelAction = z.infer<typeof modelActionShape>;

/** Of these there is one at most: each decides how the conversation goes on. */
const LEADS: ReadonlySet<ModelAction['type']> = new Set([
  'begin-skill',
  'go-on-with-skill',
  'break-down-task',
  'offer-choices',
]);

/** Whether these actions can stand beside one text: two at most, none twice, and no two that lead to different places. */
export const goTogether = (actions: readonly ModelAction[]): boolean =>
  actions.length <= ACTIONS_MAX &&
  new Set(actions.map((action) => JSON.stringify(action))).size === actions.length &&
  actions.filter(({ type }) => LEADS.has(type)).length <= 1 &&
  actions.filter(({ type }) => type === 'open-page').length <= 1;
