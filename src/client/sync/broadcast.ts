import type { Attempt } from './outbox/outbox-item.ts';

/** A message between the tabs of one browser about a person's data on this device. */
export type Message = { readonly userId: string } & (
  | {
      /** The list of stored entries has changed. */
      readonly topic: 'kept';
    }
  | {
      /** The server accepted the entry and replied with `reply`. */
      readonly topic: 'sent';
      readonly kind: string;
      readonly id: string;
      readonly reply: unknown;
    }
  | {
      /** The server refused the entry for good. */
      readonly topic: 'refused';
      readonly kind: string;
      readonly id: string;
      readonly message: string;
      readonly issues: readonly { readonly path: string; readonly message: string }[];
    }
  | {
      /** Sending failed for now. `atLeastMs` is the pause that the server asked for, or 0. */
      readonly topic: 'postponed';
      readonly queue: string;
      readonly atLeastMs: number;
    }
  | {
      /** The progress of sending an entry. */
      readonly topic: 'attempt';
      readonly id: string;
      readonly attempt: Attempt;
    }
  | {
      /** The person removed the entry, so it must no longer be sent. */
      readonly topic: 'discarded';
      readonly id: string;
    }
  | {
      /** `leaving`: the person is about to log out. `cleared`: all their data was removed from the device. */
      readonly topic: 'leaving' | 'cleared';
    }
  | {
      /** The log-out task registered under this key is done. */
      readonly topic: 'left';
      readonly key: string;
    }
);

const listeners = new Set<(message: Message) => void>();

// Null if the browser forbids channels along with storage. In this case, tabs share no data that they would have to
// synchronize.
const openChannel = (): BroadcastChannel | null => {
  try {
    return new BroadcastChannel('evenkeel');
  } catch {
    return null;
  }
};

const channel = openChannel();

const deliver = (message: Message): void => {
  for (const listener of [...listeners]) listener(message);
};

channel?.addEventListener('message', (event: MessageEvent<Message>) => deliver(event.data));

/** Sends a message to every tab, this one first. */
export const broadcast = (message: Message): void => {
  deliver(message);
  channel?.postMessage(message);
};

/** Calls `listener` with the messages from every tab, including this one. Returns a function that unsubscribes. */
export const onBroadcast = (listener: (message: Message) => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
