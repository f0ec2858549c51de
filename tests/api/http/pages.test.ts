import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGE_PATHS, playerAddress } from '#contract/shared/pages.ts';
import { localDate } from '#domain/shared/time/local-date.ts';
import { A_UUID } from '#tests/api/support/examples.ts';
import { type TestApp, testApp } from '#tests/api/support/test-app.ts';

/** A manifest in the format that the build writes, for a much smaller client. */
const MANIFEST = {
  'index.html': {
    file: 'assets/index-1.js',
    name: 'index',
    isEntry: true,
    css: ['assets/i-1.css'],
  },
  '_signed-in-1.js': {
    file: 'assets/signed-in-1.js',
    name: 'signed-in',
    imports: ['index.html', '_calls-1.js'],
    css: ['assets/signed-in-1.css'],
  },
  '_calls-1.js': { file: 'assets/calls-1.js', name: 'calls', imports: ['index.html'] },
  'app/settings.tsx': {
    file: 'assets/settings-1.js',
    name: 'settings',
    imports: ['_signed-in-1.js', '_calls-1.js'],
  },
};

/** The address of the player for a routine on a certain day. */
const PLAYER = playerAddress(A_UUID, localDate('2026-03-10'));

describe('pages', () => {
  let folder: string;
  let world: TestApp;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'evenkeel-pages-'));
    await mkdir(path.join(folder, 'assets'));
    await writeFile(
      path.join(folder, 'index.html'),
      '<!doctype html><head><title>Evenkeel</title></head>',
    );
    await writeFile(path.join(folder, 'assets', 'a-12345678.js'), 'export {};');
    await writeFile(path.join(folder, 'assets', 'worker-12345678.js'), 'export {};');
    await mkdir(path.join(folder, '.vite'));
    await writeFile(path.join(folder, '.vite', 'manifest.json'), JSON.stringify(MANIFEST));
    world = await testApp('sqlite', { clientDir: folder });
  });
  afterAll(async () => {
    await world.close();
    await rm(folder, { recursive: true });
  });

  const get = (url: string, method: 'GET' | 'HEAD' = 'GET') =>
    world.app.inject({ url, method, headers: { accept: 'text/html' } });

  it('are served without a warning about accumulating listeners', async () => {
    const warnings: string[] = [];
    const warn = ({ name }: Error) => void warnings.push(name);
    process.on('warning', warn);
    for (const url of ['/', '/homepage', '/nothing', '/assets/a-12345678.js', '/api/nothing'])
      for (const encoding of ['identity', 'gzip', 'br']) {
        const headers = { accept: 'text/html', 'accept-encoding': encoding };
        expect((await world.app.inject({ url, headers })).statusCode).toBeLessThan(500);
      }
    await new Promise(setImmediate);
    process.off('warning', warn);
    expect(warnings).not.toContain('MaxListenersExceededWarning');
  });

  it('are the app with 200 at its addresses, and with 404 at any other', async () => {
    for (const url of [...PAGE_PATHS, PLAYER, '/homepage/', '/homepage?from=mail']) {
      const page = await get(url);
      expect([url, page.statusCode]).toEqual([url, 200]);
      expect(page.body).toContain('<title>Evenkeel');
      expect((await get(url, 'HEAD')).statusCode).toBe(200);
    }
    for (const url of [
      '/nothing',
      `${PLAYER}-01`,
      PLAYER.replace('-03-', '-13-'),
      '/homepage//',
      '/assets/',
      '/a%00b',
      `/${'x'.repeat(9_000)}`,
    ]) {
      const page = await get(url);
      expect([url, page.statusCode]).toEqual([url, 404]);
      expect(page.body).toContain('<title>Evenkeel');
    }
  });

  it('name the files that a signed-in page needs next, each once', async () => {
    const ada = await world.guest();
    const ben = await world.guest();
    /** The files that a document names, with the priority of scripts. */
    const namedIn = async (url: string, cookie = '') => {
      const { body } = await world.app.inject({ url, headers: { accept: 'text/html', cookie } });
      return [
        ...body.matchAll(/<link rel="(?:modulepreload|preload)"([^>]*) href="([^"]+)">/g),
      ].map(([, how = '', file]) => `${file}${how.includes('fetchpriority="low"') ? ', low' : ''}`);
    };
    const frame = [
      '/assets/signed-in-1.js, low',
      '/assets/signed-in-1.css',
      '/assets/calls-1.js, low',
    ];
    for (const { cookie } of [ada, ben]) {
      const settings = [...frame, '/assets/settings-1.js, low'];
      expect(await namedIn('/settings', cookie)).toEqual(settings);
      expect(await namedIn('/settings/?from=mail', `theme=dark; ${cookie}`)).toEqual(settings);
      expect(await namedIn('/homepage', cookie)).toEqual(frame);
      expect(await namedIn('/', cookie)).toEqual([]);
      expect(await namedIn('/nothing', cookie)).toEqual([]);
    }
    expect(await namedIn('/settings')).toEqual([]);
    expect(await namedIn('/settings', 'notevenkeel=1; theme=evenkeel')).toEqual([]);
  });

  it('are answered again once a document that was missing for a moment is back', async () => {
    const index = path.join(folder, 'index.html');
    const pagesOf = ({ cookie }: { readonly cookie: string }) =>
      world.app.inject({ url: '/features/goals', headers: { accept: 'text/html', cookie } });
    const [ada, ben] = [await world.guest(), await world.guest()];
    const document = await readFile(index, 'utf8');
    await rm(index);
    for (const person of [ada, ben]) expect((await pagesOf(person)).statusCode).toBe(500);
    await writeFile(index, document);
    for (const person of [ada, ben]) expect((await pagesOf(person)).statusCode).toBe(200);
  });

  it('keep the manifest on the server', async () => {
    const answer = await get('/.vite/manifest.json');
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('signed-in');
  });

  it('have a content policy, as workers do, while a script has only the headers that concern it', async () => {
    for (const url of ['/homepage', '/nothing', '/assets/none.js', '/assets/worker-12345678.js'])
      expect((await get(url)).headers['content-security-policy'], url).toContain('default-src');
    const { headers } = await get('/assets/a-12345678.js');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(headers['content-security-policy']).toBeUndefined();
    expect(JSON.stringify(headers).length).toBeLessThan(500);
  });

  it('are revalidated each time, while files with a hash in their name are cached', async () => {
    expect((await get('/homepage')).headers['cache-control']).toBe('no-cache');
    const file = await get('/assets/a-12345678.js');
    expect(file.headers['cache-control']).toContain('immutable');
  });
});
