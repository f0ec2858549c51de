import { seededRandom } from '#domain/shared/numbers/random.ts';
import { READERS, simulateStroop } from '#tests/simulated/attention/stroop.ts';
import { expect, expectAccessible } from '../fixtures.ts';
import { button, openTests, tests, visitTests } from '../support/attention-tests.ts';
import { test } from '../warm.ts';

test('a list shows the results of completed earlier full tests', async ({ page, person }) => {
  const keep = async (mode: 'quick' | 'full', startedAt: string, interrupted: boolean) => {
    const run = simulateStroop(READERS.typical, mode, 5, seededRandom(5), 48);
    const data = { ...run, userId: person.userId, startedAt, interrupted };
    const reply = await page.request.post(`/api/attention/runs/${person.userId}`, { data });
    expect(reply.status()).toBe(201);
  };
  await visitTests(page, { mode: 'full' });
  await tests(page).getByText('Earlier full tests').click();
  await expect(tests(page).getByText(/^Full tests you finish will appear here/)).toBeVisible();
  await keep('full', '2026-03-02T09:00:00.000Z', false);
  await keep('full', '2026-03-03T09:00:00.000Z', true);
  await keep('quick', '2026-03-04T09:00:00.000Z', false);
  await openTests(page, { mode: 'full' });
  await tests(page).getByText('Earlier full tests').click();
  const item = tests(page).getByRole('listitem');
  await expect(item).toHaveCount(1);
  await expect(item).toContainText('2 March 2026');
  await expect(item).toContainText(/Interference: -?\d+ ms, answered with a keyboard/);
  await expectAccessible(page);
  await button(page, 'Practice').click();
  await expect(tests(page).getByText('Earlier full tests')).toBeHidden();
});

test('a chart shows earlier tests with the band of their usual ups and downs, and the text agrees', async ({
  page,
  person,
}) => {
  const keep = async (day: number, seed: number) => {
    const run = simulateStroop(READERS.typical, 'full', seed, seededRandom(seed), 48);
    const startedAt = `2026-03-${String(day).padStart(2, '0')}T09:00:00.000Z`;
    const data = { ...run, userId: person.userId, startedAt, interrupted: false };
    const reply = await page.request.post(`/api/attention/runs/${person.userId}`, { data });
    expect(reply.status()).toBe(201);
  };
  for (const day of [2, 3, 4]) await keep(day, day);
  await visitTests(page, { mode: 'full' });
  await tests(page).getByText('Earlier full tests').click();
  await expect(
    tests(page).getByText(
      /^Once you’ve done 7 tests, a band will show .* So far,.* 3 that can be compared\.$/,
    ),
  ).toBeVisible();
  for (const day of [5, 6, 7, 8]) await keep(day, day);
  await openTests(page, { mode: 'full' });
  await tests(page).getByText('Earlier full tests').click();
  await expect(
    tests(page).getByText(/^Your latest score, -?\d+ ms, is within your usual ups and downs\. /),
  ).toBeVisible();
  const figure = tests(page).getByRole('figure');
  await expect(
    figure.getByRole('img', { name: /^Interference in 7 tests, from .* The list below/ }),
  ).toBeVisible();
  await expect(figure.locator('rect')).toHaveCount(1);
  await expect(figure).toContainText('Lower is better.');
  await expect(tests(page).getByRole('listitem')).toHaveCount(7);
  await expectAccessible(page);
});
