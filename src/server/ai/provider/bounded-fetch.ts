/** Far more than any answer needs, and affordable on a server with many users. */
const ANSWER_BYTES_MAX = 256 * 1024;

/** Passes bytes through and errors both sides once there are too many. */
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
 * Like `fetch`, but rejects redirects, which could lead anywhere, and aborts a response of more than
 * 256 KB after decompression.
 */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' });
  const { body, status, statusText, headers } = response;
  if (body === null) return response;
  return new Response(body.pipeThrough(upTo(ANSWER_BYTES_MAX)), { status, statusText, headers });
};
