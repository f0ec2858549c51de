/** Far more than an answer of ours needs, and little enough for a server with many people. */
const ANSWER_BYTES_MAX = 256 * 1024;

/** Passes bytes on, and breaks off both sides when there are too many. */
const upTo = (bytesMax: number): TransformStream<Uint8Array, Uint8Array> => {
  let bytes = 0;
  return new TransformStream({
    transform: (chunk, controller) => {
      bytes += chunk.byteLength;
      if (bytes > bytesMax) controller.error(new Error('The answer is too long.'));
      else controller.enqueue(chunk);
    },
  });
};

/**
 * Fetches like `fetch`, but follows no redirect, which could lead anywhere, and breaks off an answer of
 * more than 256 KB, unpacked.
 */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' });
  const { body, status, statusText, headers } = response;
  if (body === null) return response;
  return new Response(body.pipeThrough(upTo(ANSWER_BYTES_MAX)), { status, statusText, headers });
};
