import { currentMs } from '#client/platform/after.ts';
import { isZone } from '#domain/shared/time/zone.ts';
import { getComfort, onComfortChange } from './comfort/comfort.ts';

/** How long the zone is cached, because reading it is slow and many parts of a page read it at the same time. */
const KNOWN_MS = 1_000;

let known = { zone: 'UTC', atMs: Number.NEGATIVE_INFINITY };

/**
 * The current IANA zone of the device itself. If a browser does not know the zone, it may report a name that it rejects
 * everywhere else, such as "Etc/Unknown"; the result is then UTC. Browsers that hide the zone from all pages also
 * report UTC.
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
 * Calls `listener` whenever the chosen zone changes, in any tab or on any device. Returns a function that unsubscribes.
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
