import { UserFacingError } from '#client/lib/told.ts';
import type { SendResult } from '#client/sync/outbox/outbox.ts';
import { Unfit } from './fitting.ts';

/**
 * Throws unless an entry was sent or is kept to be sent. The form still has the values of a refused one, so that entry is
 * discarded; once the form is gone, the entry stays, and is corrected where the outbox shows it.
 *
 * @returns whether it was sent or is kept to be sent
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
