import type { ReplyCheck } from '#domain/chat/reply-check/reply-check.ts';
import { isPlainEnglish } from '#domain/chat/text/english.ts';

/** The invisible variation selector that follows many emoji and requests the color version. */
const IN_COLOR = /(?<=\p{Extended_Pictographic})\ufe0f/gu;
/**
 * Characters that plain English does not need after normalization: digits and full stops of other scripts, marks over
 * and through letters, and all invisible characters.
 */
const STRANGE =
  /[^\n\x20-\x7e\u00a3\u00b0\u00b7\u00c0-\u017f\u20ac\p{Extended_Pictographic}\p{Emoji_Modifier}\u2010-\u2015\u2018-\u201f\u2022\u2032\u2033\u2192]|[\u{1f100}-\u{1f2ff}]|(?!\n)\p{C}/u;

/**
 * Whether the text received so far from a model may be shown. The check uses the normalized text, which is what people
 * see. Text other than plain English is refused, because the check cannot interpret other text.
 */
export const replyFilter =
  (check: ReplyCheck) =>
  (text: string): boolean => {
    if (!text.isWellFormed()) return false;
    const plain = text.replace(IN_COLOR, '').normalize('NFKC');
    // A sentence can continue on the next line.
    const inOneLine = plain.replace(/\s+/g, ' ');
    return !STRANGE.test(plain) && isPlainEnglish(plain) && check(inOneLine) === null;
  };
