import { newId } from '#client/platform/new-id.ts';
import { deviceValue } from '#client/sync/device-value.ts';
import { isText, readAs } from '#domain/shared/guards.ts';

const kept = deviceValue('player-device', readAs(isText));

/** The random id of this device for this person. All tabs share it, and it is created on first use. */
export const deviceId = (): string => {
  const known = kept.get();
  if (known !== null) return known;
  const id = newId();
  kept.set(id);
  return kept.get() ?? id;
};
