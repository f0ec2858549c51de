import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { UserId } from '#domain/shared/brands.ts';
import { addDays, localDate } from '#domain/shared/time/local-date.ts';
import { answersBy } from '#tests/simulated/quiz/respondents.ts';
import { ENGINES } from '#tests/support/database/engines.ts';
import { type OpenFresh, openFresh } from '#tests/support/database/open-fresh.ts';
import { type QuizStore, quizStore } from './quiz-store.ts';

const NOW = '2026-03-10T12:00:00.000Z';
const TODAY = localDate('2026-03-10');
const place = { localDate: TODAY, zone: 'UTC' };
const weekly = (id: string, option: number) => ({
  id,
  ...place,
  condition: 'OCD' as const,
  finishedAt: NOW,
  responses: [{ questionId: 'weekly-301', selectedOptionIndex: option }],
});

describe.each(ENGINES)('the quiz store on %s', (engine) => {
  let database: OpenFresh;
  let store: QuizStore;
  let ada: UserId;
  let ben: UserId;

  beforeAll(async () => {
    database = await openFresh(engine);
    store = quizStore(database);
  });
  afterAll(() => database.end());
  beforeEach(async () => {
    ada = await database.person();
    ben = await database.person();
  });

  const takeFirst = (person: UserId, id: string, option: number) =>
    store.takeFirst(person, { id, ...place, responses: answersBy(() => option) }, NOW);

  it('keeps the first of several first quizzes, for each person separately', async () => {
    const kept = await takeFirst(ada, 'a', 1);
    expect(kept).toMatchObject({ id: 'a', scores: { ADHD: 25, Autism: 25, OCD: 25 } });
    expect(await takeFirst(ada, 'b', 4)).toEqual(kept);
    expect(await takeFirst(ada, 'a', 3)).toEqual(kept);
    expect(await store.first(ada)).toEqual(kept);
    expect(await store.first(ben)).toBeNull();
    expect(await store.primaryCondition(ben)).toBeNull();
  });

  it('returns the stored first quiz to all simultaneous submissions', async () => {
    const options = [0, 1, 2, 3, 4];
    const answers = await Promise.all(options.map((option) => takeFirst(ada, `${option}`, option)));
    const kept = await store.first(ada);
    for (const answer of answers) expect(answer).toEqual(kept);
  });

  it('keeps the last check-in of a date, and only one for each id', async () => {
    await store.takeWeekly(ben, weekly('a', 0));
    const first = await store.takeWeekly(ada, weekly('a', 1));
    expect(await store.takeWeekly(ada, weekly('a', 4))).toEqual(first);
    const tomorrow = addDays(TODAY, 1);
    const moved = { ...weekly('a', 4), localDate: tomorrow };
    expect(await store.takeWeekly(ada, moved)).toEqual(first);
    expect(await store.weekly(ada)).toEqual([{ date: TODAY, score: 25, condition: 'OCD' }]);

    await store.takeWeekly(ada, { ...weekly('b', 2), localDate: tomorrow });
    expect(await store.takeWeekly(ada, moved)).toEqual(first);
    await store.takeWeekly(ada, weekly('c', 3));
    expect((await store.weekly(ada)).map(({ score }) => score)).toEqual([75, 50]);
    expect((await store.weekly(ben)).map(({ score }) => score)).toEqual([0]);
  });

  it('stores a check-in once when it arrives for two dates at the same time', async () => {
    const dates = [TODAY, addDays(TODAY, 1), TODAY, addDays(TODAY, 1)];
    const answers = await Promise.all(
      dates.map((date) => store.takeWeekly(ada, { ...weekly('a', 2), localDate: date })),
    );
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await store.weekly(ada)).toHaveLength(1);
  });

  it('keeps the check-in that was finished last, whatever the order of arrival and repeats', async () => {
    const at = (hour: number) => `2026-03-10T${hour}:00:00.000Z`;
    const all = [
      { ...weekly('c', 1), finishedAt: at(10) },
      { ...weekly('a', 2), finishedAt: at(12) },
      { ...weekly('b', 3), finishedAt: at(12) },
    ];
    for (const order of [all, all.toReversed()]) {
      const person = await database.person();
      for (const each of [...order, ...all.toReversed()]) await store.takeWeekly(person, each);
      expect(await store.weekly(person)).toEqual([{ date: TODAY, score: 75, condition: 'OCD' }]);
    }
  });

  it('refuses to store anything for an unknown user', async () => {
    const nobody = crypto.randomUUID() as UserId;
    await expect(takeFirst(nobody, 'a', 1)).rejects.toThrow();
    await expect(store.takeWeekly(nobody, weekly('a', 1))).rejects.toThrow();
  });
});
