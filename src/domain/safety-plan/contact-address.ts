import type { Contact } from './plan.ts';

/** What a phone can dial in a number as somebody wrote it; null where there is too little of it. */
const dialable = (number: string): string | null => {
  const digits = number.replaceAll(/\D/g, '');
  if (digits.length < 3) return null;
  return number.trimStart().startsWith('+') ? `+${digits}` : digits;
};

/** The address that opens a text or a call to somebody; null where there is no number, or where they meet. */
export const addressOf = ({ how, number, words }: Contact): string | null => {
  const dialed = dialable(number);
  if (dialed === null || how === 'in-person') return null;
  if (how === 'call') return `tel:${dialed}`;
  return words === '' ? `sms:${dialed}` : `sms:${dialed}?&body=${encodeURIComponent(words)}`;
};
