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

/** Maximum number of entries that a form accepts for one part. */
export const MOST_PLAN_ENTRIES = 12;
/** Maximum characters of one entry. */
export const LONGEST_PLAN_ENTRY = 200;
/**
 * Maximum number of stored entries of one part. It is higher than in a form, because two offline devices can both add
 * entries.
 */
export const MAX_STORED_ENTRIES = 24;
/** Maximum characters of a number, and of the words to send. */
export const CONTACT_MAX = { number: 40, words: 400 } as const;

export const WAYS = ['text', 'call', 'in-person'] as const;
/** How to reach somebody. */
type Way = (typeof WAYS)[number];

/** Somebody the person can reach, and how. */
export interface Contact {
  name: string;
  how: Way;
  /** The number as the person writes it; empty for none. */
  number: string;
  /** What the person would send or say; empty for none. */
  words: string;
}

/** A contact with only a name. */
export const contactOf = (name: string): Contact => ({ name, how: 'text', number: '', words: '' });

/** A safety plan. */
export type SafetyPlan = Record<WordsPart, string[]> & { people: Contact[] };

/** A plan without any entries. */
export const EMPTY_PLAN: SafetyPlan = {
  warningSigns: [],
  helps: [],
  light: [],
  noise: [],
  touch: [],
  clothes: [],
  food: [],
  notHelping: [],
  people: [],
  places: [],
  surroundings: [],
  lines: [],
};

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
 * The plan after a change. Entries that were written elsewhere since the change began are preserved. Applying the same
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
