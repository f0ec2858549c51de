import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { contrastDays } from '#domain/dashboard/day-contrasts.ts';
import { moodDaysNeeded, taskDaysNeeded } from '#domain/dashboard/overview.ts';
import { PROGRESS_ENTRIES } from '#domain/dashboard/progress.ts';
import type { LocalDate, UserId } from '#domain/shared/brands.ts';
import { addDays } from '#domain/shared/time/local-date.ts';
import { localDateAt } from '#domain/shared/time/zone.ts';
import { type Database, openDatabase } from '#server/db/open.ts';
import { dashboardStore } from '#server/features/dashboard/dashboard-store.ts';
import { userStore } from '#server/features/identity/user-store.ts';
import { startPostgres } from '#tests/support/database/postgres-server.ts';
import { type Measure, median } from './measure.ts';

/** Days of entries. */
const HISTORIES = [30, 365, 3650];
const OTHERS = 200;
const DAYS_OF_OTHERS = 60;
const ROWS_AT_ONCE = 500;
const WARM_UP = 100;
const ROUNDS = 600;
const GOAL = 1.2;

interface Cost {
  readonly statements: number;
  readonly rows: number;
  /** Milliseconds inside the store, the middle one of all rounds. */
  readonly ms: number;
}

/** Enters the last `days` of a person, who never chooses a tag: then the earliest one is searched in vain. */
const enter = async (database: Database, userId: UserId, days: number, today: LocalDate) => {
  const dates = Array.from({ length: days }, (_, ago) => addDays(today, -ago));
  const place = { user_id: userId, zone: 'UTC' };
  for (let from = 0; from < dates.length; from += ROWS_AT_ONCE) {
    const some = dates.slice(from, from + ROWS_AT_ONCE);
    const at = (date: LocalDate, hour: number) => `${date}T${hour}:00:00.000Z`;
    await database.db
      .insertInto('task_days')
      .values(some.map((local_date) => ({ user_id: userId, local_date, total: 5, completed: 3 })))
      .execute();
    for (const hour of [10, 18]) {
      const moods = some.map((local_date) => ({
        ...place,
        id: uuidv7(),
        local_date,
        logged_at: at(local_date, hour),
        mood: 50 as const,
        emoji: '🙂',
        why: '',
        tags: '[]',
        own_tags: '[]',
        body_signals: '[]',
        created_at: at(local_date, hour),
      }));
      await database.db.insertInto('mood_logs').values(moods).execute();
    }
    const distractions = some.map((local_date) => ({
      ...place,
      id: uuidv7(),
      type: 'Phone' as const,
      local_date,
      logged_at: at(local_date, 11),
      created_at: at(local_date, 11),
    }));
    await database.db.insertInto('distraction_logs').values(distractions).execute();
  }
};

const costsOf = async (database: Database): Promise<readonly Cost[]> => {
  const today = localDateAt(Date.now(), 'UTC');
  const person = async (days: number): Promise<UserId> => {
    const id = uuidv7() as UserId;
    await userStore(database.db).addGuest(id, new Date().toISOString());
    await enter(database, id, days, today);
    return id;
  };
  for (let count = 0; count < OTHERS; count += 1) await person(DAYS_OF_OTHERS);
  const people: UserId[] = [];
  for (const days of HISTORIES) people.push(await person(days));
  await sql`analyze`.execute(database.db);

  let [statements, rows] = [0, 0];
  const store = dashboardStore({
    db: database.db,
    run: async (query) => {
      const answer = await database.run(query);
      statements += 1;
      rows += answer.length;
      return answer;
    },
  });
  const open = async (userId: UserId): Promise<void> => {
    await Promise.all([
      store.taskDays(userId, taskDaysNeeded(today)),
      store.moodDays(userId, moodDaysNeeded(today)),
      store.lastCheckIns(userId, PROGRESS_ENTRIES),
    ]);
    await Promise.all([
      store.taskDays(userId, contrastDays(today)),
      store.moodEntries(userId, contrastDays(today)),
      store.firstDistraction(userId),
      store.firstTrigger(userId),
    ]);
  };
  const times: number[][] = people.map(() => []);
  const counts: Omit<Cost, 'ms'>[] = [];
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    for (const [index, userId] of people.entries()) {
      [statements, rows] = [0, 0];
      const startedAt = performance.now();
      await open(userId);
      if (round >= 0) times[index]?.push(performance.now() - startedAt);
      counts[index] = { statements, rows };
    }
  }
  return counts.map((count, index) => ({ ...count, ms: median(times[index] ?? []) }));
};

const measuresOf = (engine: string, costs: readonly Cost[]): Measure[] => {
  const [month, year, decade] = costs;
  if (month === undefined || year === undefined || decade === undefined)
    throw new Error('A history was not measured.');
  const row = (what: keyof Cost, compared: Cost, digits: number): Measure => ({
    name: `Dashboard on ${engine}, ${what} for ten years`,
    value: decade[what] / compared[what],
    unit: compared === month ? '× one month' : '× one year',
    goal: GOAL,
    better: 'lower',
    detail: `${costs.map((cost) => cost[what].toFixed(digits)).join(', ')} for a month, a year and ten years; load ${loadavg()[0]?.toFixed(1)}`,
  });
  // A month has fewer rows in the year that the pictures show, so a year is what ten are compared with.
  return [row('statements', month, 0), row('rows', year, 0), row('ms', year, 3)];
};

/** What opening the dashboard costs inside the store, for histories of different lengths, on both engines. */
export const measureSummaryCost = async (): Promise<Measure[]> => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'evenkeel-bench-'));
  const postgres = await startPostgres();
  try {
    const measures: Measure[] = [];
    for (const [engine, databaseUrl] of [
      ['SQLite', null],
      ['PostgreSQL', postgres.adminUrl],
    ] as const) {
      const database = await openDatabase({ dataDir, databaseUrl });
      try {
        measures.push(...measuresOf(engine, await costsOf(database)));
      } finally {
        await database.close();
      }
    }
    return measures;
  } finally {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
};
