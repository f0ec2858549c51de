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
/** The longest question that is known by words that stand anywhere in it. */
const ASK_WORDS_MAX = 14;

interface Phrases {
  readonly whole: string;
  readonly has: string;
}

/** Makes the function that finds the first entry with words that a message says, alone or among others. */
const createFinder = <Entry extends Phrases>(
  entries: readonly Entry[],
  { polite, longest }: { readonly polite: string; readonly longest: number },
): ((text: string) => { readonly entry: Entry; readonly isWhole: boolean } | null) => {
  const filled = (phrases: string) => listOf(phrases).filter((phrase) => phrase !== '');
  const whole = new Map(
    entries.flatMap((entry) => filled(entry.whole).map((phrase) => [phrase, entry] as const)),
  );
  const has = entries.flatMap((entry) =>
    filled(entry.has).map((phrase) => ({ entry, phrase: ` ${phrase} ` })),
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
    for (const reading of readings(plain)) {
      const entry = whole.get(reading);
      if (entry !== undefined) return { entry, isWhole: true };
    }
    if (plain.split(' ').length > longest) return null;
    const inside = has.find(({ phrase }) => ` ${plain} `.includes(phrase));
    return inside === undefined ? null : { entry: inside.entry, isWhole: false };
  };
};

/** Makes the function that finds what a short answer to the guide means; null where it is none. */
export const createShortReplies = ({
  replies,
  polite,
}: RepliesContent): ((text: string) => ShortReply | null) => {
  const find = createFinder(replies, { polite, longest: HAS_WORDS_MAX });
  return (text) => {
    const found = find(text);
    return found === null ? null : { reply: found.entry.reply, isWhole: found.isWhole };
  };
};

/** Makes the function that finds what answers a question that is known by its words; null where it is none. */
export const createAsks = ({ asks, polite }: RepliesContent): ((text: string) => string | null) => {
  const find = createFinder(asks, { polite, longest: ASK_WORDS_MAX });
  return (text) => find(text)?.entry.does ?? null;
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
