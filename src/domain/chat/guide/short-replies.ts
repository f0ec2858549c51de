import { spelledOut } from '#domain/chat/text/spelled-out.ts';
import { plainOf } from '#domain/chat/text/words.ts';
import { REPLY_IDS, type RepliesContent, type ReplyId } from './content.ts';

const listOf = (phrases: string): readonly string[] =>
  phrases.split(',').map((phrase) => plainOf(phrase) || phrase.trim());

/** A phrase with its contractions and shorthands written out. */
const writtenOut = (plain: string): string => spelledOut(plain).join(' ');

/** The possible meaning of a user's short reply. */
export interface ShortReply {
  readonly reply: ReplyId;
  /** Whether the whole message is the short reply. */
  readonly isWhole: boolean;
}

/** Maximum message length, in words, for `has` phrases to match. */
const HAS_WORDS_MAX = 30;

/**
 * Creates the function that lists a message and its versions without leading and trailing polite words, longest first.
 */
const createReadings = (polite: string): ((plain: string) => readonly string[]) => {
  const politeWords = new Set(listOf(polite));
  return (plain) => {
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
};

interface Phrases {
  readonly whole: string;
  readonly has: string;
  /** Maximum message length, in words, for `has` to match. */
  readonly longest?: number;
}

/** Creates the function that finds the first item with a phrase that matches a message as a whole or in part. */
const createFinder = <Entry extends Phrases>(
  entries: readonly Entry[],
  polite: string,
): ((text: string) => { readonly entry: Entry; readonly isWhole: boolean } | null) => {
  const filled = (phrases: string) => listOf(phrases).filter((phrase) => phrase !== '');
  const phrases = entries.flatMap((entry) =>
    filled(entry.whole).map((phrase) => [phrase, entry] as const),
  );
  // A phrase as it is listed comes before one that is only the same when both are written out.
  const whole = new Map([
    ...phrases.map(([phrase, entry]) => [writtenOut(phrase), entry] as const),
    ...phrases,
  ]);
  const has = entries.flatMap((entry) =>
    filled(entry.has).map((phrase) => ({ entry, phrase: ` ${phrase} ` })),
  );
  const readings = createReadings(polite);
  return (text) => {
    const plain = plainOf(text) || text.trim();
    const found = readings(plain);
    for (const reading of [...found, ...found.map(writtenOut)]) {
      const entry = whole.get(reading);
      if (entry !== undefined) return { entry, isWhole: true };
    }
    const length = plain.split(' ').length;
    const inside = has.find(
      ({ entry: { longest = HAS_WORDS_MAX }, phrase }) =>
        length <= longest && ` ${plain} `.includes(phrase),
    );
    return inside === undefined ? null : { entry: inside.entry, isWhole: false };
  };
};

/** Creates the function that finds the meaning of a short reply; null if the message is not a short reply. */
export const createShortReplies = ({
  replies,
  polite,
}: RepliesContent): ((text: string) => ShortReply | null) => {
  const find = createFinder(replies, polite);
  return (text) => {
    const found = find(text);
    return found === null ? null : { reply: found.entry.reply, isWhole: found.isWhole };
  };
};

/** Creates the function that finds the action for a question recognized by its words; null if it recognizes none. */
export const createAsks = ({ asks, polite }: RepliesContent): ((text: string) => string | null) => {
  const find = createFinder(asks, polite);
  return (text) => find(text)?.entry.does ?? null;
};

type Kind = RepliesContent['kinds'][number];

/** Creates the function that finds the reply to news, a joke, thanks or a goodbye; null for any other message. */
export const createKinds = ({
  kinds,
  unless,
  polite,
}: RepliesContent): ((
  text: string,
) => { readonly kind: Kind; readonly isWhole: boolean } | null) => {
  const readings = createReadings(polite);
  const listed = (phrases: string) => listOf(phrases).filter((phrase) => phrase !== '');
  const entries = kinds.map((kind) => ({
    kind,
    whole: new Set(listed(kind.whole)),
    has: listed(kind.has).map((phrase) => ` ${phrase} `),
    starts: listed(kind.starts).map((phrase) => `${phrase} `),
    ends: listed(kind.ends).map((phrase) => ` ${phrase}`),
  }));
  const troubles = listed(unless).map((word) => ` ${word} `);
  return (text) => {
    const plain = plainOf(text) || text.trim();
    const read = readings(plain);
    const whole = entries.find((entry) => read.some((one) => entry.whole.has(one)));
    if (whole !== undefined) return { kind: whole.kind, isWhole: true };
    const around = ` ${plain} `;
    const isTrouble = troubles.some((word) => around.includes(word));
    if (isTrouble || text.includes('?') || plain.split(' ').length > HAS_WORDS_MAX) return null;
    const found = entries.find(
      ({ has, starts, ends }) =>
        ends.some((phrase) => around.trimEnd().endsWith(phrase)) ||
        has.some((phrase) => around.includes(phrase)) ||
        read.some((one) => starts.some((phrase) => `${one} `.startsWith(phrase))),
    );
    return found === undefined ? null : { kind: found.kind, isWhole: false };
  };
};

/** The index of the choice that a short reply refers to; null if it refers to none. */
export const placeOf = (reply: ReplyId, count: number): number | null => {
  const place = ['first', 'second', 'third'].indexOf(reply);
  if (reply === 'last') return count - 1;
  return place >= 0 && place < count ? place : null;
};

/** Meanings without phrases in the content. */
export const missingReplies = ({ replies }: RepliesContent): readonly ReplyId[] =>
  REPLY_IDS.filter((id) => !replies.some(({ reply }) => reply === id));

/** Creates the test for whether one of a message's clauses begins with words that request something. */
export const createRequests = ({ requests }: RepliesContent): ((text: string) => boolean) => {
  const starts = listOf(requests).map((phrase) => `${phrase} `);
  return (text) =>
    text
      .split(/[.,;!?\n]+/)
      .some((clause) => starts.some((phrase) => `${plainOf(clause)} `.startsWith(phrase)));
};

/** A text in which "feeling so very awful" is "feel awful". */
const plainFeelings = (plain: string): string =>
  plain
    .replace(/\bfeeling\b/g, 'feel')
    .replace(/\b(feel|am|im|was) (?:(?:so|really|very|just|absolutely|such|a|an|the) )+/g, '$1 ');

/** Creates the test for whether a message names one of the listed feelings, with or without words such as "so". */
export const createFeelings = (phrases: string): ((text: string) => boolean) => {
  const listed = listOf(phrases).map((phrase) => ` ${plainFeelings(phrase)} `);
  return (text) => {
    const plain = ` ${plainFeelings(plainOf(text))} `;
    return listed.some((phrase) => plain.includes(phrase));
  };
};
