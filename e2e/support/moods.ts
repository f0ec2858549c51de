import { expect, type Page } from '@playwright/test';
import { moodBody } from '../../tests/support/visitor.ts';

/** Where the full check-in and the calendar are. */
export const MOOD_PAGE = '/features/focus-mood-tracker';

export const THANKS = 'Thanks for sharing your mood!';
export const KEPT = 'Your mood is kept on this device.';

/** Opens the page with the check-in. */
export const openMoods = async (page: Page): Promise<void> => {
  await page.goto(MOOD_PAGE);
  await expect(page.getByRole('slider', { name: 'Mood' })).toBeVisible();
};

/** Opens the further words of the check-in. */
export const openMoreWords = async (page: Page): Promise<void> => {
  await page.locator('summary', { hasText: 'More words' }).click();
  await expect(page.getByRole('checkbox', { name: 'Overload' })).toBeVisible();
};

/** Fills the check-in and presses Submit; `position` is 0 to 4. What comes of it is the test's. */
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

/** What the server has of a person's moods, from first to last. */
export const storedMoods = async (page: Page, userId: string): Promise<readonly StoredMood[]> => {
  const reply = await page.request.get(`/api/mood/all/${userId}`);
  expect(reply.status()).toBe(200);
  return reply.json();
};

/** The reasons of all stored moods, from first to last: enough to see order and doubles. */
export const storedReasons = async (page: Page, userId: string): Promise<readonly string[]> =>
  (await storedMoods(page, userId)).map(({ why }) => why);

/** Gives a signed-in person moods of other times, past the pages of the app: `[instant, mood]`. */
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
