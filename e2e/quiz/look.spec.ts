import { expect, expectAccessibleInThemes, type Page, test } from '../fixtures.ts';
import {
  answerAll,
  giveFirst,
  openAnswered,
  openFirst,
  openWeekly,
  press,
  result,
} from '../support/quiz.ts';

/** The elements that are wider than what holds them. */
const tooWide = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('main *')]
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .filter((element) => getComputedStyle(element).display !== 'inline')
      .filter((element) => element.clientWidth > 1 && element.tagName !== 'INPUT')
      .map((element) => `${element.tagName} ${element.className}`),
  );

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const)
  test(`at ${width} px there are no barriers, and the way on is in sight`, async ({
    page,
    person,
    allowErrors,
  }) => {
    test.setTimeout(150_000);
    allowErrors(/net::ERR_|Failed to load resource/);
    await page.setViewportSize({ width, height });
    await page.goto('/features/quiz');
    await expect(page.getByText('Not taken yet. Begin here.')).toBeVisible();
    await expectAccessibleInThemes(page);
    await page.goto('/features/quiz/weekly');
    await expect(page.getByText('The first quiz comes before')).toBeVisible();
    await expectAccessibleInThemes(page);

    await openFirst(page);
    await expect(page.getByRole('button', { name: 'Next' })).toBeInViewport({ ratio: 1 });
    await press(page, 'Next');
    await expect(page.getByRole('alert')).toHaveText('Please answer the question.');
    await expectAccessibleInThemes(page);
    await openAnswered(page, person.userId, 3);
    await press(page, 'Submit Quiz');
    await expect(result(page, 'Your Neurotype Blend')).toBeVisible();
    await page.reload();
    await press(page, 'Reset and take it again');
    await expectAccessibleInThemes(page);
    await press(page, 'Keep my result');
    await expectAccessibleInThemes(page);

    await openWeekly(page);
    await expect(page.getByRole('button', { name: 'Next' })).toBeInViewport({ ratio: 1 });
    await answerAll(page, 6, 3);
    await expectAccessibleInThemes(page);
    await page.context().setOffline(true);
    await press(page, 'Submit Check-in');
    await expect(page.getByText('There is no connection right now.')).toBeVisible();
    await expectAccessibleInThemes(page);
    await page.context().setOffline(false);
    await expect(result(page, 'Weekly Results')).toBeVisible();
    await expectAccessibleInThemes(page);
    expect(await tooWide(page)).toEqual([]);
  });

for (const comfort of [{}, { textSize: 'huge', textSpacing: 'widest', font: 'opendyslexic' }]) {
  const name = Object.keys(comfort).length === 0 ? 'usual' : 'largest';
  test(`nothing sticks out at 320 px with the ${name} text`, async ({ page, person }) => {
    test.slow();
    await page.setViewportSize({ width: 320, height: 640 });
    await page.evaluate((value) => localStorage.setItem('comfort', value), JSON.stringify(comfort));
    const check = async (): Promise<void> => {
      await page.evaluate(() => document.fonts.ready);
      expect(await tooWide(page)).toEqual([]);
    };
    await page.goto('/features/quiz');
    await expect(page.getByText('Not taken yet. Begin here.')).toBeVisible();
    await check();
    await openAnswered(page, person.userId, 1);
    await check();
    await giveFirst(page, person.userId, 'Autism');
    await page.reload();
    await expect(result(page, 'Your Neurotype Blend')).toBeVisible();
    await check();
    await openWeekly(page);
    await answerAll(page, 6, 0);
    await check();
    await press(page, 'Submit Check-in');
    await expect(result(page, 'Weekly Results')).toBeVisible();
    await check();
  });
}
