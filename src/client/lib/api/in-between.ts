import { useSyncExternalStore } from 'react';

/** The statuses with which a log-in in front of Evenkeel answers. */
const STATUSES: ReadonlySet<number> = new Set([200, 401, 511]);

/** The query that makes the browser load the page from the network and not from its cache. */
const FROM_NETWORK = 'from=network';

let isInBetween = false;
const listeners = new Set<() => void>();

/** Whether a reply comes from a log-in in front of Evenkeel: a redirect, or a page instead of data. */
export const isOfAnother = ({ type, status, headers }: Response): boolean =>
  type === 'opaqueredirect' ||
  (status >= 300 && status < 400 && status !== 304) ||
  (STATUSES.has(status) && headers.get('content-type')?.startsWith('text/html') === true);

/** Records whether the latest reply came from something in front of Evenkeel. */
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

/** The address of the current page, loaded from the network, where the log-in in front of Evenkeel appears. */
export const networkAddress = (): string => `${window.location.pathname}?${FROM_NETWORK}`;

/** Removes the network query from the address, so that the page opens offline again. */
export const forgetNetworkAddress = (): void => {
  const { pathname, search, hash } = window.location;
  if (search === `?${FROM_NETWORK}`) {
    window.history.replaceState(window.history.state, '', `${pathname}${hash}`);
  }
};
