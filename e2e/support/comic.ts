import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { addDays } from '#domain/shared/time/local-date.ts';
import { localDateAt } from '#domain/shared/time/zone.ts';
import { moodBody } from '../../tests/support/visitor.ts';
import { visit } from '../warm.ts';

export const COMIC_PAGE = '/features/quiz/comic';
const ZONE = 'Europe/Paris';
/** Today's date in the tests' time zone. */
export const today = () => localDateAt(Date.now(), ZONE);
/** The name of the weekday this many days ago. */
export const weekday = (daysAgo: number): string =>
  new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' }).format(
    Date.parse(`${addDays(today(), -daysAgo)}T12:00:00Z`),
  );
/** The comic as one image. */
export const strip = (page: Page) => page.getByRole('img', { name: /^A comic with 4 panels\./ });
const WEEK = [
  [6, 25, ['Bad sleep']],
  [5, 50, []],
  [4, 0, ['Overwhelmed']],
  [3, 50, []],
  [2, 75, ['Social win']],
  [1, 75, []],
  [0, 100, ['Feeling grateful']],
] as const;

/** Logs a mood on each of the last seven days, through the API. */
export const giveWeek = async (page: Page, userId: string): Promise<void> => {
  for (const [daysAgo, mood, tags] of WEEK) {
    const timestamp = new Date(Date.now() - daysAgo * 86_400_000 - 1000).toISOString();
    const data = { ...moodBody(userId), timestamp, zone: ZONE, mood, tags };
    const reply = await page.request.post('/api/mood/submit', { data });
    expect(reply.status()).toBe(201);
  }
};

/** Opens the comic of a person who has logged moods. */
export const openComic = async (page: Page): Promise<void> => {
  await page.goto(COMIC_PAGE);
  await expect(strip(page)).toBeVisible();
};

/** Opens the comic through an in-app link. */
export const visitComic = async (page: Page): Promise<void> => {
  await visit(page, COMIC_PAGE);
  await expect(strip(page)).toBeVisible();
};

/** Presses a button and returns the file that it saved. */
export const saved = async (page: Page, button: string) => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return { name: download.suggestedFilename(), file: await readFile(await download.path()) };
};
