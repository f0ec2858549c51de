import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { errorBody } from '#contract/error.ts';
import { identityEndpoints } from '#contract/identity.ts';
import { moodEndpoints } from '#contract/mood.ts';
import { PAGE_PATHS } from '#contract/pages.ts';
import { systemEndpoints } from '#contract/system.ts';
import { aMood } from './support/examples.ts';
import { type TestApp, testApp } from './support/test-app.ts';

describe('every answer', () => {
  let world: TestApp;
  const written: string[] = [];

  beforeAll(async () => {
    const log = new Writable({
      write: (chunk, _, done) => {
        written.push(String(chunk));
        done();
      },
    });
    world = await testApp('sqlite', { logLevel: 'trace', logTo: log });
  });
  afterAll(() => world.close());

  it('has a strict content policy, a request id and no sign of what made it', async () => {
    for (const url of ['/', '/api/health', '/api/nothing', '/api/docs/']) {
      const { headers } = await world.app.inject({ url });
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/unsafe|https?:|\*/);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['x-request-id']).toMatch(/^[0-9a-f]{12}-[0-9a-z]+$/);
      expect(headers['x-powered-by']).toBeUndefined();
      expect(headers.server).toBeUndefined();
    }
  });

  it('is never stored by caches when it is about a person', async () => {
    const ada = await world.guest();
    const answer = await ada.call(moodEndpoints.all, { params: { userId: ada.userId } });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('to an unknown call is 404 in the one envelope', async () => {
    const response = await world.app.inject({ url: '/api/nothing' });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({
      error: 'There is no such call.',
      message: 'There is no such call.',
      code: 'not_found',
    });
  });

  it('to an address that cannot be decoded is 400', async () => {
    const response = await world.app.inject({ url: '/api/mood/all/%ZZ' });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'invalid' });
  });

  it('leaves no health data, secret or identity in the log', async () => {
    const ada = await world.signUp('ada.lovelace@example.org', 'a secret pass phrase');
    const ben = await world.guest();
    await ada.call(moodEndpoints.submit, {
      body: aMood(ada.userId, { why: 'private words', tags: ['Burned out'] }),
    });
    await ada.call(moodEndpoints.submit, { body: aMood(ada.userId, { mood: 'private words' }) });
    await ben.call(moodEndpoints.all, { params: { userId: ada.userId } });
    await world.app.inject({ url: '/somewhere?why=private+words' });
    const log = written.join('');
    expect(log).toContain('/api/mood/submit');
    expect(log).toContain('"status":403');
    const secrets = [ada.password, ada.email, ada.userId, ada.token, ada.cookie.split('=')[1]];
    for (const secret of [...secrets, 'private', 'Burned out', 'A walk', 'evenkeel=']) {
      expect(log).not.toContain(secret);
    }
  });

  it('from a failing database is 500 with a request id and no internals, and health says so', async () => {
    const logged: string[] = [];
    const logTo = new Writable({
      write: (chunk, _, done) => {
        logged.push(String(chunk));
        done();
      },
    });
    const broken = await testApp('sqlite', { logLevel: 'trace', logTo });
    const ada = await broken.guest();
    await ada.call(moodEndpoints.submit, { body: aMood(ada.userId) });
    await broken.database.db.updateTable('mood_logs').set({ tags: 'Burned out' }).execute();
    const unreadable = await ada.call(moodEndpoints.all, { params: { userId: ada.userId } });
    expect(unreadable).toMatchObject({ status: 500, body: { code: 'internal' } });
    expect(logged.join('')).toContain('request failed');
    expect(logged.join('')).not.toContain('Burned out');
    await broken.database.db.schema.dropTable('mood_logs').execute();
    const answer = await ada.call(moodEndpoints.all, { params: { userId: ada.userId } });
    expect(answer).toMatchObject({ status: 500, body: { code: 'internal' } });
    expect(answer.body).toMatchObject({ requestId: answer.headers['x-request-id'] });
    expect(JSON.stringify(answer.body)).not.toMatch(/sqlite|table|mood_logs|at /i);
    expect((await broken.caller().call(systemEndpoints.health)).status).toBe(200);
    await broken.database.close();
    const health = await broken.caller().call(systemEndpoints.health);
    expect(health).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    await broken.close();
  });

  it('of the documentation names every call of the contract', async () => {
    const document = (await world.app.inject({ url: '/api/docs/json' })).json();
    for (const calls of Object.values(endpoints)) {
      for (const { method, path, summary } of Object.values(calls)) {
        const documented = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
        expect(documented?.summary).toBe(summary);
      }
    }
    expect(document.paths['/api/mood/submit'].post.requestBody.content).toHaveProperty(
      'application/json',
    );
    const page = await world.app.inject({ url: '/api/docs/' });
    expect(page.headers['content-type']).toContain('text/html');
  });
});

