import type { Conversation } from '#client/features/chat/queries.ts';
import type { Item } from '#client/features/chat/sending/turn.ts';
import type { ChatMessage } from '#contract/chat/chat.ts';
import { PURPOSES, type Purpose } from '#domain/chat/lines/country.ts';

type Watch = Conversation['watch'];

/** Messages within this time of the last one belong to the current conversation. */
const CONVERSATION_MS = 24 * 3_600_000;

const showsHelp = ({ safety }: Pick<Item, 'safety'>): boolean => safety?.showsCrisis === true;

const promisesHelp = (item: Pick<Item, 'safety'>): boolean =>
  showsHelp(item) || item.safety?.response === 'soft';

/**
 * Whether the crisis help stays in view: always while the watch is open; while it is silent, as long as the
 * current conversation shows an answer with help. An answer with one line of help counts, as it may promise this.
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
 * The purposes of the lines in the last shown help, for the help that stays in view.
 *
 * @param items all shown messages, the earliest first
 * @param asked the offers of the check-in question after the last message, if there is one
 */
export const shownPurposes = (
  items: readonly Pick<Item, 'safety'>[],
  asked: Offers | undefined,
): readonly Purpose[] =>
  purposesOf(asked ?? items.findLast((item) => showsHelp(item))?.safety?.offers ?? []);

/** Whether a reply to this message is still understood as one; a silent watch asks no questions. */
export const isHeard = (watch: Watch | undefined, item: Pick<Item, 'safety'>): boolean =>
  watch !== 'silent' || !showsHelp(item);
