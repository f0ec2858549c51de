import { readdirSync } from 'node:fs';
import { createServer, request as forward } from 'node:http';
import path from 'node:path';
import { CLIENT_DIR } from '#server/http/pages/pages.ts';
import { listening } from './listening.ts';

/** The server with a client of which new versions can be released. */
export interface Releases {
  readonly url: string;
  /** Releases the next version. The first one is 1. */
  readonly next: () => void;
  readonly stop: () => void;
}

const TEXTS = /^(text\/(html|javascript)|application\/javascript)/;
/** A name that may be one of the built scripts, and the version that it was given. */
const NAME = /\b([A-Za-z][\w-]*-[\w-]{8})(?:-v(\d+))?\.js\b/g;

/** The address of a script in the build, and the version to which it belongs; null for any other address. */
const scriptIn = (address: string) => {
  const [, file = '', version = ''] = /^(\/assets\/.+)-v(\d+)\.js$/.exec(address) ?? [];
  return file === '' ? null : { address: `${file}.js`, version: Number(version) };
};

/**
 * Starts a proxy in front of the server at `url` that serves the built client in versions. The document, the service
 * worker and the names of all scripts differ between versions, and only the scripts of the latest version exist.
 */
export const startReleases = async (url: string): Promise<Releases> => {
  const scripts = new Set(readdirSync(path.join(CLIENT_DIR, 'assets')));
  let version = 1;
  const inVersion = (text: string): string =>
    text
      .replace(NAME, (found, name) =>
        scripts.has(`${name}.js`) ? `${name}-v${version}.js` : found,
      )
      .replace('<html ', `<html data-version="${version}" `)
      .replace('index.html",revision:"', `$&${version}-`);
  const server = createServer((request, response) => {
    const asked = request.url ?? '/';
    const script = scriptIn(asked);
    if (script !== null && script.version !== version) {
      response.writeHead(404).end();
      return;
    }
    const headers = { ...request.headers, 'accept-encoding': 'identity' };
    const address = new URL(script?.address ?? asked, url);
    const upstream = forward(address, { method: request.method, headers }, async (answer) => {
      const {
        etag,
        'last-modified': changed,
        'content-length': length,
        ...others
      } = answer.headers;
      const status = answer.statusCode ?? 502;
      if (!TEXTS.test(others['content-type'] ?? '')) {
        response.writeHead(status, answer.headers);
        answer.pipe(response);
        return;
      }
      const parts: Buffer[] = [];
      for await (const part of answer) parts.push(part);
      response.writeHead(status, others).end(inVersion(Buffer.concat(parts).toString()));
    });
    upstream.on('error', () => response.destroy());
    request.pipe(upstream);
  });
  return {
    ...(await listening(server)),
    next: () => {
      version += 1;
    },
  };
};
