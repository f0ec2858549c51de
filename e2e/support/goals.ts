import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { type Goal, goalEndpoints } from '#contract/goals.ts';
import { dayFromNow } from './routine.ts';

export const GOALS_PAGE = '/features/goals';

interface GivenGoal {
  readonly words: string;
  readonly importance?: 1 | 2 | 3;
  readonly steps?: readonly string[];
  /** The ratings, each with the number of days ago and the level. */
  readonly ratings?: readonly (readonly [daysAgo: number, level: number])[];
}

/** Creates a goal for a signed-in person through the API. */
export const giveGoal = async (
  page: Page,
  userId: string,
  { words, importance = 2, steps = [], ratings = [] }: GivenGoal,
): Promise<void> => {
  const id = randomUUID();
  const plan = {
    words,
    why: null,
    area: null,
    startsOn: await dayFromNow(page, -60),
    dueOn: null,
    importance,
    difficulty: 2,
    steps: steps.map((step) => ({ id: randomUUID(), words: step })),
    practiceDays: [],
    ifThen: null,
    barriers: [],
    links: [],
  };
  const levels = ['10 times', '7 times', '3 times', '2 times', '0 times'];
  const saved = await page.request.post('/api/goals/save', {
    data: { userId, id, from: 0, plan, levels },
  });
  expect(saved.status(), await saved.text()).toBe(201);
  for (const [daysAgo, level] of ratings) {
    const date = await dayFromNow(page, -daysAgo);
    const data = { userId, id: randomUUID(), goalId: id, version: 1, level, date, note: '' };
    const rated = await page.request.post('/api/goals/rate', { data });
    expect(rated.status(), await rated.text()).toBe(201);
  }
};

/** A person's goals as stored on the server. */
export const storedGoals = async (page: Page, userId: string): Promise<readonly Goal[]> => {
  const reply = await page.request.get(`/api/goals/all/${userId}`);
  expect(reply.status()).toBe(200);
  return goalEndpoints.all.reply.parse(await reply.json());
};

/** The card of a goal. */
export const goalCard = (page: Page, words: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: words }) });
