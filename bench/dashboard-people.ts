import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import BetterSqlite3 from 'better-sqlite3';
import type { LocalDate } from '#domain/shared/brands.ts';
import { addDays } from '#domain/shared/time/local-date.ts';
import { localDateAt } from '#domain/shared/time/zone.ts';
import type { AppServer } from '../tests/support/app-server.ts';
import { type Visitor, visit } from '../tests/support/visitor.ts';

const OTHERS = 2000;
const DAYS_OF_OTHERS = 60;
const TASKS_A_DAY = 5;
const MOODS_A_DAY = 2;
const MOODS = [0, 25, 50, 75, 100];
const TYPES = ['Phone', 'Noise', 'Thoughts', 'People', 'Fatigue'];

/** Functions that write tasks, moods, distractions and check-ins directly into the database file, for speed. */
const writer = (file: BetterSqlite3.Database) => {
  const user = file.prepare(
    "insert into users (id, name, role, created_at) values (?, '', 'guest', ?)",
  );
  const task = file.prepare(
    `insert into tasks (user_id, id, title, completed, estimated_minutes, type, local_date, position,
     size, steps, created_at) values (?, ?, 'A task', ?, 30, 'personal', ?, ?, 'full', '[]', ?)`,
  );
  const taskDay = file.prepare(
    'insert into task_days (user_id, local_date, total, completed) values (?, ?, ?, ?)',
  );
  const mood = file.prepare(
    `insert into mood_logs (user_id, id, logged_at, local_date, zone, mood, emoji, why, tags, created_at)
     values (?, ?, ?, ?, 'UTC', ?, '🙂', '', '[]', ?)`,
  );
  const distraction = file.prepare(
    `insert into distraction_logs (user_id, id, type, logged_at, local_date, zone, created_at)
     values (?, ?, ?, ?, ?, 'UTC', ?)`,
  );
  const count = file.prepare(
    `insert into distraction_counts values (?, ?, 1)
     on conflict (user_id, type) do update set count = count + 1`,
  );
  const checkIn = file.prepare(
    `insert into weekly_quizzes (user_id, local_date, id, condition, responses, weights_version, score,
     zone, taken_at) values (?, ?, ?, ?, '[]', 1, ?, 'UTC', ?)`,
  );
  return {
    person: (userId: string, now: string) => user.run(userId, now),
    day: (userId: string, date: LocalDate, index: number) => {
      const completed = index % (TASKS_A_DAY + 1);
      const at = `${date}T10:00:00.000Z`;
      for (let place = 0; place < TASKS_A_DAY; place += 1) {
        task.run(userId, randomUUID(), place < completed ? 1 : 0, date, place, at);
      }
      taskDay.run(userId, date, TASKS_A_DAY, completed);
      for (let time = 0; time < MOODS_A_DAY; time += 1) {
        const loggedAt = `${date}T1${time}:00:00.000Z`;
        mood.run(userId, randomUUID(), loggedAt, date, MOODS[(index + time) % 5], loggedAt);
      }
      const type = TYPES[index % 5];
      distraction.run(userId, randomUUID(), type, at, date, at);
      count.run(userId, type);
      if (index % 7 !== 0) return;
      const condition = index < DAYS_OF_OTHERS ? 'ADHD' : 'Autism';
      checkIn.run(userId, date, randomUUID(), condition, (index * 3) % 101, at);
    },
  };
};

/**
 * Fills a server's database with up to 2,000 other people, who have two months of entries each, day by day as in real
 * use. Also adds one visitor for each item of `histories`, with entries on that many days up to today.
 */
export const fillWithPeople = async (
  server: AppServer,
  histories: readonly number[],
  countOfOthers = OTHERS,
): Promise<readonly Visitor[]> => {
  const visitors: Visitor[] = [];
  for (const _ of histories) visitors.push(await visit(server.url));
  const file = new BetterSqlite3(path.join(server.dataDir, 'evenkeel.db'), { timeout: 10_000 });
  file.pragma('synchronous = OFF');
  const write = writer(file);
  const others = Array.from({ length: countOfOthers }, () => randomUUID());
  const today = localDateAt(Date.now(), 'UTC');
  const fill = file.transaction(() => {
    for (const userId of others) write.person(userId, new Date().toISOString());
    const longest = Math.max(...histories, DAYS_OF_OTHERS);
    for (let ago = longest - 1; ago >= 0; ago -= 1) {
      const date = addDays(today, -ago);
      for (const [index, { userId }] of visitors.entries()) {
        if (ago < (histories[index] ?? 0)) write.day(userId, date, ago);
      }
      if (ago < DAYS_OF_OTHERS) for (const userId of others) write.day(userId, date, ago);
    }
  });
  fill();
  file.close();
  // Give the HTTP client time to notice connections that the server closed in the meantime.
  await delay(100);
  return visitors;
};
