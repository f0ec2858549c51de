import { expect, type Page } from '@playwright/test';
import { moodBody } from '../../tests/support/visitor.ts';

export const MOOD_PAGE = '/features/focus-mood-tracker';

export const THANKS = 'Thanks for sharing your mood!';
export const KEPT = 'Your mood is saved on this device and will be sent later.';

export const openMoods = async (page: Page): Promise<void> => {
  await page.goto(MOOD_PAGE);
  await expect(page.getByRole('slider', { name: 'Mood' })).toBeVisible();
};

/** Opens the other words, energy and body of the check-in. */
export const openMoreWords = async (page: Page): Promise<void> => {
  await page.locator('summary', { hasText: 'More words' }).press('Enter');
  await expect(page.getByRole('checkbox', { name: 'Overload' })).toBeVisible();
};

/** Opens the calendar, which is collapsed on a phone. */
export const openCalendar = async (page: Page): Promise<void> => {
  await page.locator('summary', { hasText: 'Mood Calendar' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
};

/** Fills in the check-in and presses Submit; `position` is 0 to 4. Does not check the outcome. */
export const checkIn = async (page: Page, position: number, why: string): Promise<void> => {
  await page.getByRole('slider', { name: 'Mood' }).fill(String(position));
  await page.getByLabel('Why?').fill(why);
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
};

interface StoredMood {
  readonly id: string;
  readonly mood: number;
  readonly why: string;
  readonly localDate: string;
  readonly zone: string;
  readonly timestamp: string;
  readonly tags: readonly string[];
  readonly ownTags: readonly string[];
  readonly energy: number | null;
  readonly body: readonly string[];
}

/** A person's moods as stored on the server, earliest first. */
export const storedMoods = async (page: Page, userId: string): Promise<readonly StoredMood[]> => {
  const reply = await page.request.get(`/api/mood/all/${userId}`);
  expect(reply.status()).toBe(200);
  return reply.json();
};

/** The reasons of all stored moods, earliest first, from which tests can see the order and duplicates. */
export const storedReasons = async (page: Page, userId: string): Promise<readonly string[]> =>
  (await storedMoods(page, userId)).map(({ why }) => why);

/** Logs moods at past times through the API: `[instant, mood]`. */
export const logPast = async (
  page: Page,
  userId: string,
  moods: readonly (readonly [timestamp: string, mood: number])[],
): Promise<void> => {
  for (const [timestamp, mood] of moods) {
    const data = { ...moodBody(userId), timestamp, mood, zone: 'Europe/Paris' };
    const reply = await page.request.post('/api/mood/submit', { data });
    expect(reply.status()).toBe(201);
  }
};
