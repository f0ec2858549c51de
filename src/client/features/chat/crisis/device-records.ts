import { deviceValue } from '#client/sync/device-value.ts';
import type { CountryCode } from '#domain/chat/lines/country.ts';
import { LINES } from './region/lines.ts';

const readRegion = (kept: unknown): CountryCode | null =>
  typeof kept === 'string' && LINES.isKnown(kept) ? kept : null;

// Stored separately from the query cache, so that the crisis help never waits for the cache.
/** The region of the crisis lines as last chosen or loaded on this device. */
export const regionRecord = deviceValue<CountryCode>('crisis-region', readRegion);

/** The region that was chosen on this device and that the server has not received yet. */
export const unsentRegion = deviceValue<CountryCode>('crisis-region-unsent', readRegion);

export const keepRegion = (region: CountryCode): void => {
  if (regionRecord.get() !== region) regionRecord.set(region);
};
