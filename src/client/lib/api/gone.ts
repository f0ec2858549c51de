import { Refusal } from './call.ts';

/**
 * Waits for a deletion. Resolves to undefined when the entry was already gone, such as after a lost reply. Throws
 * every other error of the call.
 */
export const ignoreNotFound = async <Reply>(taking: Promise<Reply>): Promise<Reply | undefined> => {
  try {
    return await taking;
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'not_found')) throw error;
    return undefined;
  }
};
