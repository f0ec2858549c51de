import type { CommunicationCard } from '#contract/sharing/care.ts';
import { texts } from '#texts/care.js';

/** The fields of the communication card with their labels. */
export const CARD_FIELDS = [
  ['talk', texts.howToTalkWithMe],
  ['avoid', texts.whatToAvoid],
  ['breaks', texts.breaks],
  ['other', texts.whatElseHelps],
] as const;

/** The texts of a card, without its timestamp. */
export const wordsOfCard = ({
  talk,
  avoid,
  breaks,
  other,
}: CommunicationCard): CommunicationCard => ({ talk, avoid, breaks, other });
