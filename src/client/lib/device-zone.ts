import { currentMs } from '#client/platform/after.ts';
import { isZone } from '#domain/shared/time/zone.ts';
import { getComfort, onComfortChange } from './comfort/comfort.ts';

/** How long a result is cached, because the query is slow and many parts of a page make it at the same time. */
const KNOWN_MS = 1_000;

let known = { zone: 'UTC', atMs: Number.NEGATIVE_INFINITY };

/**
 * The current IANA zone of the device itself. Browsers that do not know it may report a name that they do not accept,
 * such as "Etc/Unknown", and then use UTC; those that hide it from every page also report UTC.
 */
export const ownZone = (): string => {
  const nowMs = currentMs();
  if (Math.abs(nowMs - known.atMs) < KNOWN_MS) return known.zone;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  known = { zone: isZone(timeZone) ? timeZone : 'UTC', atMs: nowMs };
  return known.zone;
};

/** The IANA zone that applies to the person on this device: the one they chose, or else the device's own. */
export const deviceZone = (): string => {
  const { zone } = getComfort();
  return zone !== null && isZone(zone) ? zone : ownZone();
};

/**
 * Calls `listener` after every change of the chosen zone, in any tab or on any device. Returns a function that
 * unsubscribes.
 */
export const onZoneChange = (listener: () => void): (() => void) => {
  let before = deviceZone();
  return onComfortChange(() => {
    const now = deviceZone();
    if (now === before) return;
    before = now;
    listener();
  });
};
