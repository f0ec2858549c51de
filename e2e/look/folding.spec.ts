import { expect, type Page } from '../fixtures.ts';
import { button } from '../support/attention-tests.ts';
import { settled } from '../support/clock.ts';
import { logPast, MOOD_PAGE } from '../support/moods.ts';
import { askOneByOne } from '../support/one-by-one.ts';
import { holdCalls } from '../support/slow-server.ts';
import { giveDistractions } from '../support/tasks.ts';
import { test, visit } from '../warm.ts';

const UPRIGHT = { width: 390, height: 844 };
const SIDEWAYS = { width: 844, height: 390 };

const summary = (page: Page, text: string) => page.locator('summary', { hasText: text });

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(UPRIGHT);
});

test('turning the phone does not close a test that runs', async ({ page, person: _ }) => {
  await visit(page, MOOD_PAGE);
  await expect(button(page, 'Start')).toBeHidden();
  await page.setViewportSize(SIDEWAYS);
  await button(page, 'Start').click();
  await expect(button(page, 'Stop')).toBeVisible();
  await page.setViewportSize(UPRIGHT);
  await expect(button(page, 'Stop')).toBeInViewport();
  await button(page, 'Stop').click();
  await expect(button(page, 'Stop')).toHaveCount(0);
});

test('turning the phone does not close a correction that was begun', async ({ page, person }) => {
  await logPast(page, person.userId, [[new Date().toISOString(), 50]]);
  await visit(page, MOOD_PAGE);
  await expect(page.getByRole('grid')).toBeHidden();
  await page.setViewportSize(SIDEWAYS);
  await page.getByRole('button', { name: /^Edit: / }).click();
  const why = page.getByRole('dialog').getByLabel('Why?');
  await why.fill('A long day');
  await page.setViewportSize(UPRIGHT);
  await expect(why).toBeFocused();
  await expect(why).toHaveValue('A long day');
});

test('what is collapsed stays collapsed when its data arrives, and opens again after it was closed', async ({
  page,
  person,
}) => {
  await giveDistractions(page, person.userId, ['Noise']);
  await askOneByOne(page);
  const slow = await holdCalls(page, '**/api/distraction/summary/*');
  await page.goto('/dashboard');
  const distractions = summary(page, 'Top Distractions');
  await expect(distractions).toContainText('Loading…');
  const place = await distractions.boundingBox();
  slow.letGo();
  await expect(distractions).toContainText('Noise, 1 time');
  await settled(page);
  await expect(page.getByText('Logged 1 time')).toHaveCount(0);
  expect((await distractions.boundingBox())?.height).toBe(place?.height);
  await expect(summary(page, 'Top Emotional Triggers')).toContainText('None yet');
  await expect(summary(page, 'Weekly Progress')).toContainText('No check-in yet');
  await distractions.click();
  await expect(page.getByText('Logged 1 time')).toBeVisible();
  await distractions.click();
  await expect(page.getByText('Logged 1 time')).toBeHidden();
});
