import * as z from 'zod/mini';
import { newId } from '#client/platform/new-id.ts';
import { deviceValue } from '#client/sync/device-value.ts';

const kept = deviceValue('player-device', (given) => z.safeParse(z.uuid(), given).data ?? null);

/** The random id of this device for this person, shared by its tabs and created when first needed. */
export const deviceId = (): string => {
  const known = kept.get();
  if (known !== null) return known;
  const id = newId();
  kept.set(id);
  return kept.get() ?? id;
};
