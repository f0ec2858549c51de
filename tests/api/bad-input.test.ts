import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { errorBody } from '#contract/error.ts';
import { ENGINES } from '../support/engines.ts';
import { aMood, someComfort } from './support/examples.ts';
import { type Person, type TestApp, testApp } from './support/test-app.ts';

const table = Object.entries(endpoints).flatMap(([feature, calls]) =>
  Object.entries(calls).map(
    ([name, endpoint]) => [`${feature}.${name}`, endpoint] satisfies [string, Endpoint],
  ),
);
const withBody = table.filter(([, endpoint]) => endpoint.body !== undefined);

/** Values that have broken programs before: controls, half characters, odd dates, huge and tiny numbers. */
const NASTY = [
  'a\u0000b',
  '\ud800',
  'ﷺ'.repeat(2500),
  '\u202e\u2028',
  '-1',
  '2026-02-30',
  '2026-13-01T00:00:00Z',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59Z',
  '+275760-09-13T00:00:00Z',
  '__proto__',
  "'; drop table users; --",
  -1,
  1e308,
  0.1,
  Number.MAX_SAFE_INTEGER + 1,
  true,
  null,
  [],
  {},
  [null],
] as const;

/** Those, and whatever else JSON and text can be. */
const nasty = fc.oneof(
  fc.jsonValue(),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.constantFrom(...NASTY),
);

/** A good body with one field spoilt: all the checks before it pass, so it gets as far as it can. */
const spoiltOnce = (good: Readonly<Record<string, unknown>>) =>
  fc
    .tuple(fc.constantFrom(...Object.keys(good)), nasty)
    .map(([key, value]) => ({ ...good, [key]: value }));

/** A body that a client could have sent, with some of its fields spoilt, left out or added. */
const spoilt = (good: Readonly<Record<string, unknown>>) =>
  fc
    .tuple(
      fc.dictionary(fc.constantFrom(...Object.keys(good), 'extra'), nasty, { minKeys: 1 }),
      fc.subarray(Object.keys(good)),
    )
    .map(([changes, left]) =>
      Object.fromEntries(
        Object.entries({ ...good, ...changes }).filter(
          ([key]) => !left.includes(key) || key in changes,
        ),
      ),
    );

describe.each(ENGINES)('bad input on %s', (engine) => {
  let world: TestApp;
  let ada: Person;

  beforeAll(async () => {
    world = await testApp(engine);
    ada = await world.guest();
    // Somebody else is there, so that a mistake would have something to find.
    await world.guest();
  });
  afterAll(() => world.close());

  const goodBody = (name: string): Readonly<Record<string, unknown>> => {
    if (name.startsWith('mood')) return aMood(ada.userId);
    if (name.startsWith('comfort')) return someComfort;
    return {
      name: 'A',
      email: 'a@example.org',
      password: 'p'.repeat(8),
      currentPassword: 'q',
      newPassword: 'r',
    };
  };

  const expectKind = (answer: { status: number; body: unknown }): void => {
    expect(answer.status).toBeLessThan(500);
    if (answer.status < 400) return;
    const body = errorBody.parse(answer.body);
    expect(body.message.length).toBeGreaterThan(10);
    expect(body.error).toBe(body.message);
  };

  /*
   * A fresh guest each time for what may succeed, and a caller from a new address, so that no
   * throttle hides the answer. Deleting the account could succeed and is left with a wrong shape.
   */
  it.each(withBody)('%s never fails on a spoilt body', async (name, endpoint) => {
    const property = fc.asyncProperty(
      fc.oneof(spoiltOnce(goodBody(name)), spoilt(goodBody(name)), nasty),
      async (body) => {
        const person = name === 'identity.deleteAccount' ? await world.guest() : ada;
        const params = { userId: person.userId };
        expectKind(
          await person.call(endpoint, {
            params,
            body: JSON.stringify(body),
            headers: { 'content-type': 'application/json' },
          }),
        );
      },
    );
    await fc.assert(property, { numRuns: name.startsWith('identity') ? 25 : 300 });
  });

  it.each(withBody)('%s never fails on a nasty value in any field', async (name, endpoint) => {
    const good = goodBody(name);
    for (const key of Object.keys(good)) {
      for (const value of NASTY) {
        const person = name.startsWith('identity') ? await world.guest() : ada;
        const params = { userId: person.userId };
        expectKind(await person.call(endpoint, { params, body: { ...good, [key]: value } }));
      }
    }
  });

  const withParams = table.filter(([, endpoint]) => 'params' in endpoint || 'query' in endpoint);
  it.each(withParams)('%s never fails on odd parameters', async (name, endpoint) => {
    const text = fc.string({ unit: 'grapheme', maxLength: 80 });
    const property = fc.asyncProperty(text, text, text, async (id, from, to) => {
      const params = { userId: id || 'x', sessionId: id || 'x' };
      const body = endpoint.body === undefined ? {} : { body: goodBody(name) };
      expectKind(await ada.call(endpoint, { params, query: { from, to, userId: id }, ...body }));
    });
    await fc.assert(property, { numRuns: 60 });
  });

  it.each(withBody)(
    '%s refuses what is no JSON, too large, or of another type',
    async (_, endpoint) => {
      const params = { userId: ada.userId };
      const send = (body: string, type = 'application/json') =>
        ada.call(endpoint, { params, body, headers: { 'content-type': type } });
      for (const broken of ['', '{', '{"a":}', 'null', '[]', '"text"', '{"__proto__":{"x":1}}']) {
        const answer = await send(broken);
        expectKind(answer);
        expect(answer).toMatchObject({ status: 400, body: { code: 'invalid' } });
      }
      for (const type of [
        'text/plain',
        'application/xml',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
      ]) {
        expect(await send('a=b', type)).toMatchObject({
          status: 415,
          body: { code: 'unsupported_type' },
        });
      }
      const large = await send(JSON.stringify({ why: 'x'.repeat(1_000_000) }));
      expectKind(large);
      expect(large).toMatchObject({ status: 413, body: { code: 'too_large' } });
    },
  );
});
