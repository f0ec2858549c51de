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
import { type Measure, machineLoad, median, medianOf } from './measure.ts';
import { withStore } from './people/store.ts';

/** The number of days with entries. */
const A_YEAR = 365;
const HISTORIES = [30, A_YEAR, 2 * A_YEAR, 5 * A_YEAR, 10 * A_YEAR];
/** The numbers of other people, each tested in a separate database. */
const OTHERS = [100, 1000, 10_000];
const DAYS_OF_OTHERS = 60;
const ROWS_AT_ONCE = 500;
/** The number of rounds per median; `BLOCKS` is the number of medians, and `WARM_UP` rounds do not count. */
const ROUNDS = 100;
const BLOCKS = 8;
const WARM_UP = 100;
const GOAL = 1.2;
const PICTURE = path.join(import.meta.dirname, '..', 'docs', 'pictures', 'cost.svg');

interface Cost {
  readonly statements: number;
  readonly rows: number;
  /** The time inside the store in milliseconds: the median of each block of rounds. */
  readonly times: readonly number[];
}

/** A person who opens the dashboard. */
interface Opener {
  readonly database: Database;
  readonly userId: UserId;
}

/**
 * Adds entries for the last `days` days of a person who never chooses a tag, so that the search for the earliest tag
 * finds nothing.
 */
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

/** The dashboard store, with counters of its database use since `forget`. */
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

/** The cost of opening the dashboard for each of these people, measured in alternation. */
const costsOf = async (openers: readonly Opener[], today: LocalDate): Promise<readonly Cost[]> => {
  for (const { database } of openers) await sql`analyze`.execute(database.db);
  const opening = openers.map(({ database, userId }) => {
    const { store, forget, counts } = countingStore(database);
    const open = async (): Promise<number> => {
      forget();
      const startedAt = performance.now();
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
      return performance.now() - startedAt;
    };
    return { open, counts, times: [] as number[] };
  });
  for (let round = 0; round < WARM_UP; round += 1) for (const { open } of opening) await open();
  for (let block = 0; block < BLOCKS; block += 1) {
    const rounds = opening.map(() => [] as number[]);
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [index, { open }] of opening.entries()) rounds[index]?.push(await open());
    for (const [index, { times }] of opening.entries()) times.push(median(rounds[index] ?? []));
  }
  return opening.map(({ counts, times }) => ({ ...counts(), times }));
};

/** The costs by length of history, and the costs of a person with a year of entries by number of other people. */
interface Curves {
  readonly histories: readonly Cost[];
  readonly others: readonly Cost[];
}

/** Adds a person with entries on the last `days` days. */
const person = async (database: Database, days: number, today: LocalDate): Promise<Opener> => {
  const userId = newUserId();
  await userStore(database.db).addGuest(userId, new Date().toISOString());
  await enter(database, userId, days, today);
  return { database, userId };
};

/** Opens empty databases of the engine and closes them when `use` is done. */
const withDatabases = <Result>(
  engine: Engine,
  count: number,
  use: (databases: readonly Database[]) => Promise<Result>,
  open: readonly Database[] = [],
): Promise<Result> =>
  open.length === count
    ? use(open)
    : withStore(engine, async ({ place }) => {
        const database = await openDatabase(place);
        try {
          return await withDatabases(engine, count, use, [...open, database]);
        } finally {
          await database.close();
        }
      });

const curvesOn = (engine: Engine): Promise<Curves> =>
  withDatabases(engine, OTHERS.length + 1, async ([alone, ...beside]) => {
    if (alone === undefined) throw new Error('There is no database.');
    const today = localDateAt(Date.now(), 'UTC');
    const openers: Opener[] = [];
    for (const days of HISTORIES) openers.push(await person(alone, days, today));
    const histories = await costsOf(openers, today);
    const withAYear: Opener[] = [];
    for (const [index, database] of beside.entries()) {
      for (let count = 0; count < (OTHERS[index] ?? 0); count += 1)
        await person(database, DAYS_OF_OTHERS, today);
      withAYear.push(await person(database, A_YEAR, today));
    }
    return { histories, others: await costsOf(withAYear, today) };
  });

const ms = (cost: Cost): number => median(cost.times);

/** The ratio of one cost to another, as the median over the blocks. */
const timesMore = (cost: Cost, base: Cost) => {
  return medianOf(cost.times.map((time, block) => time / (base.times[block] ?? Number.NaN)));
};

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
  const name = (what: string) => `Dashboard, ${what} for ten years, ${engine}`;
  const rows = over(histories, (cost) => String(cost.rows));
  const time = `${over(histories, inMs)}; ms for ${HISTORIES.join(', ')} days`;
  return [
    {
      ...common,
      name: name('statements'),
      value: decade.statements / month.statements,
      unit: '× one month',
      detail: over(histories, ({ statements }) => String(statements)),
    },
    // The heatmap shows a year. A history of one month fills only part of it, so a year is also used as a baseline.
    ...[
      { base: month, unit: '× one month' },
      { base: year, unit: '× one year' },
    ].flatMap(({ base, unit }) => [
      { ...common, name: name('rows'), value: decade.rows / base.rows, unit, detail: rows },
      { ...common, ...timesMore(decade, base), name: name('time'), unit, detail: time },
    ]),
    {
      ...common,
      ...timesMore(many, few),
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

/**
 * The cost of opening the dashboard inside the store, by length of history and by number of people, on both engines.
 */
export const measureSummaryCost = async (): Promise<Measure[]> => {
  const all: (readonly [Engine, Curves])[] = [];
  for (const engine of ENGINES) all.push([engine, await curvesOn(engine)]);
  draw(all);
  return all.flatMap(([engine, curves]) => measuresOf(engine, curves));
};
