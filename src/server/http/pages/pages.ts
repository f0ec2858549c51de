import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { type PagePath, pageOf } from '#contract/shared/pages.ts';
import { BASE_LANGUAGE, type Language } from '#domain/shared/text/message.ts';
import { answerUnknownCall, isCall } from '#server/http/answer-errors.ts';
import { languageOf } from '#server/http/language.ts';
import { responseCache } from '#server/http/response-cache.ts';
import { securityHeaders } from '#server/http/security-headers.ts';
import { ROOT } from '#server/root.ts';
import { pageFiles } from './page-files.ts';

/** The folder of the client's build. */
export const CLIENT_DIR = join(ROOT, 'dist/client');

const YEAR = 'public, max-age=31536000, immutable';

/**
 * Scripts, styles and fonts that only documents load. Workers are left out, because a worker follows the content
 * security policy in its own response.
 */
const LOADED = /\/assets\/(?!worker-)[^/]+\.(?:js|css|woff2)(?:\.(?:br|gz))?$/;

/**
 * The security headers that matter for scripts, styles and fonts. A page loads dozens of these files, so the headers
 * should be short.
 */
const OF_LOADED = ['x-content-type-options', 'cross-origin-resource-policy'];
const OF_DOCUMENTS = Object.keys(securityHeaders(true)).filter((name) => !OF_LOADED.includes(name));

/** Whether the user may be signed in. This only determines what the browser preloads. */
const hasSession = (cookies: string | undefined): boolean =>
  cookies !== undefined && /(?:^|; )(?:__Host-)?evenkeel=/.test(cookies);

const pathOf = (url: string): string => url.split('?', 1)[0] ?? '/';

/** The languages in which the client is built: English at the root, each other language in a folder of its name. */
const languagesIn = (clientDir: string): readonly Language[] => [
  BASE_LANGUAGE,
  ...readdirSync(clientDir).filter((name) => existsSync(join(clientDir, name, 'index.html'))),
];

/**
 * Serves the built client from `clientDir`. All pages of the app are the same document in the language of the request. An unknown path gets this
 * document with status 404, and an unknown API call gets a JSON error. If the user may be signed in, the document also
 * names the files that the page needs next.
 */
export const pages = async (app: FastifyInstance, clientDir: string): Promise<void> => {
  const built = existsSync(clientDir);
  const languages = built ? languagesIn(clientDir) : [];
  const folderOf = (language: Language): string => (language === BASE_LANGUAGE ? '' : language);
  const files = new Map(
    languages.map((language) => [language, pageFiles(join(clientDir, folderOf(language)))]),
  );
  const documents = responseCache({ now: Date.now, keepMs: null });
  /** The document of a page for a user who may be signed in. */
  const documentOf = async (page: PagePath, language: Language): Promise<string> =>
    readFileSync(join(clientDir, folderOf(language), 'index.html'), 'utf8')
      .replace('<script type="module"', '<script type="module" fetchpriority="low"')
      .replace('</head>', `${files.get(language)?.get(page)}</head>`);
  if (built) {
    await app.register(fastifyStatic, {
      root: clientDir,
      index: false,
      preCompressed: true,
      cacheControl: false,
      dotfiles: 'ignore',
      setHeaders: (reply, path) => {
        // Only files with a hash in their name never change. All other files are revalidated each time.
        reply.header('cache-control', path.includes('/assets/') ? YEAR : 'no-cache');
        // The service worker of a language is in a folder and serves all pages.
        if (/sw\.js(\.(br|gz))?$/.test(path)) reply.header('service-worker-allowed', '/');
        if (LOADED.test(path)) for (const name of OF_DOCUMENTS) reply.removeHeader(name);
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request.url);
    const wantsPage =
      (request.method === 'GET' || request.method === 'HEAD') &&
      (request.headers.accept ?? '*/*').match(/text\/html|\*\/\*/) !== null;
    // This handler does not return `reply`, because `reply` is thenable, so each function that awaits it would add
    // listeners.
    if (isCall(path) || !wantsPage || !built) {
      answerUnknownCall(request, reply);
      return;
    }
    const page = pageOf(path);
    const language = languageOf(request, languages);
    reply
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-language, cookie')
      .status(page === undefined ? 404 : 200);
    if (
      page !== undefined &&
      files.get(language)?.has(page) === true &&
      hasSession(request.headers.cookie)
    )
      documents
        .send({ request, reply }, `${language} ${page}`, 'text/html; charset=utf-8', () =>
          documentOf(page, language),
        )
        // For example if the files are being replaced by a new version.
        .catch((error: unknown) => reply.send(error));
    else reply.sendFile(join(folderOf(language), 'index.html'));
  });
};
