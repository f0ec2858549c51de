import type { CommunicationCard } from '#contract/sharing/care.ts';

/** The fields of the communication card with their labels. */
export const CARD_FIELDS = [
  ['talk', 'How to talk with me'],
  ['avoid', 'What to avoid'],
  ['breaks', 'Breaks'],
  ['other', 'What else helps'],
] as const;

/** The words of a card, without when they were saved. */
export const wordsOfCard = ({
  talk,
  avoid,
  breaks,
  other,
}: CommunicationCard): CommunicationCard => ({ talk, avoid, breaks, other });
