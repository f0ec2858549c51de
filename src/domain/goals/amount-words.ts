import { texts as words } from '#texts/goal-amounts.js';
import { texts } from '#texts/goals.js';
import { texts as language } from '#texts/language.js';

/** Whether a number of things is named in the singular. */
const isOne = (value: number): boolean =>
  new Intl.PluralRules(language.tag).select(value) === 'one';

/** The singular of a word with a regular plural; null if it has none. */
const singularOf = (word: string): string | null => {
  const endings = words.pluralEndings.split(', ').map((pair) => pair.split('='));
  const found = endings.find(([plural = '']) => word.toLowerCase().endsWith(plural));
  if (found === undefined) return null;
  const [plural = '', singular = ''] = found;
  return plural === singular ? null : word.slice(0, word.length - plural.length) + singular;
};

const unitNamed = (written: string) =>
  Object.values(words.units).find((form) =>
    [1, 2].some((count) => form({ count }).toLowerCase() === written.toLowerCase()),
  );

const isPlural = (written: string): boolean => {
  const unit = unitNamed(written);
  if (unit === undefined) return singularOf(written) !== null;
  return unit({ count: 1 }) !== unit({ count: 2 }) && listedForm(2, written) === written;
};

/** The form of a listed unit for a number, with a capital where the written form has one; null for other words. */
const listedForm = (value: number, written: string): string | null => {
  const unit = unitNamed(written);
  if (unit === undefined) return null;
  const form = unit({ count: value });
  return written === written.toLowerCase() ? form.toLowerCase() : form;
};

/** The form of a unit for a number; null if it is not known. `isOfOne`: whether the unit now follows a 1. */
const unitFor = (value: number, unit: string, isOfOne: boolean, others: string): string | null => {
  if (isOfOne === isOne(value) || new RegExp(words.unchanged, 'iu').test(unit)) return unit;
  const listed = listedForm(value, unit);
  if (listed !== null) return listed;
  if (isOne(value)) return singularOf(unit);
  return others.match(/\p{L}+/gu)?.find((word) => singularOf(word) === unit) ?? null;
};

/**
 * A text with its number replaced, such as "4 times a day" for "1 time a day". Zero becomes "none", "not at all" or
 * "no". Null if the unit has no known form for the number.
 *
 * @param digits the number as it is in the text
 * @param now the number that it means
 * @param value the new number
 * @param said the new number as text
 * @param other another text that may have the other form of the unit
 */
export const withAmount = (
  text: string,
  { digits, now }: { readonly digits: string; readonly now: number },
  value: number,
  said: string,
  other: string,
): string | null => {
  const at = text.indexOf(digits);
  const [before, after] = [text.slice(0, at), text.slice(at + digits.length)];
  const unit = /^ +(\p{L}+)/u.exec(after)?.[1];
  if (value === 0) {
    const often = new RegExp(words.howOften, 'iu');
    const isOften = often.test(after.trimStart());
    if (new RegExp(words.about, 'iu').test(before)) return isOften ? texts.notAtAll : texts.none;
    if (isOften)
      return texts.notAtAllWithin({ before, after: after.trimStart().replace(often, '') });
  }
  if (unit === undefined) return before + said + after;
  const form = unitFor(value, unit, isOne(now), other);
  if (value > 0) return form === null ? null : before + said + after.replace(unit, () => form);
  const rest = after.replace(unit, () => form ?? unit);
  return isPlural(unit) ? texts.noneWithin({ before, after: rest }) : before + said + rest;
};
