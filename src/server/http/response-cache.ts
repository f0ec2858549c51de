import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { digest } from '#server/secrets.ts';

const compressed = promisify(gzip);
const BYTES_MAX = 32_000_000;
const TAG_LENGTH = 32;

interface KeptAnswer {
  readonly tag: string;
  readonly text: string;
  readonly gzipped: Buffer;
}

interface Kept {
  readonly untilMs: number;
  /** The size of the response; 0 until the response is complete. */
  bytes: number;
  readonly answer: Promise<KeptAnswer>;
}

interface KeptSettings {
  /** Milliseconds since the Unix epoch. */
  readonly now: () => number;
  /** How long a response is reused, in milliseconds. Null means indefinitely. */
  readonly keepMs: number | null;
  /** Maximum size of the cache in bytes. When the cache is full, the oldest responses are removed first. */
  readonly bytesMax?: number;
}

/**
 * A cache of responses for concurrent callers. Each response is created and compressed only once, and callers wait
 * while this happens. Each response has an ETag; a caller who already has the response gets a 304.
 */
export const responseCache = ({ now, keepMs, bytesMax = BYTES_MAX }: KeptSettings) => {
  const kept = new Map<string, Kept>();
  let keptBytes = 0;

  const made = async (make: () => Promise<string>): Promise<KeptAnswer> => {
    const text = await make();
    return { tag: digest(text).slice(0, TAG_LENGTH), text, gzipped: await compressed(text) };
  };

  const drop = (key: string, entry: Kept | undefined = kept.get(key)): void => {
    if (entry === undefined || kept.get(key) !== entry) return;
    kept.delete(key);
    keptBytes -= entry.bytes;
  };

  const answerOf = (key: string, make: () => Promise<string>): Promise<KeptAnswer> => {
    const known = kept.get(key);
    if (known !== undefined && now() < known.untilMs) return known.answer;
    drop(key);
    const entry: Kept = { untilMs: now() + (keepMs ?? Infinity), bytes: 0, answer: made(make) };
    kept.set(key, entry);
    if (keepMs !== null) setTimeout(drop, keepMs, key, entry).unref();
    entry.answer.then(
      ({ text, gzipped }) => {
        if (kept.get(key) !== entry) return;
        entry.bytes = Buffer.byteLength(text) + gzipped.byteLength;
        keptBytes += entry.bytes;
        for (const [oldest] of kept) {
          if (keptBytes <= bytesMax) break;
          drop(oldest);
        }
      },
      // Failed responses are not cached.
      () => drop(key, entry),
    );
    return entry.answer;
  };

  return {
    /** Sends the cached response for a key, or one that `make` creates. */
    send: async (
      { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
      key: string,
      type: string,
      make: () => Promise<string>,
    ): Promise<FastifyReply> => {
      const { tag, text, gzipped } = await answerOf(key, make);
      const etag = `"${tag}"`;
      const vary = reply.getHeader('vary');
      reply.headers({
        etag,
        vary: vary === undefined ? 'accept-encoding' : `${vary}, accept-encoding`,
      });
      if (request.headers['if-none-match']?.split(/, ?/).includes(etag) === true)
        return reply.status(304).send();
      reply.type(type);
      if (!/\bgzip\b/.test(String(request.headers['accept-encoding']))) return reply.send(text);
      return reply.header('content-encoding', 'gzip').send(gzipped);
    },

    /** Removes the response for a key, so that the next request creates it again. */
    forget: (key: string): void => drop(key),

    /** The memory that the responses use, in bytes. */
    bytes: (): number => keptBytes,
  };
};