describe('an app at a public https address', () => {
  it('marks its cookie Secure, ties it to the host, and tells browsers to stay on https', async () => {
    const world = await testApp('sqlite', { publicUrl: new URL('https://evenkeel.example.org') });
    const response = await world.app.inject({ method: 'POST', url: identityEndpoints.guest.path });
    expect(response.headers['set-cookie']).toMatch(/^__Host-evenkeel=.*; Secure/);
    expect(response.headers['strict-transport-security']).toContain('max-age=');
    const own = { origin: 'https://evenkeel.example.org', host: '127.0.0.1:3000' };
    const same = await world.app.inject({
      method: 'POST',
      url: identityEndpoints.guest.path,
      headers: own,
    });
    expect(same.statusCode).toBe(201);
    await world.close();
  });
});

describe('what is no proper request', () => {
  let world: TestApp;
  let port: number;

  beforeAll(async () => {
    world = await testApp('sqlite');
    const address = await world.app.listen({ port: 0, host: '127.0.0.1' });
    port = Number(new URL(address).port);
  });
  afterAll(() => world.close());

  const say = (text: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(text));
      let heard = '';
      socket.on('data', (chunk) => {
        heard += chunk;
      });
      socket.on('end', () => resolve(heard));
      socket.on('error', reject);
    });

  it.each([
    ['no HTTP', 'Hello there\r\n\r\n', '400 Bad Request', 'invalid'],
    [
      'too many headers',
      `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
      '431 ',
      'too_large',
    ],
  ])('%s gets the one envelope and the security headers', async (_, text, status, code) => {
    const heard = await say(text);
    expect(heard).toContain(`HTTP/1.1 ${status}`);
    expect(heard.toLowerCase()).toContain("content-security-policy: default-src 'none'");
    const body = errorBody.parse(JSON.parse(heard.slice(heard.indexOf('\r\n\r\n'))));
    expect(body.code).toBe(code);
  });
});

/** A note of what is in which file, as the build leaves it, for a much smaller client. */
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

describe('pages', () => {
  let folder: string;
  let world: TestApp;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'evenkeel-pages-'));
    await mkdir(path.join(folder, 'assets'));
    await writeFile(path.join(folder, 'index.html'), '<!doctype html><title>Evenkeel</title>');
    await writeFile(path.join(folder, 'assets', 'a-12345678.js'), 'export {};');
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

  it('are the app with 200 at its addresses, and with 404 at any other, whatever it looks like', async () => {
    for (const url of [...PAGE_PATHS, '/homepage/', '/homepage?from=mail']) {
      const page = await get(url);
      expect([url, page.statusCode]).toEqual([url, 200]);
      expect(page.body).toContain('<title>Evenkeel');
      expect((await get(url, 'HEAD')).statusCode).toBe(200);
    }
    for (const url of ['/nothing', '/homepage//', '/assets/', '/a%00b', `/${'x'.repeat(9_000)}`]) {
      const page = await get(url);
      expect([url, page.statusCode]).toEqual([url, 404]);
      expect(page.body).toContain('<title>Evenkeel');
    }
  });

  it('name the files that the page of somebody signed in needs next, each once', async () => {
    const ada = await world.guest();
    const ben = await world.guest();
    const linkFor = async (url: string, cookie = '') =>
      (await world.app.inject({ url, headers: { accept: 'text/html', cookie } })).headers.link;
    const frame =
      '</assets/signed-in-1.js>; rel=modulepreload, ' +
      '</assets/signed-in-1.css>; rel=preload; as=style; crossorigin, ' +
      '</assets/calls-1.js>; rel=modulepreload';
    for (const { cookie } of [ada, ben]) {
      const settings = `${frame}, </assets/settings-1.js>; rel=modulepreload`;
      expect(await linkFor('/settings', cookie)).toBe(settings);
      expect(await linkFor('/settings/?from=mail', `theme=dark; ${cookie}`)).toBe(settings);
      expect(await linkFor('/homepage', cookie)).toBe(frame);
      expect(await linkFor('/', cookie)).toBeUndefined();
      expect(await linkFor('/nothing', cookie)).toBeUndefined();
    }
    expect(await linkFor('/settings')).toBeUndefined();
    expect(await linkFor('/settings', 'notevenkeel=1; theme=evenkeel')).toBeUndefined();
  });

  it('keep the note of what is in which file to the server', async () => {
    const answer = await get('/.vite/manifest.json');
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('signed-in');
  });

  it('are asked for again each time, while files with a hash in their name are kept', async () => {
    expect((await get('/homepage')).headers['cache-control']).toBe('no-cache');
    const file = await get('/assets/a-12345678.js');
    expect(file.headers['cache-control']).toContain('immutable');
  });
});
