import { usualScores } from '#domain/dashboard/progress.ts';
import { addDays } from '#domain/shared/time/local-date.ts';
import { localDateAt } from '#domain/shared/time/zone.ts';
import type { AppServer } from '#tests/support/app-server.ts';
import { expectAccessible, test as journey, type Page } from '../fixtures.ts';
import { checkInToday, givePastCheckIns, takeFirstQuiz } from '../support/check-ins.ts';
import { reload, settled } from '../support/clock.ts';
import { NO_ANSWER } from '../support/failing-server.ts';
import { overflow, setComfort } from '../support/look.ts';
import { untilInstalled } from '../support/offline.ts';
import { expect, test, visit } from '../warm.ts';

const ZONE = 'Europe/Paris';
const today = () => localDateAt(Date.now(), ZONE);
const long = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const longDate = (weeksAgo: number): string =>
  long.format(Date.parse(`${addDays(today(), -7 * weeksAgo)}T12:00:00Z`));
const widget = (page: Page) => page.getByRole('region', { name: /^Weekly Progress for / });
const chart = (page: Page) => widget(page).getByRole('img');

/** Creates check-ins for five weeks about autism and three about ADHD. The last check-in is taken through the API. */
const giveWeeks = async (page: Page, server: AppServer, userId: string): Promise<void> => {
  const scores = [58, 62, 46, 50, 42, 71, 67];
  givePastCheckIns(
    server,
    userId,
    scores.map((score, place) => ({
      date: addDays(today(), -7 * (scores.length - place)),
      score,
      condition: place < 5 ? 'Autism' : 'ADHD',
    })),
  );
  await takeFirstQuiz(page, userId);
  expect((await checkInToday(page, userId, 2)).scores).toEqual({ ADHD: 50 });
};

journey(
  'somebody without scores sees how to get them, and no chart code is loaded',
  async ({ page, person: _ }) => {
    await page.goto('/dashboard');
    await settled(page);
    await expect(widget(page).getByText('No progress data yet.')).toBeVisible();
    await expect(widget(page).getByRole('heading')).toHaveText('Weekly Progress for you');
    await expect(chart(page)).toHaveCount(0);
    // The service worker fetches every file for offline use; the page itself must not.
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    expect(loaded.filter((name) => name.includes('progress-chart'))).toEqual([]);
  },
);

test('each condition has its own line and marker, and the latest one is shown first', async ({
  page,
  person,
  server,
}) => {
  await giveWeeks(page, server, person.userId);
  await visit(page, '/dashboard');
  await expect(widget(page).getByRole('heading')).toHaveText('Weekly Progress for ADHD');
  await expect(
    widget(page).getByText(
      `On ${longDate(0)}, ADHD traits came up sometimes. The score was 50 out of 100.`,
    ),
  ).toBeVisible();
  await expect(widget(page).getByText(/not a diagnosis/)).toBeVisible();
  await expect(chart(page)).toHaveAccessibleName(
    `Line chart for ADHD with 3 scores from ${longDate(2)} to ${longDate(0)}. The table below has the same scores.`,
  );
  expect((await chart(page).boundingBox())?.height).toBe(300);
  const points = chart(page)
    .locator('path')
    .filter({ has: page.locator('title') });
  await expect(points.locator('title')).toHaveText([
    `${longDate(2)}: 71 out of 100, ADHD`,
    `${longDate(1)}: 67 out of 100, ADHD`,
    `${longDate(0)}: 50 out of 100, ADHD`,
  ]);
  const sign = await points.first().getAttribute('d');

  await widget(page).getByRole('radio', { name: 'Autism' }).check();
  await expect(widget(page).getByRole('heading')).toHaveText('Weekly Progress for Autism');
  await expect(points.locator('title')).toHaveText([
    `${longDate(7)}: 58 out of 100, Autism`,
    `${longDate(6)}: 62 out of 100, Autism`,
    `${longDate(5)}: 46 out of 100, Autism`,
    `${longDate(4)}: 50 out of 100, Autism`,
    `${longDate(3)}: 42 out of 100, Autism`,
  ]);
  expect(await points.first().getAttribute('d')).not.toBe(sign);
  // Higher scores are higher in the chart.
  const heights = await points.evaluateAll((all) => all.map((p) => p.getBoundingClientRect().top));
  expect(heights[1]).toBeLessThan(heights[0] ?? 0);
  expect(heights[2]).toBeGreaterThan(heights[1] ?? 0);

  await test.step('the keyboard opens the table, which contains every score', async () => {
    const summary = widget(page).getByText('Show the scores as a table');
    await summary.focus();
    await page.keyboard.press('Enter');
    const table = widget(page).getByRole('region', { name: 'Scores from your check-ins' });
    await expect(table).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(table).toBeFocused();
    await expect(table.getByRole('row')).toHaveCount(1 + 5);
    await expect(table.getByRole('columnheader')).toHaveText([
      'Day',
      'About',
      'How often',
      'Score',
    ]);
    await expect(table.getByRole('row').nth(1)).toHaveText(`${longDate(3)}Autismsometimes42`);
    await expect(table.getByRole('row').last()).toHaveText(`${longDate(7)}Autismsometimes58`);
  });
});

