import { within } from '#client/platform/time-limit.ts';
import { onTold, tell } from './broadcast.ts';

type Farewell = () => Promise<unknown>;

/** Longer than an answer usually takes; logging out is not held up by more. */
const FAREWELL_LIMIT_MS = 1_000;

const farewells = new Set<Farewell>();

/**
 * Registers what is still to be told to the server when this person logs out, in whichever tab: it
 * is begun while the session still holds. It may be called twice. Returns how to take it back.
 */
export const onFarewell = (userId: string, farewell: Farewell): (() => void) => {
  const bid = (): void => void farewell().catch(() => undefined);
  const stop = onTold((told) => {
    if (told.about === 'leaving' && told.userId === userId) bid();
  });
  farewells.add(farewell);
  return () => {
    farewells.delete(farewell);
    stop();
  };
};

/** Has everything told that was registered, for a moment at most. Never rejects. */
export const bidFarewell = async (userId: string): Promise<void> => {
  tell({ about: 'leaving', userId });
  const all = Promise.allSettled([...farewells].map((farewell) => farewell()));
  await within(FAREWELL_LIMIT_MS, all).catch(() => undefined);
};
