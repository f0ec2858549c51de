import type { OutboxItem } from './outbox-item.ts';

/** The entries of one person, first to last. */
export const inOrder = (items: readonly OutboxItem[], userId: string): readonly OutboxItem[] =>
  items.filter((item) => item.userId === userId).sort((a, b) => a.order - b.order);

/** The place at the end of the queue. */
export const nextOrder = (items: readonly OutboxItem[]): number =>
  Math.max(0, ...items.map((item) => item.order)) + 1;

/**
 * The entry to send now, or undefined: the first that waits. Refused entries wait for the person and let
 * the others pass; so do those that are not to be sent now, such as those of handlers that this version of
 * the app does not know.
 */
export const nextToSend = (
  items: readonly OutboxItem[],
  isWanted: (item: OutboxItem) => boolean,
): OutboxItem | undefined => items.find((item) => item.refused === null && isWanted(item));
