import type { Conversation } from '#client/features/chat/queries.ts';
import type { Item } from '#client/features/chat/sending/turn.ts';
import type { ChatMessage } from '#contract/chat/chat.ts';
import { PURPOSES, type Purpose } from '#domain/chat/lines/country.ts';

type Watch = Conversation['watch'];

/**
 * How far back the current conversation reaches: messages sent within this time before the last message belong to it.
 */
const CONVERSATION_MS = 24 * 3_600_000;

const showsHelp = ({ safety }: Pick<Item, 'safety'>): boolean => safety?.showsCrisis === true;

const promisesHelp = (item: Pick<Item, 'safety'>): boolean =>
  showsHelp(item) || item.safety?.response === 'soft';

/**
 * Whether the crisis help stays in view. While the guard's watch for danger is open, the help always stays. While the
 * watch is silent (the chat asks no questions), the help stays as long as the current conversation contains an answer
 * with help. A soft answer with one line of help counts too, because it may promise that the help stays.
 *
 * @param items all shown messages, the earliest first
 */
export const helpStays = (
  watch: Watch | undefined,
  items: readonly Pick<Item, 'at' | 'safety'>[],
): boolean => {
  const last = items.at(-1);
  if (watch === 'open') return true;
  if (watch !== 'silent' || last === undefined) return false;
  const sinceMs = Date.parse(last.at) - CONVERSATION_MS;
  return items.some((item) => promisesHelp(item) && Date.parse(item.at) >= sinceMs);
};

type Offers = ChatMessage['safety']['offers'];

/** The purposes of the lines that an answer offers before the crisis lines, in order. */
export const purposesOf = (offers: Offers): readonly Purpose[] =>
  offers.flatMap((offer) => PURPOSES.find((purpose) => purpose === offer) ?? []);

/**
 * The purposes of the lines in the latest help that was shown, for the help that stays in view.
 *
 * @param items all shown messages, the earliest first
 * @param asked the offers of the check-in question after the last message, if there is one
 */
export const shownPurposes = (
  items: readonly Pick<Item, 'safety'>[],
  asked: Offers | undefined,
): readonly Purpose[] =>
  purposesOf(asked ?? items.findLast((item) => showsHelp(item))?.safety?.offers ?? []);

/**
 * Whether the next message still counts as a reply to this message. While the guard's watch for danger is silent, the
 * chat asks no questions, so nothing counts as a reply to a message with help.
 */
export const isHeard = (watch: Watch | undefined, item: Pick<Item, 'safety'>): boolean =>
  watch !== 'silent' || !showsHelp(item);
