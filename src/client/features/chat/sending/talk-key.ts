import * as z from 'zod/mini';
import { deviceValue } from '#client/sync/device-value.ts';

const KEY_BYTES = 32;

const record = deviceValue('talk-key', (kept) => z.safeParse(z.string(), kept).data ?? null);

/** The key that encrypts a conversation that is not stored; it exists only on this device, until log-out. */
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
