import { Refusal } from './call.ts';

/**
 * Waits for a call that takes something away. What is no longer there is away already, as after an answer that was
 * lost on its way. Throws what else the call throws.
 */
export const unlessGone = async <Reply>(taking: Promise<Reply>): Promise<Reply | undefined> => {
  try {
    return await taking;
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'not_found')) throw error;
    return undefined;
  }
};
