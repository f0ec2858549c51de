/** An error whose message is written for people; the message of no other error is ever shown. */
export class Told extends Error {
  override readonly name: string = 'Told';
}

/**
 * The text of an error for people: its own message if that is meant for them, or else a general one; empty without an
 * error.
 */
export const wordsOf = (cause: unknown): string => {
  if (cause === null || cause === undefined) return '';
  return cause instanceof Told ? cause.message : 'This did not work. Please try again.';
};
