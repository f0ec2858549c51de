import type { FastifyRequest } from 'fastify';

const CHARACTERS_MAX = 200;

/** The user agent, shortened to its maximum length. Empty when the browser sends none. */
export const userAgentOf = (request: FastifyRequest): string =>
  (request.headers['user-agent'] ?? '').slice(0, CHARACTERS_MAX);
