import { writeFileSync } from 'node:fs';
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
import { newUserId, userStore } from '#server/features/identity/user-store.ts';
import { ENGINES, type Engine } from '#tests/support/database/engines.ts';
import { curvePicture } from './curve-picture.ts';
import { type Measure, machineLoad, median, ratioOf } from './measure.ts';
import { withStore } from './people/store.ts';

/** Days of entries. */
const A_YEAR = 365;
const HISTORIES = [30, A_YEAR, 2 * A_YEAR, 5 * A_YEAR, 10 * A_YEAR];
/** How many other people there are. */
const OTHERS = [100, 500, 2000, 10_000];
const DAYS_OF_OTHERS = 60;
const ROWS_AT_ONCE = 500;
const WARM_UP = 100;
const ROUNDS = 600;
const GOAL = 1.2;
const PICTURE = path.join(import.meta.dirname, '..', 'docs', 'pictures', 'cost.svg');

interface Cost {
  readonly statements: number;
  readonly rows: number;
  /** Milliseconds inside the store, of each round. */
  readonly times: readonly number[];
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

/** The store of the dashboard, and what it asked of the database since `forget`. */
const countingStore = (database: Database) => {
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
  return {
    store,
    forget: (): void => {
      [statements, rows] = [0, 0];
    },
    counts: () => ({ statements, rows }),
  };
};

/** What opening the dashboard costs for each of these people, in alternation. */
const costsOf = async (
  database: Database,
  people: readonly UserId[],
  today: LocalDate,
): Promise<readonly Cost[]> => {
  await sql`analyze`.execute(database.db);
  const { store, forget, counts } = countingStore(database);
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
  const last: ReturnType<typeof counts>[] = [];
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    for (const [index, userId] of people.entries()) {
      forget();
      const startedAt = performance.now();
      await open(userId);
      if (round >= 0) times[index]?.push(performance.now() - startedAt);
      last[index] = counts();
    }
  }
  return last.map((count, index) => ({ ...count, times: times[index] ?? [] }));
};

/** The costs over years of history, and those of somebody with a year over the number of others. */
interface Curves {
  readonly histories: readonly Cost[];
  readonly others: readonly Cost[];
}

const curvesOf = async (database: Database): Promise<Curves> => {
  const today = localDateAt(Date.now(), 'UTC');
  const person = async (days: number): Promise<UserId> => {
    const id = newUserId();
    await userStore(database.db).addGuest(id, new Date().toISOString());
    await enter(database, id, days, today);
    return id;
  };
  const people: UserId[] = [];
  for (const days of HISTORIES) people.push(await person(days));
  const histories = await costsOf(database, people, today);
  const aYear = people[HISTORIES.indexOf(A_YEAR)];
  if (aYear === undefined) throw new Error('Nobody has a year.');
  const others: Cost[] = [];
  let count = 0;
  for (const many of OTHERS) {
    for (; count < many; count += 1) await person(DAYS_OF_OTHERS);
    others.push(...(await costsOf(database, [aYear], today)));
  }
  return { histories, others };
};

const ms = (cost: Cost): number => median(cost.times);

const measuresOf = (engine: Engine, { histories, others }: Curves): Measure[] => {
  const [month, year] = histories;
  const decade = histories.at(-1);
  const [few] = others;
  const many = others.at(-1);
  if (!month || !year || !decade || !few || !many) throw new Error('A history was not measured.');
  const common = { goal: GOAL, better: 'lower' } as const;
  const over = (costs: readonly Cost[], what: (cost: Cost) => string): string =>
    `${costs.map(what).join(', ')}; load ${machineLoad().toFixed(1)}`;
  const inMs = (cost: Cost): string => ms(cost).toFixed(2);
  return [
    {
      ...common,
      name: `Dashboard, statements for ten years, ${engine}`,
      value: decade.statements / month.statements,
      unit: '× one month',
      detail: over(histories, ({ statements }) => String(statements)),
    },
    {
      // A month has fewer rows in the year that the pictures show, so a year is what ten are compared with.
      ...common,
      name: `Dashboard, rows for ten years, ${engine}`,
      value: decade.rows / year.rows,
      unit: '× one year',
      detail: over(histories, ({ rows }) => String(rows)),
    },
    {
      ...common,
      ...ratioOf(decade.times, year.times),
      name: `Dashboard, time for ten years, ${engine}`,
      unit: '× one year',
      detail: `${over(histories, inMs)}; ms for ${HISTORIES.join(', ')} days`,
    },
    {
      ...common,
      ...ratioOf(many.times, few.times),
      name: `Dashboard, time beside ${OTHERS.at(-1)} others, ${engine}`,
      unit: `× beside ${OTHERS[0]}`,
      detail: `${over(others, inMs)}; ms beside ${OTHERS.join(', ')} people`,
    },
  ];
};

const draw = (all: readonly (readonly [Engine, Curves])[]): void => {
  const panel = (title: string, of: keyof Curves, ends: readonly [string, string]) => {
    const curves = all.map(([name, curves]) => ({ name, values: curves[of].map(ms) }));
    const top = Math.ceil(Math.max(...curves.flatMap(({ values }) => values)));
    return { title, curves, ends, top, text: String };
  };
  const title = 'The time that opening the dashboard takes in the store';
  const panels = [
    panel(`ms with ${HISTORIES.join(', ')} days of entries`, 'histories', ['a month', 'ten years']),
    panel(`ms beside ${OTHERS.join(', ')} people`, 'others', [`${OTHERS[0]}`, `${OTHERS.at(-1)}`]),
  ];
  writeFileSync(PICTURE, curvePicture(title, panels));
};

/** What opening the dashboard costs inside the store, over years of history and over people, on both engines. */
export const measureSummaryCost = async (): Promise<Measure[]> => {
  const all: (readonly [Engine, Curves])[] = [];
  for (const engine of ENGINES) {
    const curves = await withStore(engine, async ({ place }) => {
      const database = await openDatabase(place);
      try {
        return await curvesOf(database);
      } finally {
        await database.close();
      }
    });
    all.push([engine, curves]);
  }
  draw(all);
  return all.flatMap(([engine, curves]) => measuresOf(engine, curves));
};
