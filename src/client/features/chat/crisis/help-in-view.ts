import type { Conversation } from '#client/features/chat/queries.ts';
import type { Item } from '#client/features/chat/sending/turn.ts';
import type { ChatMessage } from '#contract/chat/chat.ts';
import { PURPOSES, type Purpose } from '#domain/chat/safety/lines/line.ts';

type Watch = Conversation['watch'];

/** What was said within this of the last message belongs to the talk that goes on. */
const TALK_MS = 24 * 3_600_000;

const showsHelp = ({ safety }: Pick<Item, 'safety'>): boolean => safety?.showsCrisis === true;

/**
 * Whether the crisis help stays in view: as long as the guard watches openly, and also where it is
 * silent, as long as the talk still shows an answer with crisis help. Such an answer may say that
 * the numbers stay in view, so they do; and nothing is told that the page does not show anyway.
 *
 * @param items all that is shown, the earliest first
 */
export const helpStays = (
  watch: Watch | undefined,
  items: readonly Pick<Item, 'at' | 'safety'>[],
): boolean => {
  const last = items.at(-1);
  // Beside a soft answer the numbers stand in its own line.
  if (watch === 'open') return last?.safety?.response !== 'soft';
  if (watch !== 'silent' || last === undefined) return false;
  const sinceMs = Date.parse(last.at) - TALK_MS;
  return items.some((item) => showsHelp(item) && Date.parse(item.at) >= sinceMs);
};

type Offers = ChatMessage['safety']['offers'];

/** What the lines are for that an answer offers before the crisis lines, the first first. */
export const fittingIn = (offers: Offers): readonly Purpose[] =>
  offers.flatMap((offer) => PURPOSES.find((purpose) => purpose === offer) ?? []);

/**
 * What the lines are for that fit the help that was shown last, so that the help which stays in view has them too.
 *
 * @param items all that is shown, the earliest first
 * @param asked what is offered beside a question that stands behind them all
 */
export const fittingNow = (
  items: readonly Pick<Item, 'safety'>[],
  asked: Offers | undefined,
): readonly Purpose[] =>
  fittingIn(asked ?? items.findLast((item) => showsHelp(item))?.safety?.offers ?? []);

/** Whether an answer to this message is still heard: a silent guard has no question any more. */
export const isHeard = (watch: Watch | undefined, item: Pick<Item, 'safety'>): boolean =>
  watch !== 'silent' || !showsHelp(item);
