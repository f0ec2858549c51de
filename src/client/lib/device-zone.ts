import { currentMs } from '#client/platform/after.ts';
import { isZone } from '#domain/shared/time/zone.ts';

/** Asking takes long, and many parts of a page ask at once. */
const KNOWN_MS = 1_000;

let known = { zone: 'UTC', atMs: Number.NEGATIVE_INFINITY };

/**
 * The current IANA zone of this device. Browsers that do not know it may report a name that they do
 * not accept, such as "Etc/Unknown", and then use UTC.
 */
export const deviceZone = (): string => {
  const nowMs = currentMs();
  if (Math.abs(nowMs - known.atMs) < KNOWN_MS) return known.zone;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  known = { zone: isZone(timeZone) ? timeZone : 'UTC', atMs: nowMs };
  return known.zone;
};
