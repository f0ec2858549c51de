import * as z from 'zod/mini';
import type { SkillId } from '#domain/chat/skills/skill.ts';
import { type ModelAction, modelActionShape, PAGES } from './actions.ts';

/** The facts about an exercise that a model may know. */
interface KnownSkill {
  readonly id: SkillId;
  /** The exercise's name as it appears in the middle of a sentence, for example "the breathing". */
  readonly name: string;
  readonly standing: 'new' | 'running' | 'paused';
}

/** A button that a model may offer. */
interface KnownChoice {
  /** The button's action, named as in the guide's content. */
  readonly does: string;
  readonly label: string;
}

/** The exercises and buttons from which a model may choose. */
export interface Choosable {
  readonly skills: readonly KnownSkill[];
  readonly choices: readonly KnownChoice[];
}

/** A tool's description for the protocol, without an implementation. */
export interface ModelTool {
  readonly description: string;
  readonly inputSchema: z.ZodMiniType;
}

interface ToolKind {
  readonly type: ModelAction['type'];
  /** Builds the tool from the available choices. Returns null when the tool would have no choices. */
  readonly tool: (from: Choosable) => ModelTool | null;
}

const taskInput = z.strictObject({
  title: z.string(),
  minutes: z.int(),
});
const nothing = z.strictObject({});

const KINDS: Readonly<Record<string, ToolKind>> = {
  begin_skill: {
    type: 'begin-skill',
    tool: ({ skills }) =>
      skills.length === 0
        ? null
        : {
            description: 'Begins an exercise from its start, when the person wants to do it now.',
            inputSchema: z.strictObject({ skill: z.enum(skills.map(({ id }) => id)) }),
          },
  },
  go_on_with_skill: {
    type: 'go-on-with-skill',
    tool: ({ skills }) =>
      skills.every(({ standing }) => standing === 'new')
        ? null
        : {
            description:
              'Goes on with the exercise that runs or was left, at the step where it is.',
            inputSchema: nothing,
          },
  },
  break_down_task: {
    type: 'break-down-task',
    tool: () => ({
      description:
        'Shows one task of the person in small steps. The title says what to do in the person’s own words; minutes is the time for all of it.',
      inputSchema: taskInput,
    }),
  },
  offer_task: {
    type: 'offer-task',
    tool: () => ({
      description: 'Shows one task that the person can add to today with a button.',
      inputSchema: taskInput,
    }),
  },
  open_page: {
    type: 'open-page',
    tool: () => ({
      description:
        'Shows a button to a page: routine (the tasks of today), timer (a focus timer), mood (to write down a mood).',
      inputSchema: z.strictObject({ page: z.enum(PAGES) }),
    }),
  },
  show_lines: {
    type: 'show-lines',
    tool: () => ({
      description: 'Shows the numbers where people help, for the country of the person.',
      inputSchema: nothing,
    }),
  },
  offer_choices: {
    type: 'offer-choices',
    tool: ({ choices }) =>
      choices.length === 0
        ? null
        : {
            description: `Shows up to three buttons. They are: ${choices.map(({ does, label }) => `${does} (${label})`).join(', ')}.`,
            inputSchema: z.strictObject({
              does: z.array(z.enum(choices.map(({ does }) => does))).check(z.minLength(1)),
            }),
          },
  },
};

/** The tools that have choices to offer, keyed by the name with which the model calls them. */
export const toolsFor = (from: Choosable): Readonly<Record<string, ModelTool>> =>
  Object.fromEntries(
    Object.entries(KINDS).flatMap(([name, { tool }]) => {
      const made = tool(from);
      return made === null ? [] : [[name, made] as const];
    }),
  );

/** The action that a tool call requests. Null when the tool does not exist or its arguments are invalid. */
export const actionOf = (
  { name, input }: { readonly name: string; readonly input: unknown },
  tools: Readonly<Record<string, ModelTool>>,
): ModelAction | null => {
  // Prevents inherited names such as "constructor" from matching.
  const tool = Object.hasOwn(tools, name) ? tools[name] : undefined;
  const kind = Object.hasOwn(KINDS, name) ? KINDS[name] : undefined;
  if (tool === undefined || kind === undefined) return null;
  const parsed = tool.inputSchema.safeParse(input);
  if (!parsed.success) return null;
  return modelActionShape.safeParse({ type: kind.type, ...Object(parsed.data) }).data ?? null;
};
