import type { ReplyCheck } from '#domain/chat/reply-check/reply-check.ts';
import { isPlainEnglish } from '#domain/chat/text/english.ts';
import { namesContact } from './contacts.ts';

const UNSEEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is its purpose
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/;

/** Whether what a model wrote so far may be shown. What is not English is not, since nothing could read it. */
export const showing =
  (check: ReplyCheck) =>
  (text: string): boolean =>
    text.isWellFormed() &&
    !namesContact(text) &&
    !UNSEEN.test(text) &&
    isPlainEnglish(text) &&
    check(text) === null;
