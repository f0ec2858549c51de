import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gameEndpoints } from '#contract/games.ts';
import { goalEndpoints } from '#contract/goals.ts';
import { routineEndpoints } from '#contract/routines.ts';
import { clientEndpoints } from '#contract/sharing/clients.ts';
import { addDays, localDate } from '#domain/shared/time/local-date.ts';
import { type AppServer, startAppServer } from '../support/app-server.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const LOGIN = /^ {2}(\w+): email (\S+), password (\S+)$/gm;
const RECOVERY_CODE = /this recovery code works once: (\S+)$/m;

const PLACES = [
  'tasks/all',
  'goals/all',
  'mood/all',
  'quiz/weekly-progress',
  'games/summary',
  'chat/top-triggers',
];

interface Demo {
  readonly email: string;
  readonly password: string;
}

const dayBefore = (date: string, days: number): string => addDays(localDate(date), -days);

/** The script and the server share the processor with whatever else runs. */
const LIMIT_MS = 300_000;

interface Seeded {
  readonly people: readonly Demo[];
  readonly therapist: Demo & { readonly recoveryCode: string };
}

/** Runs the script as `npm run seed` does and reads how to log in. */
const seed = async (dataDir: string): Promise<Seeded> => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['scripts/seed.ts', '--days', '8'],
    { cwd: ROOT, env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' } },
  );
  const all = [...stdout.matchAll(LOGIN)].map(([, , email = '', password = '']) => ({
    email,
    password,
  }));
  const therapist = all.at(-1) ?? { email: '', password: '' };
  const recoveryCode = RECOVERY_CODE.exec(stdout)?.[1] ?? '';
  return { people: all.slice(0, -1), therapist: { ...therapist, recoveryCode } };
};

/** The names of the therapist's clients, after both steps of the login. */
const clientsOf = async (url: string, { recoveryCode, ...login }: Seeded['therapist']) => {
  const send = (path: string, body: object, cookie = '') =>
    fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
  const entered = await send('/auth/login', login);
  const cookie = entered.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const verified = await send('/auth/second-factor/recover', { recoveryCode }, cookie);
  expect(verified.status).toBe(200);
  const list = await fetch(`${url}/api/clients`, { headers: { cookie } });
  const { clients } = clientEndpoints.all.reply.parse(await list.json());
  return clients.map(({ shownName }) => shownName);
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
    const read = async (place: string, query = ''): Promise<{ date?: string }[]> => {
      const found = await fetch(`${server.url}/api/${place}/${body.userId}?${query}`, {
        headers: { cookie: cookie.join('; ') },
      });
      return found.json();
    };
    return { status: reply.status, read };
  };

  it(
    'can log in and find days of tasks, routines, moods, check-ins, rounds of games and triggers; a second run adds nothing',
    async () => {
      const { people, therapist } = await seed(server.dataDir);
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
        const today = new Date().toISOString().slice(0, 10);
        const routines = `${new URLSearchParams({ from: dayBefore(today, 7), to: today, today })}`;
        const days = routineEndpoints.days.reply.parse(await read('routines/days', routines));
        expect(days.some(({ marks }) => Object.keys(marks).length > 0)).toBe(true);
        const goals = goalEndpoints.all.reply.parse(await read('goals/all'));
        expect(goals).toHaveLength(2);
        expect(goals.some(({ ratings }) => ratings.length > 0)).toBe(true);
        before.push(tasks, goals, moods, checkIns, games, triggers);
      }
      expect(await clientsOf(server.url, therapist)).toEqual(['Mika', 'Noor', 'Sam']);
      const { people: again, therapist: sameTherapist } = await seed(server.dataDir);
      expect(await clientsOf(server.url, sameTherapist)).toEqual(['Mika', 'Noor', 'Sam']);
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
