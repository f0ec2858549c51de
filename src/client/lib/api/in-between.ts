import { useSyncExternalStore } from 'react';

/** What a log-in in front of Evenkeel answers with, when it answers at all. */
const STATUSES: ReadonlySet<number> = new Set([200, 401, 511]);

/** The part of an address that makes the browser ask the network for the page, and not what it keeps. */
const FROM_NETWORK = 'from=network';

let isInBetween = false;
const listeners = new Set<() => void>();

/** Whether a reply is not Evenkeel's but of a log-in in front of it: another address, or a page in the place of data. */
export const isOfAnother = ({ type, status, headers }: Response): boolean =>
  type === 'opaqueredirect' ||
  (status >= 300 && status < 400 && status !== 304) ||
  (STATUSES.has(status) && headers.get('content-type')?.startsWith('text/html') === true);

/** Notes whether the latest reply was of something in front of Evenkeel. */
export const noteInBetween = (now: boolean): void => {
  if (now === isInBetween) return;
  isInBetween = now;
  for (const listener of [...listeners]) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether a log-in in front of Evenkeel answers in its place. */
export const useInBetween = (): boolean => useSyncExternalStore(subscribe, () => isInBetween);

/** The page that is open, from the network, where the log-in in front of Evenkeel shows itself. */
export const networkAddress = (): string => `${window.location.pathname}?${FROM_NETWORK}`;

/** Takes out of the address what asked the network, so that the page opens without a connection again. */
export const forgetNetworkAddress = (): void => {
  const { pathname, search, hash } = window.location;
  if (search === `?${FROM_NETWORK}`) {
    window.history.replaceState(window.history.state, '', `${pathname}${hash}`);
  }
};
