import { expect, it, onTestFinished } from 'vitest';
import { taskEndpoints } from '#contract/tasks.ts';
import { spawnApp } from '#tests/support/app-process.ts';
import { freshDatabase } from '#tests/support/database/engines.ts';
import { openAiStandIn, refusing, saying } from '#tests/support/stand-ins/openai-stand-in.ts';
import { type Visitor, visit } from '#tests/support/visitor.ts';

const TITLE = 'Write about the river';
const STEPS = [
  { title: 'Sit down with a pen', minutes: 2 },
  { title: 'Write three rough lines', minutes: 8 },
];

it.each([
  ['warn', ['status 429']],
  ['error', []],
])(
  'a server with AI_BASE_URL and AI_MODEL asks that model, and its log at LOG_LEVEL=%s notes %j',
  async (level, noted) => {
    const standIn = await openAiStandIn();
    onTestFinished(standIn.close);
    const fresh = await freshDatabase('sqlite');
    onTestFinished(fresh.remove);
    const dataDir = 'dataDir' in fresh.settings ? fresh.settings.dataDir : '';
    const settings = { AI_BASE_URL: standIn.baseUrl, AI_MODEL: 'small', AI_API_KEY: 'k3y' };
    const app = spawnApp({ DATA_DIR: dataDir, LOG_LEVEL: level, ...settings });
    const url = await app.ready;

    const post = async (visitor: Visitor, path: string, body: object): Promise<unknown> => {
      const init = { method: 'POST', headers: visitor.headers, body: JSON.stringify(body) };
      const reply = await fetch(`${url}${path}`, init);
      expect(reply.ok).toBe(true);
      return reply.json();
    };
    const splitTask = async (): Promise<unknown> => {
      const visitor = await visit(url);
      const added = { userId: visitor.userId, title: TITLE, estimatedTime: 10 };
      const task = taskEndpoints.add.reply.parse(
        await post(visitor, taskEndpoints.add.path, added),
      );
      return post(visitor, taskEndpoints.breakdown.path, { taskId: task._id });
    };

    standIn.reply = saying(JSON.stringify({ steps: STEPS }));
    expect(await splitTask()).toMatchObject({
      steps: STEPS.map((step) => ({ ...step, done: false })),
    });
    expect(standIn.asked[0]?.headers).toHaveProperty('authorization', 'Bearer k3y');
    expect(JSON.parse(standIn.asked[0]?.body ?? '')).toHaveProperty('model', 'small');

    standIn.reply = refusing(429);
    expect(await splitTask()).not.toMatchObject({ steps: [{ title: STEPS[0]?.title }] });
    app.signal('SIGTERM');
    const { stdout, stderr, exitCode } = await app.ended;
    const lines = stdout.split('\n').filter((line) => line.startsWith('{'));
    expect(lines.map((line) => JSON.parse(line).failure)).toEqual(noted);
    expect(stderr).toBe('');
    expect(stdout).not.toContain(TITLE);
    expect(exitCode).toBe(0);
  },
);
