import { existsSync, readFileSync } from 'node:fs';
import { createServer, request as forward } from 'node:http';
import path from 'node:path';
import { PSEUDO } from '../../scripts/client-build.ts';
import { ensureUpToDate, folderOf } from '../../scripts/up-to-date.ts';
import { listening } from './listening.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** The file of a build that answers an address: the document for pages. Null for what only the server answers. */
const fileFor = (folder: string, language: string, address: string): string | null => {
  const { pathname } = new URL(address, 'http://localhost');
  if (/^\/(api|auth)\//.test(pathname)) return null;
  const file = path.join(folder, pathname);
  if (path.extname(pathname) !== '') return existsSync(file) ? file : null;
  return path.join(folder, language, 'index.html');
};

/** Starts a proxy in front of the server at `url` that serves the pages in a pseudo-language. */
export const startPseudo = async (url: string, language: string) => {
  await ensureUpToDate(PSEUDO);
  const folder = folderOf(PSEUDO);
  const server = createServer((request, response) => {
    const file = fileFor(folder, language, request.url ?? '/');
    const type = file === null ? undefined : TYPES[path.extname(file)];
    if (file !== null && type !== undefined) {
      response.writeHead(200, { 'content-type': type }).end(readFileSync(file));
      return;
    }
    const { method, headers } = request;
    const upstream = forward(new URL(request.url ?? '/', url), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    upstream.on('error', () => response.destroy());
    request.pipe(upstream);
  });
  return listening(server);
};
