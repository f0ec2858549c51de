import type { CommunicationCard } from '#contract/sharing/care.ts';

/** The fields of the communication card with their labels. */
export const CARD_FIELDS = [
  ['talk', 'How to talk with me'],
  ['avoid', 'What to avoid'],
  ['breaks', 'Breaks'],
  ['other', 'What else helps'],
] as const;

/** The texts of a card, without its timestamp. */
export const wordsOfCard = ({
  talk,
  avoid,
  breaks,
  other,
}: CommunicationCard): CommunicationCard => ({ talk, avoid, breaks, other });
