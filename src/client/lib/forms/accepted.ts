import { UserFacingError } from '#client/lib/user-facing-error.ts';
import type { SendResult } from '#client/sync/outbox/outbox.ts';
import { Unfit } from './fitting.ts';

/**
 * Throws if an entry could not be stored or was refused. A refused entry is discarded, because the form still has its
 * values. If the form was closed (`signal` is aborted), the entry stays in the outbox to be corrected there.
 *
 * @returns whether the entry was sent or is stored to be sent later
 */
export const accepted = async (
  result: SendResult,
  discard: (id: string) => Promise<void>,
  signal?: AbortSignal,
): Promise<boolean> => {
  if (result.state === 'failed') throw new UserFacingError(result.message);
  if (result.state !== 'refused') return true;
  if (signal?.aborted === true) return false;
  await discard(result.id);
  throw new Unfit(result.issues, result.message);
};
