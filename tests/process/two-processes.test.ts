import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chatEndpoints } from '#contract/chat/chat.ts';
import { type AppServer, startAppServer } from '../support/app-server.ts';
import { type Visitor, visit } from '../support/visitor.ts';

const LIMIT_MS = 300_000;

let first: AppServer;
let second: AppServer;
let ada: Visitor;
let ben: Visitor;

beforeAll(async () => {
  first = await startAppServer();
  second = await startAppServer({ DATA_DIR: first.dataDir });
  ada = await visit(first.url);
  ben = await visit(second.url);
}, LIMIT_MS);
afterAll(async () => {
  await second.remove();
  await first.remove();
}, LIMIT_MS);

const send = async (
  server: AppServer,
  person: Visitor,
  { method, path }: { readonly method: string; readonly path: string },
  body: object,
) => {
  const reply = await fetch(`${server.url}${path.replace(':userId', person.userId)}`, {
    method,
    headers: person.headers,
    body: JSON.stringify({ userId: person.userId, ...body }),
  });
  expect(reply.status).toBe(200);
  return reply.json();
};

it(
  'a conversation that is not kept goes on in another process, for whoever has its key',
  async () => {
    const keys = new Map([ada, ben].map((one) => [one, randomBytes(32).toString('base64url')]));
    const say = async (
      server: AppServer,
      person: Visitor,
      text: string,
      talkKey = keys.get(person),
    ) =>
      chatEndpoints.analyze.reply.parse(
        await send(server, person, chatEndpoints.analyze, { text, talkKey }),
      ).reply.quickReplies;
    for (const person of [ada, ben]) {
      await send(second, person, chatEndpoints.saveSettings, {
        storing: false,
        talkKey: keys.get(person),
      });
    }
    expect(await say(first, ada, 'Slow breathing')).toContain('Stop here');
    expect(await say(second, ada, 'what')).toContain('Stop here');
    expect(await say(first, ada, 'what')).toContain('Stop here');
    expect(await say(second, ben, 'what')).not.toContain('Stop here');
    expect(await say(second, ada, 'what', keys.get(ben))).not.toContain('Stop here');
  },
  LIMIT_MS,
);
