import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moodEndpoints } from '#contract/mood.ts';
import { aMood } from '#tests/api/support/examples.ts';
import { type Person, type TestApp, testApp } from '#tests/api/support/test-app.ts';

const LOGS = 20;

describe('an answer', () => {
  let world: TestApp;
  let ada: Person;
  let bob: Person;

  beforeAll(async () => {
    world = await testApp('sqlite');
    ada = await world.signUp('ada@example.org');
    bob = await world.signUp('bob@example.org');
    for (let count = 0; count < LOGS; count += 1) {
      const body = { ...aMood(ada.userId), id: crypto.randomUUID(), why: `Walk ${count}` };
      await ada.call(moodEndpoints.submit, { body });
    }
  });
  afterAll(() => world.close());

  const listOf = (person: Person, headers: Readonly<Record<string, string>> = {}) =>
    world.app.inject({
      url: `/api/mood/all/${ada.userId}`,
      headers: { cookie: person.cookie, ...headers },
    });

  it.each([
    ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('comes as %s if accepted, with the same content', async (encoding, accepted, unpack) => {
    const plain = await listOf(ada);
    const packed = await listOf(ada, { 'accept-encoding': accepted });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(packed.headers).toMatchObject({
      'content-encoding': encoding,
      'cache-control': 'no-store',
    });
    expect(packed.headers.vary).toContain('accept-encoding');
    expect(JSON.parse(unpack(packed.rawPayload).toString())).toEqual(plain.json());
    expect(plain.json()).toHaveLength(LOGS);
    expect(packed.rawPayload.byteLength).toBeLessThan(plain.rawPayload.byteLength / 3);
  });

  it('to somebody else is a refusal in full', async () => {
    const refused = await listOf(bob, { 'accept-encoding': 'br' });
    expect(refused.statusCode).toBe(403);
    expect(refused.json().code).toBe('forbidden');
  });

  it('to a compressed request is a refusal: request bodies are never decompressed', async () => {
    const refused = await world.app.inject({
      method: 'POST',
      url: moodEndpoints.submit.path,
      headers: {
        cookie: bob.cookie,
        'content-type': 'application/json',
        'content-encoding': 'gzip',
      },
      payload: gzipSync(JSON.stringify(aMood(bob.userId))),
    });
    expect(refused.statusCode).toBe(400);
    const { body } = await bob.call(moodEndpoints.all, { params: { userId: bob.userId } });
    expect(body).toEqual([]);
  });
});
