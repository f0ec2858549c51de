import type { Attempt } from './outbox/outbox-item.ts';

/** What the tabs of one browser tell each other about a person's data on this device. */
export type Message = { readonly userId: string } & (
  | {
      /** The list of kept entries is different now. */
      readonly topic: 'kept';
    }
  | {
      /** The server has the entry; `reply` is what it answered. */
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
      /** Sending did not work for now; the server asked for a pause of so many ms, or 0. */
      readonly topic: 'postponed';
      readonly queue: string;
      readonly atLeastMs: number;
    }
  | {
      /** How it goes with sending an entry. */
      readonly topic: 'attempt';
      readonly id: string;
      readonly attempt: Attempt;
    }
  | {
      /** The person removed the entry: it is not to be sent any more. */
      readonly topic: 'discarded';
      readonly id: string;
    }
  | {
      /** `leaving`: the person is about to log out. `cleared`: all of theirs was removed from the device. */
      readonly topic: 'leaving' | 'cleared';
    }
  | {
      /** What was registered for the log-out under this key is done. */
      readonly topic: 'left';
      readonly key: string;
    }
);

const listeners = new Set<(message: Message) => void>();

// Null where the browser forbids it together with storage: then no other tab knows anything either.
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

/** Calls `listener` with the messages of every tab, this one included. Returns how to stop. */
export const onBroadcast = (listener: (message: Message) => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
