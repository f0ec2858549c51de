import { onSessionChange } from '#client/lib/session/session.ts';

declare global {
  /** The replies to the reads that `boot.js` sent before the app was there, by their address. */
  var earlyCalls: Map<string, Promise<Response>> | undefined;
}

/** The reply to a read that is on its way already; it is given once. Undefined when it was not sent. */
export const takeEarlyCall = (address: string): Promise<Response> | undefined => {
  const reply = globalThis.earlyCalls?.get(address);
  globalThis.earlyCalls?.delete(address);
  return reply;
};

/** Forgets the replies that nobody took: they do not have what is written from now on. */
export const forgetEarlyCalls = (): void => globalThis.earlyCalls?.clear();

// They were asked for with the session of before.
onSessionChange(forgetEarlyCalls);
