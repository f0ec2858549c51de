import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gameEndpoints } from '#contract/games.ts';
import { type AppServer, startAppServer } from '../support/app-server.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const LOGIN = /^ {2}(\w+): email (\S+), password (\S+)$/gm;

const PLACES = [
  'tasks/all',
  'mood/all',
  'quiz/weekly-progress',
  'games/summary',
  'chat/top-triggers',
];

interface Demo {
  readonly email: string;
  readonly password: string;
}

/** The script and the server share the processor with whatever else runs. */
const LIMIT_MS = 300_000;

/** Runs the script as `npm run seed` does and reads how to log in. */
const seed = async (dataDir: string): Promise<readonly Demo[]> => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['scripts/seed.ts', '--days', '8'],
    { cwd: ROOT, env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' } },
  );
  return [...stdout.matchAll(LOGIN)].map(([, , email = '', password = '']) => ({
    email,
    password,
  }));
};

describe('the demo people', () => {
  let server: AppServer;

  beforeAll(async () => {
    server = await startAppServer();
  });
  afterAll(() => server.remove());

  const logIn = async (demo: Demo) => {
    const reply = await fetch(`${server.url}/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(demo),
    });
    const body: { userId?: string } = await reply.json();
    const cookie = reply.headers.getSetCookie().map((line) => line.split(';')[0]);
    const read = async (place: string): Promise<{ date?: string }[]> => {
      const found = await fetch(`${server.url}/api/${place}/${body.userId}`, {
        headers: { cookie: cookie.join('; ') },
      });
      return found.json();
    };
    return { status: reply.status, read };
  };

  it(
    'can log in and find days of tasks, moods, check-ins, rounds of games and triggers; a second run adds nothing',
    async () => {
      const people = await seed(server.dataDir);
      expect(people).toHaveLength(3);
      const before: unknown[] = [];
      for (const person of people) {
        const { status, read } = await logIn(person);
        expect(status).toBe(200);
        const [tasks, moods] = [await read('tasks/all'), await read('mood/all')];
        expect(new Set(tasks.map(({ date }) => date)).size).toBeGreaterThanOrEqual(2);
        expect(moods.length).toBeGreaterThanOrEqual(2);
        const checkIns = await read('quiz/weekly-progress');
        expect(checkIns.length).toBeGreaterThanOrEqual(1);
        const games = await read('games/summary');
        for (const { rounds } of Object.values(gameEndpoints.summary.reply.parse(games))) {
          expect(rounds).toBeGreaterThanOrEqual(20);
          // About 40: on how many days a person was there is drawn.
          expect(rounds).toBeLessThanOrEqual(80);
        }
        const triggers = await read('chat/top-triggers');
        expect(triggers.length).toBeGreaterThanOrEqual(1);
        before.push(tasks, moods, checkIns, games, triggers);
      }
      const again = await seed(server.dataDir);
      const after: unknown[] = [];
      for (const [index, person] of again.entries()) {
        expect((await logIn(people[index] ?? person)).status).toBe(401);
        const { status, read } = await logIn(person);
        expect(status).toBe(200);
        for (const place of PLACES) after.push(await read(place));
      }
      expect(after).toEqual(before);
    },
    LIMIT_MS,
  );
});
