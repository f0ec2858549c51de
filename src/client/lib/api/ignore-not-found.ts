import { Refusal } from './call.ts';

/**
 * Waits for a deletion. Resolves to undefined if the entry was already gone, for example because the reply to an
 * earlier attempt was lost. Rethrows all other errors of the call.
 */
export const ignoreNotFound = async <Reply>(taking: Promise<Reply>): Promise<Reply | undefined> => {
  try {
    return await taking;
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'not_found')) throw error;
    return undefined;
  }
};
