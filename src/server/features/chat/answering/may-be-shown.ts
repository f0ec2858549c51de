import type { ReplyCheck } from '#domain/chat/reply-check/reply-check.ts';
import { isPlainEnglish } from '#domain/chat/text/english.ts';

/** The sign that asks for a picture in color follows many of them, and is not seen itself. */
const IN_COLOR = /(?<=\p{Extended_Pictographic})\ufe0f/gu;
/**
 * Signs that plain English has no use for, once each letter and digit has one form: digits and full stops of other scripts,
 * marks over and through letters, and all that is not seen.
 */
const STRANGE =
  /[^\n\x20-\x7e\u00a3\u00b0\u00b7\u00c0-\u017f\u20ac\p{Extended_Pictographic}\p{Emoji_Modifier}\u2010-\u2015\u2018-\u201f\u2022\u2032\u2033\u2192]|[\u{1f100}-\u{1f2ff}]|(?!\n)\p{C}/u;

/**
 * Whether what a model wrote so far may be shown. It is read as it looks, in one form of each letter and digit, and what is
 * not plain English is not shown, since nothing could read it.
 */
export const showing =
  (check: ReplyCheck) =>
  (text: string): boolean => {
    if (!text.isWellFormed()) return false;
    const plain = text.replace(IN_COLOR, '').normalize('NFKC');
    // What stands on two lines can be one sentence.
    const inOneLine = plain.replace(/\s+/g, ' ');
    return !STRANGE.test(plain) && isPlainEnglish(plain) && check(inOneLine) === null;
  };
