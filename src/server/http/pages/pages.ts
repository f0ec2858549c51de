import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { pageOf } from '#contract/shared/pages.ts';
import { answerUnknownCall, isCall } from '#server/http/answer-errors.ts';
import { securityHeaders } from '#server/http/security-headers.ts';
import { ROOT } from '#server/root.ts';
import { pageFiles } from './page-files.ts';

/** The folder of the built client. */
export const CLIENT_DIR = join(ROOT, 'dist/client');

const YEAR = 'public, max-age=31536000, immutable';

/** Scripts, styles and fonts that only documents load; a worker follows the policy of its own file. */
const LOADED = /\/assets\/(?!worker-)[^/]+\.(?:js|css|woff2)(?:\.(?:br|gz))?$/;

/** The security headers that matter for such a file. A page has dozens, so each byte of their headers counts. */
const OF_LOADED = ['x-content-type-options', 'cross-origin-resource-policy'];
const OF_DOCUMENTS = Object.keys(securityHeaders(true)).filter((name) => !OF_LOADED.includes(name));

/** Whether the user may be signed in; only decides what the browser preloads. */
const hasSession = (cookies: string | undefined): boolean =>
  cookies !== undefined && /(?:^|; )(?:__Host-)?evenkeel=/.test(cookies);

const pathOf = (url: string): string => url.split('?', 1)[0] ?? '/';

/**
 * Serves the built client from `clientDir`. Every page of the app is the same document; an unknown path gets it with
 * status 404, and an unknown API call gets a JSON error. If the user may be signed in, the response also names the
 * files that the page needs next.
 */
export const pages = async (app: FastifyInstance, clientDir: string): Promise<void> => {
  const built = existsSync(clientDir);
  const files = pageFiles(clientDir);
  if (built) {
    await app.register(fastifyStatic, {
      root: clientDir,
      index: false,
      preCompressed: true,
      cacheControl: false,
      dotfiles: 'ignore',
      setHeaders: (reply, path) => {
        // Only files with a hash in their name never change; the others are revalidated each time.
        reply.header('cache-control', path.includes('/assets/') ? YEAR : 'no-cache');
        if (LOADED.test(path)) for (const name of OF_DOCUMENTS) reply.removeHeader(name);
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request.url);
    const wantsPage =
      (request.method === 'GET' || request.method === 'HEAD') &&
      (request.headers.accept ?? '*/*').match(/text\/html|\*\/\*/) !== null;
    // Returns no reply: it is thenable, and each function that awaited it would add listeners.
    if (isCall(path) || !wantsPage || !built) {
      answerUnknownCall(request, reply);
      return;
    }
    const page = pageOf(path);
    const early =
      page !== undefined && hasSession(request.headers.cookie) ? files.get(page) : undefined;
    if (early !== undefined) reply.header('link', early);
    reply.status(page === undefined ? 404 : 200).sendFile('index.html');
  });
};