test('the usual ups and downs are a band, and the text calls a score within it no change', async ({
  page,
  person,
  server,
}) => {
  const scores = [50, 58, 42, 54, 46, 50, 62, 54];
  givePastCheckIns(
    server,
    person.userId,
    scores.map((score, place) => ({
      date: addDays(today(), -7 * (scores.length - 1 - place)),
      score,
      condition: 'ADHD',
    })),
  );
  await visit(page, '/dashboard');
  const range = usualScores(scores);
  const [low, high] = [Math.round(range?.low ?? 0), Math.round(range?.high ?? 0)];
  await expect(
    widget(page).getByText(
      `Your latest score, 54, is within your usual ups and downs. They go from ${low} to ${high}, based on your previous 7 check-ins. A score in this range doesn’t count as a change.`,
    ),
  ).toBeVisible();
  await expect(widget(page).getByText(/The band in the chart shows/)).toBeVisible();
  const band = await chart(page).locator('rect').boundingBox();
  const latest = chart(page)
    .locator('path')
    .filter({ has: page.locator('title') })
    .last();
  const point = await latest.boundingBox();
  const middle = (point?.y ?? 0) + (point?.height ?? 0) / 2;
  expect(middle).toBeGreaterThan(band?.y ?? 0);
  expect(middle).toBeLessThan((band?.y ?? 0) + (band?.height ?? 0));
});

journey.describe('with the app installed', () => {
  journey.use({ serviceWorkers: 'allow' });

  journey(
    'the chart stays available offline, even after reopening the page',
    async ({ page, context, person, server, allowErrors }) => {
      allowErrors(NO_ANSWER);
      await giveWeeks(page, server, person.userId);
      await page.goto('/dashboard');
      await expect(chart(page)).toBeVisible();
      await untilInstalled(page);
      await context.setOffline(true);
      await reload(page);
      await expect(chart(page)).toHaveAccessibleName(/^Line chart for ADHD with 3 scores/);
      await expect(
        widget(page).getByText('You’re seeing what was saved on this device.'),
      ).toBeVisible();
    },
  );
});

test('a single score is a point', async ({ page, person, server }) => {
  const one = { date: today(), score: 30, condition: 'OCD' } as const;
  givePastCheckIns(server, person.userId, [one]);
  await visit(page, '/dashboard');
  await expect(chart(page)).toHaveAccessibleName(
    `Line chart for OCD with one score, from ${longDate(0)}. The table below has the same scores.`,
  );
  await expect(chart(page).locator('title')).toHaveText(`${longDate(0)}: 30 out of 100, OCD`);
  await expect(
    widget(page).getByText(
      `On ${longDate(0)}, OCD traits came up rarely. The score was 30 out of 100.`,
    ),
  ).toBeVisible();
});

/** Fails if a label of the chart is cut off or overlaps another label. */
const expectFits = async (page: Page): Promise<void> => {
  await chart(page).scrollIntoViewIfNeeded();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  const boxes = await chart(page)
    .locator('text')
    .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().toJSON()));
  const room = await chart(page).evaluate((all) => all.getBoundingClientRect().toJSON());
  for (const [place, box] of boxes.entries()) {
    expect(box.left).toBeGreaterThanOrEqual(room.left);
    expect(box.right).toBeLessThanOrEqual(room.right + 1);
    for (const other of boxes.slice(place + 1)) {
      const apart = other.left >= box.right || other.right <= box.left;
      const above = other.top >= box.bottom - 4 || other.bottom <= box.top + 4;
      expect(apart || above, JSON.stringify([box, other])).toBe(true);
    }
  }
};

test('the chart fits and has no barriers on phone and desktop, even with huge text', async ({
  page,
  person,
  server,
}) => {
  await giveWeeks(page, server, person.userId);
  await visit(page, '/dashboard');
  for (const [width, comfort] of [
    [1280, {}],
    [390, {}],
    [320, { textSize: 'huge', textSpacing: 'widest' }],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await setComfort(page, comfort);
    await settled(page);
    await expectFits(page);
    await expectAccessible(page);
  }
});
