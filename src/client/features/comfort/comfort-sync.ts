import { call } from '#client/lib/api.ts';
import {
  adoptComfort,
  getComfort,
  isComfortUnsent,
  noteComfortSent,
  onComfortChange,
} from '#client/lib/comfort.ts';
import { onPossiblyBack } from '#client/platform/online.ts';
import { comfortEndpoints } from '#contract/comfort.ts';

/** A slider moves in many small steps; they are sent together. */
const SEND_DELAY_MS = 400;

/**
 * Keeps the device's settings and the account's the same for as long as it runs: at the start the
 * account's win, unless a change made here has not reached it yet; an account that has none gets
 * the device's. Without a connection it waits until there is one. Returns how to stop.
 */
export const startComfortSync = (userId: string): (() => void) => {
  const params = { userId };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let met = false;

  const send = async (): Promise<void> => {
    const comfort = getComfort();
    await call(comfortEndpoints.save, { params, body: comfort });
    noteComfortSent(comfort);
    met = true;
  };

  const meet = async (): Promise<void> => {
    const { comfort } = await call(comfortEndpoints.read, { params });
    // A change made while the answer was on its way is newer than the answer.
    if (comfort === null || isComfortUnsent(userId)) return send();
    adoptComfort(comfort);
    met = true;
  };

  const settle = (): void => {
    const work = isComfortUnsent(userId) ? send() : met ? null : meet();
    // The device keeps what was chosen either way; the next occasion tries again.
    work?.catch(() => undefined);
  };

  const stops = [
    onPossiblyBack(settle),
    onComfortChange(() => {
      clearTimeout(timer);
      if (isComfortUnsent(userId)) timer = setTimeout(settle, SEND_DELAY_MS);
    }),
  ];
  settle();
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
};
