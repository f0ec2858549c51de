import { expect, it, onTestFinished } from 'vitest';
import { gameEndpoints } from '#contract/games.ts';
import { goalEndpoints } from '#contract/goals.ts';
import { routineEndpoints } from '#contract/routines.ts';
import { clientEndpoints } from '#contract/sharing/clients.ts';
import { addDays, localDate } from '#domain/shared/time/local-date.ts';
import { buildApp } from '#server/app.ts';
import { openDatabase } from '#server/db/open.ts';
import { type DatabaseSettings, runCommand, settingsOf } from '#tests/support/database/commands.ts';
import { freshDatabase } from '#tests/support/database/engines.ts';

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

interface Seeded {
  readonly people: readonly Demo[];
  readonly therapist: Demo & { readonly recoveryCode: string };
}

/** Runs the script as `npm run seed` does, and returns the credentials that it prints. */
const seed = async (settings: DatabaseSettings): Promise<Seeded> => {
  const stdout = await runCommand('seed', ['--days', '8'], settings);
  const all = [...stdout.matchAll(LOGIN)].map(([, , email = '', password = '']) => ({
    email,
    password,
  }));
  const therapist = all.at(-1) ?? { email: '', password: '' };
  const recoveryCode = RECOVERY_CODE.exec(stdout)?.[1] ?? '';
  return { people: all.slice(0, -1), therapist: { ...therapist, recoveryCode } };
};

/** The names of the therapist’s clients, after both login steps. */
const clientsOf = async (url: string, { recoveryCode, ...login }: Seeded['therapist']) => {
  const send = (path: string, body: object, cookie = '') =>
    fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
  const cookiesOf = ({ headers }: Response): string =>
    headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
  const entered = await send('/auth/login', login);
  const verified = await send('/auth/second-factor/recover', { recoveryCode }, cookiesOf(entered));
  expect(verified.status).toBe(200);
  const list = await fetch(`${url}/api/clients`, { headers: { cookie: cookiesOf(verified) } });
  const { clients } = clientEndpoints.all.reply.parse(await list.json());
  return clients.map(({ shownName }) => shownName);
};

const logIn = async (url: string, demo: Demo) => {
  const reply = await fetch(`${url}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(demo),
  });
  const body: { userId?: string } = await reply.json();
  const cookie = reply.headers.getSetCookie().map((line) => line.split(';')[0]);
  const read = async (place: string, query = ''): Promise<{ date?: string }[]> => {
    const found = await fetch(`${url}/api/${place}/${body.userId}?${query}`, {
      headers: { cookie: cookie.join('; ') },
    });
    return found.json();
  };
  return { status: reply.status, read };
};

it('the demo people can log in and find days of tasks, routines, moods, check-ins, game rounds and triggers; a second run adds nothing', async () => {
  const fresh = await freshDatabase('sqlite');
  const settings = settingsOf(fresh.settings);
  const { people, therapist } = await seed(settings);
  const database = await openDatabase({ dataDir: '', databaseUrl: null, ...fresh.settings });
  const config = { publicUrl: null, trustProxy: false, logLevel: 'silent' as const };
  const app = await buildApp({ config, database });
  onTestFinished(async () => {
    await app.close();
    await database.close();
    await fresh.remove();
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });

  expect(people).toHaveLength(3);
  const before: unknown[] = [];
  for (const person of people) {
    const { status, read } = await logIn(url, person);
    expect(status).toBe(200);
    const [tasks, moods] = [await read('tasks/all'), await read('mood/all')];
    expect(new Set(tasks.map(({ date }) => date)).size).toBeGreaterThanOrEqual(2);
    expect(moods.length).toBeGreaterThanOrEqual(2);
    const checkIns = await read('quiz/weekly-progress');
    expect(checkIns.length).toBeGreaterThanOrEqual(1);
    const games = await read('games/summary');
    for (const { rounds } of Object.values(gameEndpoints.summary.reply.parse(games))) {
      expect(rounds).toBeGreaterThanOrEqual(20);
      // About 40 rounds are expected, but the days with app use are random.
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
  expect(await clientsOf(url, therapist)).toEqual(['Mika', 'Noor', 'Sam']);
  const { people: again, therapist: sameTherapist } = await seed(settings);
  expect(await clientsOf(url, sameTherapist)).toEqual(['Mika', 'Noor', 'Sam']);
  const after: unknown[] = [];
  for (const [index, person] of again.entries()) {
    expect((await logIn(url, people[index] ?? person)).status).toBe(401);
    const { status, read } = await logIn(url, person);
    expect(status).toBe(200);
    for (const place of PLACES) after.push(await read(place));
  }
  expect(after).toEqual(before);
});
