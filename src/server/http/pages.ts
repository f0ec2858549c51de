import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { PAGE_PATHS } from '#contract/pages.ts';
import { answerUnknownCall, isCall } from './answer-errors.ts';

/** Where the built client is. */
export const CLIENT_DIR = fileURLToPath(new URL('../../../dist/client/', import.meta.url));

const PAGES: ReadonlySet<string> = new Set(PAGE_PATHS);
const YEAR = 'public, max-age=31536000, immutable';

const pathOf = (url: string): string => url.split('?', 1)[0] ?? '/';

/**
 * Serves the built client from `clientDir`. Any page of the app is the same document; a path that is
 * none of them gets it with status 404, and an unknown call gets an error in JSON.
 */
export const pages = async (app: FastifyInstance, clientDir: string): Promise<void> => {
  const built = existsSync(clientDir);
  if (built) {
    await app.register(fastifyStatic, {
      root: clientDir,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        // Only files with a hash in their name never change; the rest is asked for again each time.
        reply.header('cache-control', path.includes('/assets/') ? YEAR : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request.url);
    const wantsPage =
      (request.method === 'GET' || request.method === 'HEAD') &&
      (request.headers.accept ?? '*/*').match(/text\/html|\*\/\*/) !== null;
    if (isCall(path) || !wantsPage || !built) return answerUnknownCall(request, reply);
    const known = PAGES.has(path.length > 1 ? path.replace(/\/$/, '') : path);
    return reply.status(known ? 200 : 404).sendFile('index.html');
  });
};
