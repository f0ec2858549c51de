import type { OutboxItem } from './outbox-item.ts';

/** The entries of one person, first to last. */
export const inOrder = (items: readonly OutboxItem[], userId: string): readonly OutboxItem[] =>
  items.filter((item) => item.userId === userId).sort((a, b) => a.order - b.order);

/** The order number for an entry at the end of the queue. */
export const nextOrder = (items: readonly OutboxItem[]): number =>
  Math.max(0, ...items.map((item) => item.order)) + 1;

/**
 * The next entry to send, or undefined: the first waiting entry. Skips refused entries, which wait for the person, and
 * entries that `isWanted` excludes, such as those whose handler this version of the app does not know.
 */
export const nextToSend = (
  items: readonly OutboxItem[],
  isWanted: (item: OutboxItem) => boolean,
): OutboxItem | undefined => items.find((item) => item.refused === null && isWanted(item));
