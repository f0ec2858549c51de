import { connect } from 'node:net';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { identityEndpoints } from '#contract/identity.ts';
import { moodEndpoints } from '#contract/mood.ts';
import { errorBody } from '#contract/shared/error.ts';
import { systemEndpoints } from '#contract/system.ts';
import { aMood } from '#tests/api/support/examples.ts';
import { type TestApp, testApp } from '#tests/api/support/test-app.ts';

describe('every reply', () => {
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

  it('has a strict content policy, a request id and no hint of the software', async () => {
    for (const url of ['/', '/api/health', '/api/nothing', '/api/docs/']) {
      const { headers } = await world.app.inject({ url });
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/unsafe|https?:|\*/);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['permissions-policy']).toContain('microphone=(self)');
      expect(headers['permissions-policy']).toContain('camera=()');
      // Chromium does not know this policy and would warn about it on every page.
      expect(headers['permissions-policy']).not.toContain('bluetooth');
      expect(headers['x-request-id']).toMatch(/^[0-9a-f]{12}-[0-9a-z]+$/);
      expect(headers['x-powered-by']).toBeUndefined();
      expect(headers.server).toBeUndefined();
    }
  });

  it('is never cached if it is about a person', async () => {
    const ada = await world.guest();
    const answer = await ada.call(moodEndpoints.all, { params: { userId: ada.userId } });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('to an unknown call is 404 with the standard error body', async () => {
    const response = await world.app.inject({ url: '/api/nothing' });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({
      error: 'Evenkeel doesn’t accept requests like this one.',
      message: 'Evenkeel doesn’t accept requests like this one.',
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

  it('to a call with a failing database is 500 with a request id and no internals, and health reports it', async () => {
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
    for (const url of ['/api/docs/json', '/api/docs/yaml']) {
      const headers = { 'accept-encoding': 'gzip' };
      const first = await world.app.inject({ url, headers });
      expect(first).toMatchObject({ statusCode: 200, headers: { 'content-encoding': 'gzip' } });
      const known = { ...headers, 'if-none-match': String(first.headers.etag) };
      const again = await world.app.inject({ url, headers: known });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    }
  });
});

describe('an app at a public https address', () => {
  it('marks its cookie Secure, binds it to the host, and tells browsers to stay on https', async () => {
    const world = await testApp('sqlite', { publicUrl: new URL('https://evenkeel.example.org') });
    const host = 'evenkeel.example.org';
    const guest = { method: 'POST', url: identityEndpoints.guest.path } as const;
    const response = await world.app.inject({ ...guest, headers: { host } });
    expect(response.headers['set-cookie']).toMatch(/^__Host-evenkeel=.*; Secure/);
    expect(response.headers['strict-transport-security']).toContain('max-age=');
    const own = { origin: 'https://evenkeel.example.org', host };
    expect((await world.app.inject({ ...guest, headers: own })).statusCode).toBe(201);
    await world.close();
  });
});

describe('an app with a public address', () => {
  it('serves no other address, except health checks', async () => {
    const world = await testApp('sqlite', { publicUrl: new URL('http://keel.example.org:8080') });
    const ask = async (url: string, host: string) => {
      const { statusCode, body, headers } = await world.app.inject({ url, headers: { host } });
      return { statusCode, body, type: headers['content-type'] };
    };
    for (const url of ['/api/options', '/api/nothing', '/']) {
      for (const host of [
        'keel.example.org:8081',
        'keel.example.org.evil.example',
        'evil.example?keel.example.org',
        'evil.example',
        '10.0.0.1',
      ]) {
        const { statusCode, body, type } = await ask(url, host);
        expect(type).toContain(url === '/' ? 'text/plain' : 'application/json');
        expect(statusCode, `${host}${url}`).toBe(400);
        expect(body).toContain('You’ll find it at http://keel.example.org:8080.');
      }
    }
    for (const host of ['keel.example.org:8080', 'Keel.Example.org:8080', 'keel.example.org'])
      expect((await ask('/api/options', host)).statusCode, host).toBe(200);
    for (const probe of ['/api/health', '/livez', '/readyz'])
      expect((await ask(probe, '10.0.0.1:3000')).statusCode, probe).toBe(200);
    await world.close();
  });
});

describe('an invalid request', () => {
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
    ['a request that is not HTTP', 'Hello there\r\n\r\n', '400 Bad Request', 'invalid'],
    [
      'too many headers',
      `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
      '431 ',
      'too_large',
    ],
  ])('%s gets the standard error body and the security headers', async (_, text, status, code) => {
    const heard = await say(text);
    expect(heard).toContain(`HTTP/1.1 ${status}`);
    expect(heard.toLowerCase()).toContain("content-security-policy: default-src 'none'");
    const body = errorBody.parse(JSON.parse(heard.slice(heard.indexOf('\r\n\r\n'))));
    expect(body.code).toBe(code);
  });
});
