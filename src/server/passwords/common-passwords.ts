import { invalidField } from '#server/errors.ts';
import { texts } from '#texts/answers.js';

/** The list is loaded at its first use, because a start does not need it. */
let list: Promise<ReadonlySet<string>> | null = null;

const readList = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
};

/** Whether a password is one of those that attackers try first, ignoring case (ASVS 5.0, 6.2.4). */
export const isCommonPassword = async (password: string): Promise<boolean> => {
  list ??= readList();
  return (await list).has(password.toLowerCase());
};

/** Throws a 400 for the field if the password is common. */
export const refuseCommon = async (field: string, password: string): Promise<void> => {
  if (!(await isCommonPassword(password))) return;
  throw invalidField(field, texts.commonPassword);
};
