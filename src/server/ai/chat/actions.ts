import * as z from 'zod/mini';
import { SKILL_IDS } from '#domain/chat/skills/skill.ts';
import { MINUTES } from '#domain/tasks/task.ts';

/** The longest task title a model may suggest, in characters; people may write longer ones. */
const TITLE_MAX = 80;
/** The longest task duration a model may suggest, in minutes. */
const MINUTES_MAX = 180;
const CHOICES_MAX = 3;
const ACTIONS_MAX = 2;

/** Pages a button may lead to; the user does the rest there. */
export const PAGES = ['routine', 'timer', 'mood'] as const;

const task = {
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(TITLE_MAX)),
  minutes: z.int().check(z.minimum(MINUTES.min), z.maximum(MINUTES_MAX)),
};

/** What a language model may offer along with its reply. Nothing changes until the user adds, opens or presses it. */
export const modelActionShape = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('begin-skill'), skill: z.enum(SKILL_IDS) }),
  z.strictObject({ type: z.literal('go-on-with-skill') }),
  z.strictObject({ type: z.literal('break-down-task'), ...task }),
  z.strictObject({ type: z.literal('offer-task'), ...task }),
  z.strictObject({ type: z.literal('open-page'), page: z.enum(PAGES) }),
  z.strictObject({ type: z.literal('show-lines') }),
  z.strictObject({
    type: z.literal('offer-choices'),
    /** The action of each button, named as in the guide's content, for example "form:pile". */
    does: z.array(z.string()).check(z.minLength(1), z.maxLength(CHOICES_MAX)),
  }),
]);
export type ModelAction = z.infer<typeof modelActionShape>;

/** Each of these decides how the conversation continues, so at most one is allowed. */
const LEADS: ReadonlySet<ModelAction['type']> = new Set([
  'begin-skill',
  'go-on-with-skill',
  'break-down-task',
  'offer-choices',
]);

/** Whether these actions may accompany one reply: at most two, no duplicates, and not two that lead elsewhere. */
export const goTogether = (actions: readonly ModelAction[]): boolean =>
  actions.length <= ACTIONS_MAX &&
  new Set(actions.map((action) => JSON.stringify(action))).size === actions.length &&
  actions.filter(({ type }) => LEADS.has(type)).length <= 1 &&
  actions.filter(({ type }) => type === 'open-page').length <= 1;
