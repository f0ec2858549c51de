import { dictionary } from '@zxcvbn-ts/language-common';
import { invalidField } from '#server/errors.ts';

const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** Whether a password is among the first ones an attacker tries, ignoring case (ASVS 5.0, 6.2.4). */
export const isCommonPassword = (password: string): boolean => COMMON.has(password.toLowerCase());

/** Throws a 400 for the field when a password is common. */
export const refuseCommon = (field: string, password: string): void => {
  if (!isCommonPassword(password)) return;
  throw invalidField(
    field,
    'Many people have this password, so it is guessed first. Choose another one, such as four words that do not belong together.',
  );
};
