import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isFromCaptivePortal } from './captive-portal.ts';

const HTML = 'text/html; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';

const server = createServer((request, reply) => {
  const [, status = '', type = ''] = (request.url ?? '').split('/').map(decodeURIComponent);
  const location = { location: 'https://login.example.org/' };
  reply.writeHead(Number(status), { 'content-type': type, ...(status === '302' ? location : {}) });
  reply.end('{}');
});
beforeAll(async () => {
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
});
afterAll(() => server.close());

it.each([
  [200, HTML, true],
  [401, HTML, true],
  [302, HTML, true],
  [302, JSON_TYPE, true],
  [200, JSON_TYPE, false],
  [201, JSON_TYPE, false],
  [401, JSON_TYPE, false],
  [200, 'application/zip', false],
  // A response about a size limit or an unavailable server does not come from a login proxy.
  [413, HTML, false],
  [502, HTML, false],
  [503, HTML, false],
])('%i with %s does not come from Evenkeel: %j', async (status, type, expected) => {
  const { port } = server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}/${status}/${encodeURIComponent(type)}`;
  expect(isFromCaptivePortal(await fetch(address, { redirect: 'manual' }))).toBe(expected);
});
