import { Refusal } from '#client/lib/api/call.ts';
import { texts } from '#texts/sharing.js';

/** The message for a failed request; null if the request did not fail. */
export const problemOf = (error: unknown): string | null => {
  if (error === null) return null;
  if (error instanceof Refusal) return error.issues[0]?.message ?? error.message;
  return navigator.onLine ? texts.noAnswer : texts.offline;
};
