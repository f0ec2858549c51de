import { deviceValue } from '#client/sync/device-value.ts';
import { isText, readAs } from '#domain/shared/guards.ts';

const KEY_BYTES = 32;

const record = deviceValue('talk-key', readAs(isText));

/** The key that encrypts a conversation while storing is off. The key exists only on this device, until log-out. */
export const conversationKeyOf = (): string => {
  const known = record.get();
  if (known !== null) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  const key = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  record.set(key);
  return key;
};
