/** What the tabs of one browser tell each other about a person's data on this device. */
export type Told =
  /** The list of kept entries is different now. */
  | { readonly about: 'kept'; readonly userId: string }
  /** The server has the entry; `reply` is what it answered. */
  | {
      readonly about: 'sent';
      readonly userId: string;
      readonly kind: string;
      readonly id: string;
      readonly reply: unknown;
    }
  | {
      readonly about: 'refused';
      readonly userId: string;
      readonly id: string;
      readonly message: string;
    }
  /** Sending did not work for now; the server asked for a pause of so many ms, or 0. */
  | { readonly about: 'postponed'; readonly userId: string; readonly atLeastMs: number }
  /** The person is about to log out. */
  | { readonly about: 'leaving'; readonly userId: string }
  /** Everything of this person was removed from the device. */
  | { readonly about: 'cleared'; readonly userId: string };

const listeners = new Set<(told: Told) => void>();

// Null where the browser forbids it together with storage: then no other tab knows anything either.
const openChannel = (): BroadcastChannel | null => {
  try {
    return new BroadcastChannel('evenkeel');
  } catch {
    return null;
  }
};

const channel = openChannel();

const hear = (told: Told): void => {
  for (const listener of [...listeners]) listener(told);
};

channel?.addEventListener('message', (event: MessageEvent<Told>) => hear(event.data));

/** Tells every tab, this one first. */
export const tell = (told: Told): void => {
  hear(told);
  channel?.postMessage(told);
};

/** Hears what any tab tells, this one included. Returns how to stop. */
export const onTold = (listener: (told: Told) => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
