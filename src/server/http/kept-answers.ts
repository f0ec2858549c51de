import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { digest } from '#server/secrets.ts';

const compressed = promisify(gzip);
/** More than are asked for within the time that one is kept. */
const KEPT_MAX = 500;
const TAG_LENGTH = 32;

interface KeptAnswer {
  readonly tag: string;
  readonly text: string;
  readonly gzipped: Buffer;
}

interface Kept {
  readonly untilMs: number;
  readonly answer: Promise<KeptAnswer>;
}

interface KeptSettings {
  /** Milliseconds since the Unix epoch. */
  readonly now: () => number;
  /** For how long an answer is given again. */
  readonly keepMs: number;
}

/**
 * Answers that many may ask for at once: each is made and compressed once, also while it is being made, and has a tag, so
 * that who has it already gets 304.
 */
export const keptAnswers = ({ now, keepMs }: KeptSettings) => {
  const kept = new Map<string, Kept>();

  const made = async (make: () => Promise<string>): Promise<KeptAnswer> => {
    const text = await make();
    return { tag: digest(text).slice(0, TAG_LENGTH), text, gzipped: await compressed(text) };
  };

  const answerOf = (key: string, make: () => Promise<string>): Promise<KeptAnswer> => {
    const known = kept.get(key);
    if (known !== undefined && now() < known.untilMs) return known.answer;
    const answer = made(make);
    kept.delete(key);
    kept.set(key, { untilMs: now() + keepMs, answer });
    // What failed is tried again.
    answer.catch(() => kept.get(key)?.answer === answer && kept.delete(key));
    const [oldest = key] = kept.keys();
    if (kept.size > KEPT_MAX) kept.delete(oldest);
    return answer;
  };

  return {
    /** Sends the answer of a key, which `make` makes where none is kept. */
    send: async (
      { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
      key: string,
      type: string,
      make: () => Promise<string>,
    ): Promise<FastifyReply> => {
      const { tag, text, gzipped } = await answerOf(key, make);
      const etag = `"${tag}"`;
      reply.headers({ etag, vary: 'accept-encoding' });
      if (request.headers['if-none-match']?.split(/, ?/).includes(etag) === true)
        return reply.status(304).send();
      reply.type(type);
      if (!/\bgzip\b/.test(String(request.headers['accept-encoding']))) return reply.send(text);
      return reply.header('content-encoding', 'gzip').send(gzipped);
    },

    /** Makes the answer of a key anew the next time. */
    forget: (key: string): void => {
      kept.delete(key);
    },
  };
};
