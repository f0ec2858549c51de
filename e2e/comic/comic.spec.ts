import { expect, expectAccessible, test as journey, type Page } from '../fixtures.ts';
import { reload, setTime } from '../support/clock.ts';
import {
  COMIC_PAGE,
  giveWeek,
  openComic,
  saved,
  strip,
  visitComic,
  weekday,
} from '../support/comic.ts';
import { NO_ANSWER } from '../support/failing-server.ts';
import { overflow, setComfort } from '../support/look.ts';
import { checkIn, KEPT, logPast, openMoods, THANKS } from '../support/moods.ts';
import { untilInstalled } from '../support/offline.ts';
import { refuseCalls } from '../support/refusing-server.ts';
import { holdCalls } from '../support/slow-server.ts';
import { test, visit } from '../warm.ts';

const story = (page: Page) =>
  page.getByRole('region', { name: 'The story in words' }).getByRole('listitem');

test('the comic is "coming soon" until the first check-in', async ({ page, person: _ }) => {
  await visit(page, COMIC_PAGE);
  await expect(page.getByText('Mood Comic Coming Soon...', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Log how you feel' }).click();
  await checkIn(page, 3, '');
  await expect(page.getByText(THANKS)).toBeVisible();
  await page.goBack();
  await expect(strip(page)).toHaveAccessibleName(
    `A comic with 4 panels. On ${weekday(0)}, your mood was good.`,
  );
  await expect(page.getByText('Mood Comic Coming Soon...')).toHaveCount(0);
});

for (const day of ['2024-03-15', '2024-04-01']) {
  test(`with only older moods the page says on ${day} that the last seven days have none`, async ({
    page,
    person,
  }) => {
    await setTime(page, Date.parse(`${day}T12:00:00Z`));
    await logPast(page, person.userId, [['2024-03-07T12:00:00Z', 75]]);
    await visit(page, COMIC_PAGE);
    await expect(page.getByText('No moods logged in the last seven days.')).toBeVisible();
    await expect(page.getByText('Mood Comic Coming Soon...')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Log how you feel' })).toBeVisible();
  });
}

test('a week of moods and tags becomes four panels, as pictures and text, at each width without barriers', async ({
  page,
  person,
}) => {
  await giveWeek(page, person.userId);
  await visitComic(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mood Comic');
  await expect(strip(page).locator('svg')).toHaveCount(4);
  const summary = `From ${weekday(6)} to ${weekday(0)}, your mood went from low to very good.`;
  await expect(page.getByText(summary, { exact: true })).toBeVisible();
  const captions = [
    `${weekday(6)}. A bad night’s sleep. Mood: low.`,
    new RegExp(`^${weekday(4)}\\. .*Mood: very low\\.$`),
    new RegExp(`^${weekday(2)}\\. .*Mood: good\\.$`),
    new RegExp(`^${weekday(0)}\\. .*Mood: very good\\.$`),
  ];
  await expect(strip(page).locator('figcaption')).toHaveText(captions);
  await expect(story(page)).toHaveCount(4);
  await expect(story(page).first()).toHaveText(
    new RegExp(`^Panel 1: ${weekday(6)}\\. A bad night’s sleep\\. Mood: low\\. A person .*\\.$`),
  );
  await expect(story(page).first()).toBeVisible();
  // The image has only an accessible name, so that screen readers do not read the story twice.
  await expect(strip(page)).toHaveAccessibleName(`A comic with 4 panels. ${summary}`);
  await expect(strip(page)).toHaveAccessibleDescription('');

  // The panels are in one column on a phone and in two columns on a desktop.
  for (const [width, columns] of [
    [320, 1],
    [390, 1],
    [1280, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    const columnsNow = async () => {
      const lefts = await strip(page)
        .locator('figure')
        .evaluateAll((all) => all.map((panel) => Math.round(panel.getBoundingClientRect().left)));
      return new Set(lefts).size;
    };
    await expect.poll(columnsNow).toBe(columns);
    await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);
    if (width === 390) await expectAccessible(page);
  }

  await page.getByRole('link', { name: 'Back to All quizzes' }).click();
  await expect(page).toHaveURL('/features/quiz');
});

journey.describe('with the app installed', () => {
  journey.use({ serviceWorkers: 'allow' });

  journey(
    'the comic opens offline, from the data saved on this device',
    async ({ page, context, person, allowErrors }) => {
      allowErrors(NO_ANSWER);
      await giveWeek(page, person.userId);
      await openComic(page);
      const drawn = await strip(page).innerHTML();
      await untilInstalled(page);
      await context.setOffline(true);
      await reload(page);
      await expect(page.getByText('You’re seeing what was saved on this device.')).toBeVisible();
      expect(await strip(page).innerHTML()).toBe(drawn);
      expect((await saved(page, 'Download as PNG')).name).toMatch(/\.png$/);

      // Unsent entries are also part of the story.
      await openMoods(page);
      await checkIn(page, 0, '');
      await expect(page.getByText(KEPT)).toBeVisible();
      await page.goto(COMIC_PAGE);
      await expect(strip(page).locator('figcaption').last()).toHaveText(/Mood: very low\.$/);
    },
  );
});

const MOODS = '**/api/mood/all/**';

test('the comic shows that it is loading, and offers a retry if it fails', async ({
  page,
  person,
  allowErrors,
}) => {
  allowErrors(/500/);
  await giveWeek(page, person.userId);
  await visit(page, '/features/quiz');
  await refuseCalls(page, MOODS, { status: 500, message: 'Something went wrong.' });
  const { letGo } = await holdCalls(page, MOODS, { end: (route) => route.fallback() });
  await page.getByRole('link', { name: 'Open the comic' }).click();
  await expect(page.getByText('Loading…')).toBeVisible();
  letGo();
  await expect(page.getByText(/^We couldn’t load your moods\./)).toBeVisible();
  await expect(page.getByText('Mood Comic Coming Soon...')).toHaveCount(0);
  await page.unroute(MOODS);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(strip(page)).toBeVisible();
});

test('the comic is drawn in the colors of the theme', async ({ page, person }) => {
  await giveWeek(page, person.userId);
  const colors = () =>
    strip(page)
      .locator('svg path')
      .evaluateAll((all) => [...new Set(all.map((path) => getComputedStyle(path).fill))].sort());
  await visitComic(page);
  const light = await colors();
  expect(light.length).toBeGreaterThan(4);
  await setComfort(page, { theme: 'dark' });
  const dark = await colors();
  expect(dark.length).toBe(light.length);
  expect(dark.filter((color) => light.includes(color))).toEqual(['none']);
});
