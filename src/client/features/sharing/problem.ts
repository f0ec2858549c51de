import { Refusal } from '#client/lib/api/call.ts';

/** The message for a failed request; null if the request did not fail. */
export const problemOf = (error: unknown): string | null => {
  if (error === null) return null;
  if (error instanceof Refusal) return error.issues[0]?.message ?? error.message;
  return navigator.onLine
    ? 'Evenkeel did not answer, so this may not have worked. Try again in a moment.'
    : 'You are offline, so nothing was changed. Try again when there is a connection.';
};
