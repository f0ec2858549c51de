import * as z from 'zod/mini';
import { FIELD_KINDS } from '#domain/chat/form.ts';
import { CATEGORIES, KINDS, LEVELS, RESPONSES } from '#domain/chat/guard/assessment.ts';
import { WATCHES } from '#domain/chat/guard/states.ts';

const listOf = <Item extends z.core.$ZodType>(item: Item) => z.readonly(z.array(item));
const texts = listOf(z.string());
const whole = z.int();

const part = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('pacer'),
    rounds: whole,
    phases: listOf(
      z.object({
        id: z.string(),
        label: z.string(),
        durationMs: z.number(),
        from: z.number(),
        to: z.number(),
      }),
    ),
  }),
  z.object({
    type: z.literal('timer'),
    label: z.string(),
    startedAtMs: z.number(),
    endsAtMs: z.number(),
  }),
  z.object({
    type: z.literal('scene'),
    sceneId: z.string(),
    title: z.string(),
    where: z.string(),
    step: whole,
    steps: whole,
    path: texts,
  }),
  z.object({
    type: z.literal('ladder'),
    ladderId: z.string(),
    fear: z.string(),
    rungs: listOf(
      z.object({ text: z.string(), distress: whole, tries: whole, isChosen: z.boolean() }),
    ),
  }),
  z.object({
    type: z.literal('tasks'),
    tasks: listOf(z.object({ title: z.string(), minutes: whole })),
  }),
  z.object({ type: z.literal('progress'), step: whole, steps: whole }),
  z.object({
    type: z.literal('form'),
    form: z.string(),
    title: z.string(),
    fields: listOf(
      z.object({
        name: z.string(),
        label: z.string(),
        kind: z.enum(FIELD_KINDS),
        required: z.boolean(),
        options: texts,
        value: z.string(),
        min: z.optional(z.int()),
        max: z.optional(z.int()),
        columns: z.optional(z.object({ text: z.string(), number: z.string() })),
      }),
    ),
    submit: z.string(),
  }),
  z.object({ type: z.literal('named'), things: texts }),
  z.object({ type: z.literal('draft'), title: z.string(), text: z.string() }),
  z.object({
    type: z.literal('plan'),
    title: z.string(),
    entries: listOf(z.object({ at: z.nullable(z.string()), text: z.string() })),
  }),
  z.object({ type: z.literal('page'), path: z.string(), label: z.string() }),
  z.object({ type: z.literal('lines') }),
]);

/** The assistant's reply with everything shown alongside its text; see `Reply` in the domain. */
export const chatReply = z.object({
  /** At least one paragraph; no paragraph is empty. */
  paragraphs: texts,
  /** Buttons; each sends its label as the message. */
  quickReplies: texts,
  parts: listOf(part),
});

/** What produced the text of a reply. */
export const ANSWERERS = ['coach', 'model', 'safety'] as const;

/**
 * Crisis help to show with a reply, most important first. `lines` are the general crisis lines; the lines for violence,
 * children, poison or eating disorders come before them where they fit better.
 */
const offers = listOf(
  z.enum(['emergency', 'plan', 'grounding', 'lines', 'violence', 'children', 'poison', 'eating']),
);

/** What the safety guard found in a message. The finding contains only fixed names, such as a category. */
export const chatSafety = z.object({
  level: z.enum(LEVELS),
  /** The category of the danger; null if the message contains no sign of danger. */
  category: z.nullable(z.enum(CATEGORIES)),
  /** Who or what the sign of danger is about, such as `own` or `third-person`; null if there is no sign. */
  kind: z.nullable(z.enum(KINDS)),
  /** Empty if the message calls for no crisis help. */
  offers,
  /**
   * `full`: crisis help is shown. `soft`: the reply stays on topic, with at most one question whether there is more to
   * it, and `offers` take up only one line. `none`: neither of these.
   */
  response: z.enum(RESPONSES),
  /** Whether crisis help is shown, that is, whether `response` is `full`. */
  showsCrisis: z.boolean(),
});

/** The guard's question about how things are now, asked when the person comes back. */
export const chatCheckIn = z.object({
  text: z.string(),
  offers,
  /** Buttons; each sends its label as the message. */
  quickReplies: texts,
});

/**
 * State of the safety guard: not watching; watching, with crisis help kept in view; or watching silently, because the
 * messages were deleted. While the guard watches, nothing that could be a strain is offered.
 */
export const chatWatch = z.enum(WATCHES);
