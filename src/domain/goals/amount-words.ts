import { texts } from '#texts/goals.js';

/** The two forms of some units, for targets whose text has only the singular. */
const UNITS = [
  'time',
  'second',
  'minute',
  'hour',
  'day',
  'night',
  'morning',
  'evening',
  'week',
  'page',
  'meal',
  'cup',
  'walk',
  'step',
  'task',
  'mile',
];

/** What can follow any number: units without a plural, and words that are no unit. */
const UNCHANGED = /^(?:[ckm]?m|mi|ft|k?g|lb|oz|m?l|h|min|kcal|an?|per|each|every|at|in|on|of)$/i;

const singularOf = (word: string): string => {
  if (/ies$/i.test(word)) return word.replace(/ies$/i, 'y');
  return word.replace(/(?<=ss|x|ch|sh)es$|s$/i, '');
};

const isPlural = (word: string): boolean => /[^s]s$/i.test(word);

/** The form of a unit for a number; null if it is not known. `isOfOne`: whether the unit now follows a 1. */
const unitFor = (value: number, unit: string, isOfOne: boolean, others: string): string | null => {
  if (UNCHANGED.test(unit) || isOfOne === (value === 1)) return unit;
  if (value === 1) return isPlural(unit) ? singularOf(unit) : null;
  const known = others
    .match(/[a-z]+/gi)
    ?.find((word) => /s$/.test(word) && singularOf(word) === unit);
  return known ?? (UNITS.includes(unit.toLowerCase()) ? `${unit}s` : null);
};

/** "3 times a day" at the end of a text, so that "not at all" can take its place. */
const OFTEN = /^times?(?: (?:a|an|per|each|every) [a-z]+)?/i;

/**
 * A text with its number replaced, such as "4 times a day" for "1 time a day". Zero becomes "none", "not at all" or
 * "no". Null if the unit has no known form for the number.
 *
 * @param digits the number as it is in the text
 * @param value the new number
 * @param said the new number as text
 * @param other another text that may have the other form of the unit
 */
export const withAmount = (
  text: string,
  digits: string,
  value: number,
  said: string,
  other: string,
): string | null => {
  const at = text.indexOf(digits);
  const [before, after] = [text.slice(0, at), text.slice(at + digits.length)];
  const unit = /^ +([a-z]+)/i.exec(after)?.[1];
  if (value === 0) {
    const isOften = OFTEN.test(after.trimStart());
    if (/^(?:about|at most|up to|around|only)?\s*$/i.test(before))
      return isOften ? texts.notAtAll : texts.none;
    if (isOften)
      return texts.notAtAllWithin({ before, after: after.trimStart().replace(OFTEN, '') });
    return unit !== undefined && isPlural(unit)
      ? texts.noneWithin({ before, after })
      : before + said + after;
  }
  if (unit === undefined) return before + said + after;
  const form = unitFor(value, unit, Number(digits) === 1, other);
  return form === null ? null : before + said + after.replace(unit, () => form);
};
