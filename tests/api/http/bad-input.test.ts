import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { errorBody } from '#contract/shared/error.ts';
import { acceptedCalls } from '#tests/api/support/accepted-calls.ts';
import { oidcWorld } from '#tests/api/support/accepted-oidc.ts';
import { attempts } from '#tests/api/support/attempts.ts';
import { callTable, walk } from '#tests/api/support/call-table.ts';
import { nasty, nastyInTurn, spoiltMuch, spoiltOnce } from '#tests/api/support/nasty.ts';
import { type TestApp, testApp } from '#tests/api/support/test-app.ts';
import { checkEach } from '#tests/support/check-all.ts';
import { ANY_ENGINE, ENGINES } from '#tests/support/database/engines.ts';
import { sized } from '#tests/support/full.ts';
import type { OidcStandIn } from '#tests/support/stand-ins/oidc-stand-in.ts';

const withBody = callTable.filter(
  // Without mail, the server accepts no body for this call. The tests in tests/api/mail cover it with mail.
  ([name, endpoint]) => endpoint.body !== undefined && name !== 'mail.askReset',
);

/** Each value in a call’s path or query. */
const inAddress = [
  ...callTable.flatMap(([name, endpoint]) =>
    (['params', 'query'] as const).flatMap((part) =>
      Object.keys(endpoint[part]?.shape ?? {}).map((key) => ({ name, endpoint, part, key })),
    ),
  ),
  // A user id may appear in a query that does not define it.
  { name: 'mood.all', endpoint: endpoints.mood.all, part: 'query', key: 'userId' } as const,
];

const expectKind = (answer: { status: number; body: unknown }): void => {
  expect(answer.status).toBeLessThan(500);
  if (answer.status < 400) return;
  const body = errorBody.parse(answer.body);
  expect(body.message.length).toBeGreaterThan(10);
  expect(body.error).toBe(body.message);
};

describe.each(ENGINES)('bad input on %s', (engine) => {
  let world: TestApp;
  let provider: OidcStandIn;
  let calls: Awaited<ReturnType<typeof acceptedCalls>>;

  beforeAll(async () => {
    ({ world, provider } = await oidcWorld(engine));
    calls = await acceptedCalls(world, provider);
  });
  afterAll(async () => {
    await world.close();
    await provider.close();
  });

  it('never makes a call fail that accepts a valid body', async () => {
    await walk(withBody, async (name, endpoint) => {
      const { good, send } = await calls.sending(name, endpoint);
      expect((await send(() => good)).status).toBe(endpoint.status);
      const spoilt = fc.oneof(spoiltOnce(good), spoiltMuch(good), nasty);
      const property = fc.asyncProperty(spoilt, async (body) => {
        expectKind(await send(() => body));
      });
      const numRuns = /^(identity|mail)\./.test(name)
        ? sized({ usual: 5, full: 25 })
        : sized({ usual: 10, full: 120 });
      await fc.assert(property, { numRuns });
    });
  });

  it('never makes a call fail with a nasty value in any field', async () => {
    const nextValues = nastyInTurn();
    await walk(withBody, async (name, endpoint) => {
      const { good, send } = await calls.sending(name, endpoint);
      for (const key of Object.keys(good)) {
        await checkEach(
          nextValues(),
          async (value) => {
            expectKind(await send((body) => ({ ...body, [key]: value })));
          },
          (value) => JSON.stringify({ [key]: value }),
        );
      }
    });
  });

  it('never makes a call fail with a nasty value in its address', async () => {
    const { ada, connectionId } = calls;
    const nextValues = nastyInTurn();
    await checkEach(
      inAddress,
      async ({ name, endpoint, part, key }) => {
        const own = attempts[name]?.parts({ ada, ben: ada });
        const parts = { ...own, params: { ...own?.params, connectionId } };
        // A lone surrogate cannot be part of an address.
        const texts = nextValues()
          .map(String)
          .filter((text) => text.isWellFormed());
        await checkEach(texts, async (value) => {
          const given = { ...parts, [part]: { ...parts[part], [key]: value } };
          const answer = await ada.call(endpoint, given);
          expectKind(answer);
          // An empty value may be accepted, because a list may be empty.
          if (value !== '') expect(answer.status).toBeGreaterThanOrEqual(400);
        });
      },
      ({ name, key }) => `${key} of ${name}`,
    );
  });

  it('never makes a call fail with arbitrary text as a parameter', async () => {
    const { ada } = calls;
    const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 80 });
    const property = fc.asyncProperty(text, async (value) => {
      expectKind(
        await ada.call(endpoints.identity.revokeSession, { params: { sessionId: value } }),
      );
      expectKind(await ada.call(endpoints.mood.all, { params: { userId: value } }));
      const params = { userId: ada.userId };
      expectKind(await ada.call(endpoints.mood.all, { params, query: { from: value } }));
    });
    await fc.assert(property, { numRuns: sized({ usual: 10, full: 60 }) });
  });
});

