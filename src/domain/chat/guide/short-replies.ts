import { plainOf } from '#domain/chat/text/words.ts';
import { REPLY_IDS, type RepliesContent, type ReplyId } from './content.ts';

const listOf = (phrases: string): readonly string[] =>
  phrases.split(',').map((phrase) => plainOf(phrase) || phrase.trim());

/** What a short answer may mean. */
export interface ShortReply {
  readonly reply: ReplyId;
  /** Whether the message says nothing else. */
  readonly isWhole: boolean;
}

/** The longest message in which words that stand anywhere count, in words. */
const HAS_WORDS_MAX = 30;

/** Makes the function that finds what a short answer to the guide means; null where it is none. */
export const createShortReplies = ({
  replies,
  polite,
}: RepliesContent): ((text: string) => ShortReply | null) => {
  const whole = new Map<string, ReplyId>();
  for (const { reply, whole: phrases } of replies)
    for (const phrase of listOf(phrases)) if (phrase !== '') whole.set(phrase, reply);
  const has = replies.flatMap(({ reply, has: phrases }) =>
    listOf(phrases)
      .filter((phrase) => phrase !== '')
      .map((phrase) => ({ reply, phrase: ` ${phrase} ` })),
  );
  const politeWords = new Set(listOf(polite));

  /** The message and what is left of it without polite words at its ends, the longer ones first. */
  const readings = (plain: string): readonly string[] => {
    const words = plain.split(' ');
    const found = [plain];
    while (words.length > 1 && politeWords.has(words[0] ?? '')) {
      words.shift();
      found.push(words.join(' '));
    }
    while (words.length > 1 && politeWords.has(words.at(-1) ?? '')) {
      words.pop();
      found.push(words.join(' '));
    }
    return found;
  };

  return (text) => {
    const plain = plainOf(text) || text.trim();
    const exact = readings(plain).find((reading) => whole.has(reading));
    const reply = exact === undefined ? undefined : whole.get(exact);
    if (reply !== undefined) return { reply, isWhole: true };
    if (plain.split(' ').length > HAS_WORDS_MAX) return null;
    const inside = has.find(({ phrase }) => ` ${plain} `.includes(phrase));
    return inside === undefined ? null : { reply: inside.reply, isWhole: false };
  };
};

/** Which place of the choices a reply means; null where it means none. */
export const placeOf = (reply: ReplyId, count: number): number | null => {
  const place = ['first', 'second', 'third'].indexOf(reply);
  if (reply === 'last') return count - 1;
  return place >= 0 && place < count ? place : null;
};

/** Every meaning has its phrases in the content. */
export const missingReplies = ({ replies }: RepliesContent): readonly ReplyId[] =>
  REPLY_IDS.filter((id) => !replies.some(({ reply }) => reply === id));
