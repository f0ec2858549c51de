import { useSyncExternalStore } from 'react';

/** The statuses of replies from a login proxy in front of Evenkeel. */
const STATUSES: ReadonlySet<number> = new Set([200, 401, 511]);

/** The query that makes the browser load the page from the network and not from its cache. */
const FROM_NETWORK = 'from=network';

let isCaptive = false;
const listeners = new Set<() => void>();

/** Whether a reply comes from a login proxy in front of Evenkeel: a redirect, or a page instead of data. */
export const isFromCaptivePortal = ({ type, status, headers }: Response): boolean =>
  type === 'opaqueredirect' ||
  (status >= 300 && status < 400 && status !== 304) ||
  (STATUSES.has(status) && headers.get('content-type')?.startsWith('text/html') === true);

/** Records whether the latest reply came from a login proxy in front of Evenkeel. */
export const noteCaptivePortal = (now: boolean): void => {
  if (now === isCaptive) return;
  isCaptive = now;
  for (const listener of [...listeners]) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether a login proxy in front of Evenkeel currently answers calls instead of Evenkeel. */
export const useCaptivePortal = (): boolean => useSyncExternalStore(subscribe, () => isCaptive);

/** The address that loads the current page from the network, so that the login proxy in front of Evenkeel appears. */
export const networkAddress = (): string => `${window.location.pathname}?${FROM_NETWORK}`;

/** Removes the network query from the address, so that the page opens offline again. */
export const forgetNetworkAddress = (): void => {
  const { pathname, search, hash } = window.location;
  if (search === `?${FROM_NETWORK}`) {
    window.history.replaceState(window.history.state, '', `${pathname}${hash}`);
  }
};
