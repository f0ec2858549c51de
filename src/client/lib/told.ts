/** An error whose message is written for people; the message of no other error is ever shown. */
export class UserFacingError extends Error {
  override readonly name: string = 'Told';
}

export const TRY_AGAIN = 'This did not work. Please try again.';

/**
 * The text of an error for people: its own message if that is meant for them, or else a general one; empty without an
 * error.
 */
export const errorText = (cause: unknown): string => {
  if (cause === null || cause === undefined) return '';
  return cause instanceof UserFacingError ? cause.message : TRY_AGAIN;
};
