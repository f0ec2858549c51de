import * as z from 'zod/mini';
import {
  CONTACT_MAX,
  LONGEST_PLAN_ENTRY,
  MAX_STORED_ENTRIES,
  WAYS,
} from '#domain/safety-plan/plan.ts';
import { texts } from '#texts/safety-plan.js';
import { endpoint } from './shared/endpoint.ts';
import { line, ownParams, prose } from './shared/fields.ts';

const listOf = <Entry extends z.core.$ZodType>(entry: Entry) =>
  z.array(entry, { error: () => texts.partIsNoList }).check(
    z.maxLength(MAX_STORED_ENTRIES, {
      error: () => texts.tooManyEntries({ max: MAX_STORED_ENTRIES }),
    }),
  );
const words = listOf(line(() => texts.eachEntry, 1, LONGEST_PLAN_ENTRY));

const contact = z.object({
  name: line(() => texts.theName, 1, LONGEST_PLAN_ENTRY),
  how: z.enum(WAYS, { error: () => texts.wayIsUnknown }),
  /** The number, as the person wrote it; may be empty. */
  number: line(() => texts.theNumber, 0, CONTACT_MAX.number),
  /** What the person would send or say; may be empty. */
  words: prose(() => texts.theWords, CONTACT_MAX.words),
});

const plan = z.object({
  warningSigns: words,
  helps: words,
  light: words,
  noise: words,
  touch: words,
  clothes: words,
  food: words,
  notHelping: words,
  people: listOf(contact),
  places: words,
  surroundings: words,
  lines: words,
});

/** A change to some parts of the plan. */
const planChange = z.object({
  /** The parts as they were when the change began. */
  before: z.partial(plan),
  /** The same parts as they are now; parts that are missing here stay unchanged. */
  after: z.partial(plan),
});

export const safetyPlanEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/api/safety-plan/:userId',
    summary: 'Reads the safety plan; null where there is none yet.',
    access: 'session',
    params: ownParams,
    status: 200,
    reply: z.object({ plan: z.nullable(plan) }),
  }),
  change: endpoint({
    method: 'POST',
    path: '/api/safety-plan/:userId',
    summary:
      'Changes parts of the safety plan. What was added elsewhere since the change began stays; the same change twice is one change. 409 when a part would become too long.',
    access: 'session',
    params: ownParams,
    body: planChange,
    status: 200,
    reply: z.object({ plan }),
  }),
};
