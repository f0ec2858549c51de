import { getSession } from '#client/lib/session/session.ts';
import { limitSignal, tracked } from '#client/platform/after.ts';
import type { CallOf, Endpoint } from '#contract/shared/endpoint.ts';
import { Refusal, readReply, sendCall, Unreachable, withStepUp } from './call.ts';

/** A long timeout, because an export of several years takes a while on a slow connection. */
const TIMEOUT_MS = 30 * 60_000;

/** An endpoint whose reply is a file. */
type FileEndpoint = Endpoint & { readonly file: object };

const untilTheEnd = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await withStepUp(work);
  } catch (error) {
    throw error instanceof Refusal ? error : new Unreachable();
  }
};

/**
 * Calls an endpoint whose reply is a file. Throws the same errors as `call`, even if the connection breaks during the
 * download.
 */
export const callFile = async <E extends FileEndpoint>(
  endpoint: E,
  query: E['query'] extends object ? CallOf<E>['query'] : undefined,
): Promise<Blob> => {
  const asked = getSession();
  const signal = limitSignal(TIMEOUT_MS);
  return untilTheEnd(async () => {
    const response = await sendCall(endpoint, {
      ...(query === undefined ? {} : { query }),
      signal,
    });
    if (!response.ok) await readReply(endpoint, response, asked);
    return tracked(response.blob());
  });
};

/** Sends a file as form data and returns the reply. Throws the same errors as `call`. */
export const sendFile = async <E extends Endpoint>(endpoint: E, file: Blob) => {
  const asked = getSession();
  const body = new FormData();
  body.append('file', file);
  const signal = limitSignal(TIMEOUT_MS);
  return untilTheEnd(async () =>
    readReply(endpoint, await sendCall(endpoint, { body, signal }), asked),
  );
};
