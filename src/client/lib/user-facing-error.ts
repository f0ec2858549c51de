import { texts } from '#texts/loading.js';

/** An error whose message is written for people. Messages of other errors are never shown. */
export class UserFacingError extends Error {
  override readonly name: string = 'UserFacingError';
}

export const TRY_AGAIN = texts.didNotWork;

/**
 * The text to show for an error: the error's own message if it is a `UserFacingError`, or else a general message. Empty
 * if there is no error.
 */
export const errorText = (cause: unknown): string => {
  if (cause === null || cause === undefined) return '';
  return cause instanceof UserFacingError ? cause.message : TRY_AGAIN;
};
