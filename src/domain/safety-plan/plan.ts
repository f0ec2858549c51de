import * as z from 'zod/mini';

/** The parts of a safety plan, in the order in which a person would use them. */
export const PLAN_PARTS = [
  'warningSigns',
  'helps',
  'light',
  'noise',
  'touch',
  'clothes',
  'food',
  'notHelping',
  'people',
  'places',
  'surroundings',
  'lines',
] as const;
export type PlanPart = (typeof PLAN_PARTS)[number];
/** A part whose entries are plain words. */
export type WordsPart = Exclude<PlanPart, 'people'>;

/** Maximum entries that a form accepts for one part. */
export const MOST_PLAN_ENTRIES = 12;
/** Maximum characters of one entry. */
export const LONGEST_PLAN_ENTRY = 200;
/** Maximum stored entries of one part; more than a form accepts, because two offline devices can both add some. */
export const MAX_STORED_ENTRIES = 24;
/** Maximum characters of a number, and of the words to send. */
export const CONTACT_MAX = { number: 40, words: 400 } as const;

export const WAYS = ['text', 'call', 'in-person'] as const;
/** How to reach somebody. */
export type Way = (typeof WAYS)[number];

const entry = z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST_PLAN_ENTRY));

const contact = z.object({
  name: entry,
  how: z.enum(WAYS),
  /** As the person writes it; empty for none. */
  number: z.string().check(z.maxLength(CONTACT_MAX.number)),
  /** What the person would send or say; empty for none. */
  words: z.string().check(z.maxLength(CONTACT_MAX.words)),
});
/** Somebody the person can reach, and how. */
export type Contact = z.infer<typeof contact>;

/** A contact with only a name. */
export const contactOf = (name: string): Contact => ({ name, how: 'text', number: '', words: '' });

/** A contact; plans of earlier versions have only the name. */
const storedContact = z.union([contact, z.pipe(entry, z.transform(contactOf))]);

const listOf = <Entry extends z.core.$ZodType>(one: Entry) =>
  z._default(z.array(one).check(z.maxLength(MAX_STORED_ENTRIES)), []);
const entries = listOf(entry);

/** The schema of a stored safety plan, including plans of earlier versions, which had fewer parts. */
export const keptPlan = z.object({
  warningSigns: entries,
  helps: entries,
  light: entries,
  noise: entries,
  touch: entries,
  clothes: entries,
  food: entries,
  notHelping: entries,
  people: listOf(storedContact),
  places: entries,
  surroundings: entries,
  lines: entries,
});
export type SafetyPlan = z.output<typeof keptPlan>;

/** A plan with nothing in it yet. */
export const EMPTY_PLAN: SafetyPlan = keptPlan.parse({});

/** Some parts of a plan. */
export type SomeParts = { readonly [Part in PlanPart]?: SafetyPlan[Part] | undefined };

/** Some parts of a plan before and after a change. */
export interface PlanChange {
  readonly before: SomeParts;
  readonly after: SomeParts;
}

const merged = <Entry>(
  now: readonly Entry[],
  before: readonly Entry[],
  after: readonly Entry[],
): Entry[] => {
  const known = new Set([...before, ...after].map((one) => JSON.stringify(one)));
  return [...after, ...now.filter((one) => !known.has(JSON.stringify(one)))];
};

/**
 * The plan after a change. Entries that were written elsewhere since the change began stay; applying the same
 * change twice has no further effect.
 */
export const withPlanChange = (plan: SafetyPlan, { before, after }: PlanChange): SafetyPlan => {
  const words = (part: WordsPart): string[] => {
    const next = after[part];
    return next === undefined ? plan[part] : merged(plan[part], before[part] ?? [], next);
  };
  return {
    warningSigns: words('warningSigns'),
    helps: words('helps'),
    light: words('light'),
    noise: words('noise'),
    touch: words('touch'),
    clothes: words('clothes'),
    food: words('food'),
    notHelping: words('notHelping'),
    people:
      after.people === undefined
        ? plan.people
        : merged(plan.people, before.people ?? [], after.people),
    places: words('places'),
    surroundings: words('surroundings'),
    lines: words('lines'),
  };
};

/** Whether nothing has been written into the plan. */
export const isPlanEmpty = (plan: SafetyPlan): boolean =>
  PLAN_PARTS.every((part) => plan[part].length === 0);
