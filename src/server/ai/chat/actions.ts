import * as z from 'zod/mini';
import { SKILL_IDS } from '#domain/chat/skills/skill.ts';
import { MINUTES } from '#domain/tasks/task.ts';

/** The maximum length of a task title from a model, in characters. People may write longer titles. */
const TITLE_MAX = 80;
/** The longest task duration a model may suggest, in minutes. */
const MINUTES_MAX = 180;
const CHOICES_MAX = 3;
const ACTIONS_MAX = 2;

/** The pages that a model's button may open. The user then does the rest on that page. */
export const PAGES = ['routine', 'timer', 'mood'] as const;

const task = {
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(TITLE_MAX)),
  minutes: z.int().check(z.minimum(MINUTES.min), z.maximum(MINUTES_MAX)),
};

/**
 * An action that a language model may offer with its reply. The action has no effect until the user presses the button
 * for it.
 */
export const modelActionShape = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('begin-skill'), skill: z.enum(SKILL_IDS) }),
  z.strictObject({ type: z.literal('go-on-with-skill') }),
  z.strictObject({ type: z.literal('break-down-task'), ...task }),
  z.strictObject({ type: z.literal('offer-task'), ...task }),
  z.strictObject({ type: z.literal('open-page'), page: z.enum(PAGES) }),
  z.strictObject({ type: z.literal('show-lines') }),
  z.strictObject({
    type: z.literal('offer-choices'),
    /**
     * The action that each offered button triggers, named as in the content of the chat's guide, for example
     * "form:pile".
     */
    does: z.array(z.string()).check(z.minLength(1), z.maxLength(CHOICES_MAX)),
  }),
]);
export type ModelAction = z.infer<typeof modelActionShape>;

/** Actions that decide how the conversation continues. At most one such action is allowed per reply. */
const LEADS: ReadonlySet<ModelAction['type']> = new Set([
  'begin-skill',
  'go-on-with-skill',
  'break-down-task',
  'offer-choices',
]);

/**
 * Whether one reply may have all these actions: at most two, all different, with at most one that decides how the
 * conversation continues (see `LEADS`), and at most one page to open.
 */
export const goTogether = (actions: readonly ModelAction[]): boolean =>
  actions.length <= ACTIONS_MAX &&
  new Set(actions.map((action) => JSON.stringify(action))).size === actions.length &&
  actions.filter(({ type }) => LEADS.has(type)).length <= 1 &&
  actions.filter(({ type }) => type === 'open-page').length <= 1;