/** The paths to all single values and empty containers in a body. Of a list, only the first item is included. */
const pathsIn = (value: unknown, path: readonly string[] = []): (readonly string[])[] => {
  const parts = Object.entries(Object(value)).slice(0, Array.isArray(value) ? 1 : undefined);
  if (typeof value !== 'object' || parts.length === 0) return [path];
  return parts.flatMap(([key, part]) => pathsIn(part, [...path, key]));
};

const valueAt = (body: unknown, path: readonly string[]): unknown =>
  path.reduce((value, key) => Object(value)[key], body);

const withValueAt = (body: unknown, [key, ...rest]: readonly string[], value: unknown): unknown => {
  if (key === undefined) return value;
  const part = withValueAt(Object(body)[key], rest, value);
  return Array.isArray(body) ? body.with(Number(key), part) : { ...Object(body), [key]: part };
};

/** Values of a different type; for a string also one that is far too long. */
const wrongFor = (value: unknown): readonly unknown[] => {
  const other = [{ some: 'thing' }, [['list']]];
  // A value that is null in the example may be a string.
  return value === null
    ? other
    : [typeof value === 'string' ? 'x'.repeat(50_000) : 'text', ...other];
};

/** Fields of the example bodies that the contract drops or leaves to a library to check. */
const UNCHECKED =
  /^(identity\.login name|secondFactor\.begin code|chat\.analyze email)$|\.clientExtensionResults$/;

describe.each(ANY_ENGINE)('a value in a body on %s', (engine) => {
  it('is refused by each call in each field where it has another type or is far too long', async () => {
    const { world, provider } = await oidcWorld(engine);
    const calls = await acceptedCalls(world, provider);
    await walk(withBody, async (name, endpoint) => {
      const { good, send } = await calls.sending(name, endpoint);
      const paths = pathsIn(good).filter((path) => !UNCHECKED.test(`${name} ${path.join('.')}`));
      if (paths.length === 0) return;
      await checkEach(
        paths,
        async (path) => {
          for (const wrong of wrongFor(valueAt(good, path))) {
            const { status } = await send((body) => withValueAt(body, path, wrong));
            // A string as the user id refers to another person.
            const namesOther = path.join() === 'userId' && typeof wrong === 'string';
            expect(status).toBe(namesOther ? 403 : 400);
          }
        },
        (path) => path.join('.'),
      );
    });
    await world.close();
    await provider.close();
  });
});

describe.each(ANY_ENGINE)('an unreadable body on %s', (engine) => {
  it('is refused by each call, as is one that is too large or of another type', async () => {
    const world = await testApp(engine);
    const ada = await world.guest();
    const params = { userId: ada.userId };
    const large = JSON.stringify({ why: 'x'.repeat(1_000_000) });
    await walk(withBody, async (_, endpoint) => {
      const sendText = (body: string, type = 'application/json') =>
        ada.call(endpoint, { params, body, headers: { 'content-type': type } });
      for (const broken of ['', '{', '{"a":}', 'null', '[]', '"text"', '{"__proto__":{"x":1}}']) {
        const answer = await sendText(broken);
        expectKind(answer);
        expect(answer).toMatchObject({ status: 400, body: { code: 'invalid' } });
      }
      for (const type of [
        'text/plain',
        'application/xml',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
      ]) {
        expect(await sendText('a=b', type)).toMatchObject({
          status: 415,
          body: { code: 'unsupported_type' },
        });
      }
      const answer = await sendText(large);
      expectKind(answer);
      expect(answer).toMatchObject({ status: 413, body: { code: 'too_large' } });
    });
    await world.close();
  });
});
