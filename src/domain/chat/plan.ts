import * as z from 'zod/mini';

/** The parts of a safety plan, in the order in which a person would use them. */
export const PLAN_PARTS = [
  'warningSigns',
  'helps',
  'people',
  'places',
  'lines',
  'surroundings',
] as const;
export type PlanPart = (typeof PLAN_PARTS)[number];

/** The most entries in one part, and the most characters in one entry. */
export const MOST_PLAN_ENTRIES = 12;
export const LONGEST_PLAN_ENTRY = 200;

const entries = z
  .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST_PLAN_ENTRY)))
  .check(z.maxLength(MOST_PLAN_ENTRIES));

/** A person's own safety plan, in their own words. */
export const safetyPlan = z.object({
  warningSigns: entries,
  helps: entries,
  people: entries,
  places: entries,
  lines: entries,
  surroundings: entries,
});
export type SafetyPlan = z.infer<typeof safetyPlan>;

/** A plan with nothing in it yet. */
export const EMPTY_PLAN: SafetyPlan = {
  warningSigns: [],
  helps: [],
  people: [],
  places: [],
  lines: [],
  surroundings: [],
};

/** The heading of each part, and what to ask where it is empty. */
export const PLAN_PROMPTS: Readonly<
  Record<PlanPart, { readonly title: string; readonly prompt: string }>
> = {
  warningSigns: {
    title: 'Signs that it is getting worse',
    prompt: 'What do you notice first, in your thoughts, your body or what you do?',
  },
  helps: {
    title: 'Things that help me',
    prompt: 'What can you do on your own that makes the next ten minutes easier?',
  },
  people: {
    title: 'People I can be with or talk to',
    prompt: 'Who could you call or sit with? You do not need to explain everything to them.',
  },
  places: {
    title: 'Places where I feel safer',
    prompt: 'Where is it calmer, or where are other people around?',
  },
  lines: {
    title: 'Lines and professionals',
    prompt: 'Who could you call at any hour? The lines for your region are shown here as well.',
  },
  surroundings: {
    title: 'Making where I am safer',
    prompt:
      'Is there something that you would rather have out of reach? Who could keep it for you?',
  },
};

/** Whether nothing has been written into the plan. */
export const isPlanEmpty = (plan: SafetyPlan): boolean =>
  PLAN_PARTS.every((part) => plan[part].length === 0);
