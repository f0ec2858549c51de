/** An error whose message is written for people; the message of no other error is ever shown. */
export class Told extends Error {
  override readonly name: string = 'Told';
}

export const TRY_AGAIN = 'This did not work. Please try again.';

/** What an error says to a person: its own words where they are meant for people, or else general ones; no error says nothing. */
export const wordsOf = (cause: unknown): string => {
  if (cause === null || cause === undefined) return '';
  return cause instanceof Told ? cause.message : TRY_AGAIN;
};
