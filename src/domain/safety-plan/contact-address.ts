import { withPlainDigits } from '#domain/shared/numbers/digits.ts';
import type { Contact } from './plan.ts';

/** One number as people write it, with the usual separators between its digits. */
const NUMBER = /^\+?[\d\s()./-]+$/;
/** The maximum number of digits in a number with its country code (ITU-T E.164). */
const MOST_DIGITS = 15;

/**
 * The part of a written number that a phone can dial; null if it is too short, too long or not a single number,
 * because a wrong number is worse than none.
 */
const dialable = (number: string): string | null => {
  const written = withPlainDigits(number).trim();
  const isAbroad = written.startsWith('+');
  // A zero in brackets, as in "+44 (0)20", is dialed only within the country.
  const digits = (isAbroad ? written.replace('(0)', '') : written).replaceAll(/\D/g, '');
  if (!NUMBER.test(written) || digits.length < 3 || digits.length > MOST_DIGITS) return null;
  return isAbroad ? `+${digits}` : digits;
};

/**
 * The address that opens a text message or a call to a contact; null without a number, or if the person meets the
 * contact in person.
 */
export const addressOf = ({ how, number, words }: Contact): string | null => {
  const dialed = dialable(number);
  if (dialed === null || how === 'in-person') return null;
  if (how === 'call') return `tel:${dialed}`;
  return words === '' ? `sms:${dialed}` : `sms:${dialed}?&body=${encodeURIComponent(words)}`;
};
