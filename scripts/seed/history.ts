import { v7 as uuidv7 } from 'uuid';
import type { Task } from '#contract/tasks.ts';
import type { LocalDate, UserId } from '#domain/shared/brands.ts';
import { type Random, seededRandom } from '#domain/shared/numbers/random.ts';
import { BANDS } from '#domain/shared/time/bands.ts';
import { HOUR_MS } from '#domain/shared/time/durations.ts';
import { addDays } from '#domain/shared/time/local-date.ts';
import { hourAt, localDateAt } from '#domain/shared/time/zone.ts';
import { CATALOGUE } from '#domain/tasks/catalogue/catalogue.ts';
import { NO_WISHES } from '#domain/tasks/scheduler/wishes.ts';
import { moodBandOf } from '#domain/tasks/vocabulary.ts';
import type { Database } from '#server/db/open.ts';
import { recordStore } from '#server/features/attention/record-store.ts';
import { distractionStore } from '#server/features/distraction/distraction-store.ts';
import { gameStore } from '#server/features/games/game-store.ts';
import { moodStore } from '#server/features/mood/mood-store.ts';
import { quizStore } from '#server/features/quiz/quiz-store.ts';
import { smartTasks } from '#server/features/tasks/smart/smart-tasks.ts';
import { taskStore } from '#server/features/tasks/task-store.ts';
import {
  capacityOn,
  moodOn,
  personOf,
  type SimulatedPerson,
  trueChance,
} from '#tests/simulated/tasks/people.ts';
import { testTaker } from './attention.ts';
import { chatWriter } from './chat.ts';
import { distractionsOfDay, moodsOfDay, pick } from './day.ts';
import type { DemoPerson } from './demo-people.ts';
import { gamePlayer } from './games.ts';
import { enterGoals } from './goals.ts';
import { ownCare } from './own-care.ts';
import { quizTaker } from './quizzes.ts';
import { routineKeeper } from './routines.ts';

/** The hour at which a demo day starts. */
const MORNING_HOUR = 8;
/** The share of the tasks to do today that are already completed. It is less than 1, because today is not over. */
const DONE_OF_TODAY = 0.6;

const areaOf = new Map(
  CATALOGUE.flatMap((template) =>
    Object.values(template.sizes).map(({ title }) => [title, template.area] as const),
  ),
);

/** The time 8:00 on a date in a zone, in milliseconds since the Unix epoch. */
const morningOf = (date: LocalDate, zone: string): number => {
  let instant = Date.parse(`${date}T08:00:00Z`);
  while (localDateAt(instant, zone) > date) instant -= HOUR_MS;
  while (localDateAt(instant, zone) < date) instant += HOUR_MS;
  return instant + (MORNING_HOUR - hourAt(instant, zone)) * HOUR_MS;
};

/** The smart tasks that the person does on a day, in order, until their capacity is used up. */
const doneOf = (
  tasks: readonly Task[],
  who: SimulatedPerson,
  day: number,
  mood: number,
  random: Random,
): readonly Task[] => {
  let left = capacityOn(who, day, mood);
  return tasks.filter((task) => {
    const area = areaOf.get(task.title);
    if (area === undefined || task.band === null || task.estimatedTime > left + 3) return false;
    const situation = { area, size: task.size, band: task.band, mood: moodBandOf(mood) };
    if (random() >= trueChance(who, day, situation)) return false;
    left -= task.estimatedTime;
    return true;
  });
};

interface SeededHistory {
  readonly database: Database;
  readonly userId: UserId;
  readonly person: DemoPerson;
  /** The last day, which is not over yet. */
  readonly today: LocalDate;
  readonly days: number;
  readonly zone: string;
  /** The latest allowed instant of an entry, in milliseconds since the Unix epoch. */
  readonly nowMs: number;
}

/** Enters a fictional person's history through the app's stores and scheduler. */
export const enterHistory = async (history: SeededHistory): Promise<void> => {
  const { database, userId, person, today, days, zone, nowMs } = history;
  const random = seededRandom(person.seed);
  const who = personOf(person.kind, seededRandom(person.seed + 1));
  const [moods, tasks] = [moodStore(database), taskStore(database)];
  const [smart, distractions] = [smartTasks(database, null), distractionStore(database)];
  const answerQuizzes = quizTaker({
    quizzes: quizStore(database),
    userId,
    person,
    random: seededRandom(person.seed + 2),
  });
  const takeTests = testTaker({
    records: recordStore(database),
    userId,
    person,
    random: seededRandom(person.seed + 3),
  });
  const playGames = gamePlayer({
    games: gameStore(database),
    userId,
    person,
    days,
    random: seededRandom(person.seed + 4),
  });
  const keepRoutines = routineKeeper({
    database,
    userId,
    person,
    random: seededRandom(person.seed + 6),
  });
  const writeToChat = chatWriter({
    database,
    userId,
    person,
    random: seededRandom(person.seed + 5),
  });
  const careForOneself = await ownCare({
    database,
    userId,
    person,
    zone,
    random: seededRandom(person.seed + 7),
  });
  const energyRandom = seededRandom(person.seed + 8);
  // A separate generator, so that the days are the same in each run. The other generators draw more or fewer numbers,
  // depending on the suggestions.
  const presenceRandom = seededRandom(person.seed + 9);

  for (let day = 0; day < days; day += 1) {
    const date = addDays(today, day + 1 - days);
    if (date !== today && presenceRandom() > person.presence) continue;
    const morningMs = morningOf(date, zone);
    const now = new Date(Math.min(nowMs, morningMs + HOUR_MS)).toISOString();
    const mood = moodOn(who, day, random);
    const place = { localDate: date, zone };
    const isPast = ({ timestamp }: { readonly timestamp: string }): boolean =>
      Date.parse(timestamp) <= nowMs;
    const lens = await answerQuizzes({ ...place, now, mood });
    for (const log of moodsOfDay(mood, morningMs, random, energyRandom).filter(isPast))
      await moods.add(userId, { ...log, ...place }, log.timestamp);
    for (const log of distractionsOfDay(person, morningMs, random).filter(isPast))
      await distractions.add(userId, { ...log, ...place }, log.timestamp);
    await takeTests(now);
    await writeToChat({ ...place, now });
    await playGames({ ...place, morningMs, nowMs });
    await keepRoutines({ date, morningMs, nowMs, now, daysAgo: days - 1 - day });
    await careForOneself({ date, morningMs, nowMs, daysAgo: days - 1 - day });
    const own = random() < 0.4 ? pick(person.ownTasks, random) : undefined;
    if (own !== undefined) {
      const [title, estimatedTime] = own;
      const added = await tasks.add(userId, { id: uuidv7(), title, estimatedTime, date }, now);
      // Most personal tasks are completed. The rest are deleted, so that they do not accumulate.
      if (random() < 0.7) await tasks.update(userId, added._id, { completed: true }, now);
      else if (date !== today) await tasks.remove(userId, added._id);
    }
    const offered = await smart.generate(userId, {
      today: date,
      bandsLeft: BANDS,
      mood: moodBandOf(mood),
      because: mood < 50 ? { what: 'mood', tag: null, day: 'today' } : null,
      moodKnown: true,
      lens,
      wishes: NO_WISHES,
      routines: { minutes: 0, past: new Map() },
      now,
    });
    for (const task of doneOf(offered, who, day, mood, random)) {
      if (date === today && random() > DONE_OF_TODAY) continue;
      await tasks.update(userId, task._id, { completed: true }, now);
    }
  }
  await enterGoals({ database, userId, person, today, days, now: new Date(nowMs).toISOString() });
};
