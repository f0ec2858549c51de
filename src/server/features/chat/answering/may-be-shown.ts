import type { ReplyCheck } from '#domain/chat/reply-check/reply-check.ts';
import { isPlainEnglish } from '#domain/chat/text/english.ts';

/** The invisible variation selector that requests a coloured emoji and follows many of them. */
const IN_COLOR = /(?<=\p{Extended_Pictographic})\ufe0f/gu;
/**
 * Characters that plain English does not need after normalisation: digits and full stops of other scripts, marks over
 * and through letters, and everything invisible.
 */
const STRANGE =
  /[^\n\x20-\x7e\u00a3\u00b0\u00b7\u00c0-\u017f\u20ac\p{Extended_Pictographic}\p{Emoji_Modifier}\u2010-\u2015\u2018-\u201f\u2022\u2032\u2033\u2192]|[\u{1f100}-\u{1f2ff}]|(?!\n)\p{C}/u;

/**
 * Whether a model's text so far may be shown. It is checked as it looks, after normalisation. Text other than plain
 * English is refused, since the check cannot read it.
 */
export const showing =
  (check: ReplyCheck) =>
  (text: string): boolean => {
    if (!text.isWellFormed()) return false;
    const plain = text.replace(IN_COLOR, '').normalize('NFKC');
    // A sentence can span two lines.
    const inOneLine = plain.replace(/\s+/g, ' ');
    return !STRANGE.test(plain) && isPlainEnglish(plain) && check(inOneLine) === null;
  };
