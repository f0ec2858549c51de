/**
 * Maximum size of a response in bytes: much more than any reply needs, but little enough for a server with many users.
 */
const ANSWER_BYTES_MAX = 256 * 1024;

/** Passes bytes through, and fails for both the writer and the reader as soon as more than `bytesMax` bytes arrived. */
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
 * Like `fetch`, but rejects redirects, which could lead to any server, and aborts a response that is larger than 256 KB
 * after decompression.
 */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' });
  const { body, status, statusText, headers } = response;
  if (body === null) return response;
  return new Response(body.pipeThrough(upTo(ANSWER_BYTES_MAX)), { status, statusText, headers });
};
