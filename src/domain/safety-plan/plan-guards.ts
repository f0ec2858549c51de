import { either, isText, listOf, oneOf, shaped } from '#domain/shared/guards.ts';
import { contactOf, EMPTY_PLAN, type SafetyPlan, WAYS, withPlanChange } from './plan.ts';

const words = listOf(isText);
const parts = {
  warningSigns: words,
  helps: words,
  light: words,
  noise: words,
  touch: words,
  clothes: words,
  food: words,
  notHelping: words,
  places: words,
  surroundings: words,
  lines: words,
};
const isContact = shaped({ name: isText, how: oneOf(WAYS), number: isText, words: isText });
const areSomeParts = shaped({}, { ...parts, people: listOf(isContact) });

/** Whether a value is a stored `PlanChange`. */
export const isPlanChange = shaped({ before: areSomeParts, after: areSomeParts });

/** Contacts of earlier versions are only names, and their plans have fewer parts. */
const isStoredPlan = shaped({}, { ...parts, people: listOf(either(isText, isContact)) });

/** Reads a plan that was stored on a device; null if it is invalid. */
export const readPlan = (kept: unknown): SafetyPlan | null => {
  if (!isStoredPlan(kept)) return null;
  const people = kept.people?.map((one) => (typeof one === 'string' ? contactOf(one) : one));
  return withPlanChange(EMPTY_PLAN, { before: {}, after: { ...kept, people } });
};
