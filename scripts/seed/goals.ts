import { v7 as uuidv7 } from 'uuid';
import { proposedLevels } from '#domain/goals/proposed-levels.ts';
import type { LocalDate, UserId } from '#domain/shared/brands.ts';
import { addDays } from '#domain/shared/time/local-date.ts';
import { readLevelPhrases } from '#server/content/level-phrases.ts';
import type { Database } from '#server/db/open.ts';
import { goalStore } from '#server/features/goals/goal-store.ts';
import type { DemoPerson } from './demo-people.ts';

interface Place {
  readonly database: Database;
  readonly userId: UserId;
  readonly person: DemoPerson;
  /** The last of the `days` that are entered. */
  readonly today: LocalDate;
  readonly days: number;
  readonly now: string;
}

/** Enters a demo person's goals, with the ratings that fall within the entered days. */
export const enterGoals = async ({
  database,
  userId,
  person,
  today,
  days,
  now,
}: Place): Promise<void> => {
  const goals = goalStore(database);
  const phrases = readLevelPhrases();
  for (const { ratings, now: atFirst, aim, steps, ...described } of person.goals) {
    const [begun = 0] = ratings.map(([daysAgo]) => daysAgo);
    const { id } = await goals.save(
      userId,
      {
        id: uuidv7(),
        from: 0,
        today,
        levels: [...proposedLevels(atFirst, aim, phrases)],
        plan: {
          ...described,
          startsOn: addDays(today, -begun),
          dueOn: addDays(today, 60),
          steps: steps.map((words) => ({ id: uuidv7(), words })),
          practiceDays: [],
          barriers: [],
          links: [],
        },
      },
      now,
    );
    for (const [daysAgo, level] of ratings.filter(([ago]) => ago < days)) {
      const date = addDays(today, -daysAgo);
      const rating = { id: uuidv7(), version: 1, level, date, note: '' };
      await goals.rate(userId, id, { ...rating, rater: 'person', raterId: userId }, now);
    }
  }
};
