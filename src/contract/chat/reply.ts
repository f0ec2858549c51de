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

/** What the assistant says, with what stands beside its words: see `Reply` of the domain. */
export const chatReply = z.object({
  /** At least one, none empty. */
  paragraphs: texts,
  /** Buttons; each sends its own words. */
  quickReplies: texts,
  parts: listOf(part),
});

/** Who found the words of an answer. */
export const ANSWERERS = ['coach', 'model', 'safety'] as const;

/**
 * Crisis help that belongs beside an answer, the first first. `lines` are the crisis lines; those for violence, for
 * children, for poison or for eating disorders stand before them where they fit better.
 */
const offers = listOf(
  z.enum(['emergency', 'plan', 'grounding', 'lines', 'violence', 'children', 'poison', 'eating']),
);

/** What the safety guard found in a message, by names only. */
export const chatSafety = z.object({
  level: z.enum(LEVELS),
  /** Null where there is no sign. */
  category: z.nullable(z.enum(CATEGORIES)),
  /** Who or what the sign is about, such as `own` or `third-person`; null where there is none. */
  kind: z.nullable(z.enum(KINDS)),
  /** Empty where no crisis help belongs to it. */
  offers,
  /**
   * `full`: crisis help is shown. `soft`: the topic is answered, with at most one question whether there is more to it, and
   * `offers` stand in one line. `none`: neither.
   */
  response: z.enum(RESPONSES),
  /** Whether crisis help is shown: `response` is `full`. */
  showsCrisis: z.boolean(),
});

/** The guard's question how things are now, asked when somebody comes back. */
export const chatCheckIn = z.object({
  text: z.string(),
  offers,
  /** Buttons; each sends its own words. */
  quickReplies: texts,
});

/**
 * How the safety guard stands: it watches nothing; it watches, and crisis help stays in view; or it watches without a word,
 * since what was told was deleted. As long as it watches, nothing is offered that can be a strain.
 */
export const chatWatch = z.enum(WATCHES);
