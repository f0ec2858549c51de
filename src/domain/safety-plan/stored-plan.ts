import * as z from 'zod/mini';
import { CONTACT_MAX, contactOf, LONGEST_PLAN_ENTRY, MAX_STORED_ENTRIES, WAYS } from './plan.ts';

const entry = z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST_PLAN_ENTRY));

const contact = z.object({
  name: entry,
  how: z.enum(WAYS),
  number: z.string().check(z.maxLength(CONTACT_MAX.number)),
  words: z.string().check(z.maxLength(CONTACT_MAX.words)),
});

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
