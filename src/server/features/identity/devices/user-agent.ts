import type { FastifyRequest } from 'fastify';

const CHARACTERS_MAX = 200;

/** What a browser says of itself and its device, shortened; empty when it says nothing. */
export const userAgentOf = (request: FastifyRequest): string =>
  (request.headers['user-agent'] ?? '').slice(0, CHARACTERS_MAX);
