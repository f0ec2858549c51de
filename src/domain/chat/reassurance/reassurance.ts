import * as z from 'zod/mini';
import { overlapOf } from '#domain/chat/text/words.ts';
import { type Ask, askIn, asksOfSelfOrFear, MOST_STEMS, MOST_THEMES } from './seeking.ts';

/** At the third ask about one fear it is noticed. */
const NOTICED_AT = 3;
/** So many of them must show doubt or fear, and not be a plain question only. */
const MARKED_AT_LEAST = 2;
/** So many asks are kept. */
const KEPT_ASKS = 12;
/** From this share of common words on, two asks are about one fear. */
const SAME_SHARE = 0.5;
/** An ask so many messages ago is still what is spoken of. */
const NEAR_MESSAGES = 2;
/** For so many messages after an ask, other words than the coach's could still be the answer to it. */
const ASK_LINGERS_MESSAGES = 3;
/** An ask with no more words than this ("are you sure?") goes on with the one before. */
const BARE_STEMS = 1;

const text = z.string().check(z.maxLength(60));

/** The asks for certainty of a conversation, earliest first, as they are stored. */
export const asksShape = z
  .array(
    z.object({
      themes: z.array(text).check(z.maxLength(MOST_THEMES)),
      stems: z.array(text).check(z.maxLength(MOST_STEMS)),
      isDoubt: z.boolean(),
      isMarked: z.boolean(),
      /** How many messages ago it was. */
      age: z.int().check(z.gte(0)),
    }),
  )
  .check(z.maxLength(KEPT_ASKS));
export type Asks = z.infer<typeof asksShape>;

/** What the guard says of a message. */
export interface Reassurance {
  readonly asks: Asks;
  /** Whether the message asks for certainty about a fear that was asked about before. */
  readonly isNoticed: boolean;
  /** How often this fear was asked about by now; 0 where the message asks nothing. */
  readonly count: number;
}

const sameFear = (one: Asks[number], other: Asks[number]): boolean =>
  one.themes.some((theme) => other.themes.includes(theme)) ||
  overlapOf(one.stems, other.stems) >= SAME_SHARE;

/**
 * Whether an ask goes on with the one before: it points back to it, follows it without a fear of its own, or comes
 * right after it with the same wish to be certain, whatever the words are.
 */
const goesOn = (ask: Ask, before: Asks[number]): boolean => {
  if (ask.pointsBack || (ask.themes.length === 0 && ask.stems.length <= BARE_STEMS)) return true;
  if (!ask.isMarked || !before.isMarked) return false;
  if (before.age === 1 && (ask.isDoubt || before.isDoubt)) return true;
  return before.age <= NEAR_MESSAGES && (ask.themes.length === 0 || before.themes.length === 0);
};

/** An ask with what it is about; words that are too long to be stored are left out. */
const completed = (ask: Ask, before: Asks[number] | undefined): Asks[number] => {
  const earlier = before !== undefined && goesOn(ask, before) ? before : undefined;
  const stems = ask.stems.filter((stem) => stem.length <= 60);
  return {
    themes: [...new Set([...ask.themes, ...(earlier?.themes ?? [])])].slice(0, MOST_THEMES),
    stems: [...new Set([...stems, ...(earlier?.stems ?? [])])].slice(0, MOST_STEMS),
    isDoubt: ask.isDoubt,
    isMarked: ask.isMarked,
    age: 0,
  };
};

/**
 * Hears one message of a conversation. What is told between a doubt and a wish to be agreed with is proof that was looked
 * for ("did I shut it", "I think I heard it", "so it's shut"), and counts as an ask. Asks about one fear are found by their themes and by their words, so that
 * other words for it count as well.
 */
export const hearReassurance = (before: Asks, message: string): Reassurance => {
  const asks = before.map((ask) => ({ ...ask, age: ask.age + 1 }));
  const latest = asks.at(-1);
  const isFollowing = latest?.isDoubt === true && latest.age <= NEAR_MESSAGES;
  const heard = askIn(message, isFollowing);
  if (heard === null) return { asks, isNoticed: false, count: 0 };
  const ask = completed(heard, latest);
  const same = [...asks.filter((earlier) => sameFear(earlier, ask)), ask];
  const marked = same.filter(({ isMarked }) => isMarked).length;
  const isProof = heard.agrees && isFollowing && latest.age === NEAR_MESSAGES;
  const count = same.length + (isProof && same.length > 1 ? 1 : 0);
  return {
    asks: [...asks, ask].slice(-KEPT_ASKS),
    isNoticed: count >= NOTICED_AT && marked >= MARKED_AT_LEAST,
    count,
  };
};

/**
 * Whether what is said now could make certain what a person doubts: the message asks for it, or did so a few messages
 * ago, or asks for a yes or no about oneself or a fear.
 *
 * @param asks those of the conversation, with the message itself
 */
export const couldReassure = (asks: Asks, message: string): boolean =>
  asks.some(({ isDoubt, age }) => isDoubt && age <= ASK_LINGERS_MESSAGES) ||
  asksOfSelfOrFear(message);
