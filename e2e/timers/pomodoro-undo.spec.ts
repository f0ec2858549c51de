import { expect } from '../fixtures.ts';
import { pass, sleep } from '../support/clock.ts';
import { figures, openPomodoro, panelIn, press } from '../support/pomodoro.ts';
import { said } from '../support/timers.ts';
import { test, visit } from '../warm.ts';

const MINUTE = 60_000;

test('a reset can be undone: the phase continues with the remaining time', async ({
  page,
  person: _,
}) => {
  await openPomodoro(page);
  await press(page, 'Start');
  await sleep(page, 26 * MINUTE);
  await expect(panelIn(page, 'Break')).toBeVisible();
  await press(page, 'Reset');
  await expect(figures(page)).toHaveText('25:00');
  await said(page, 'The timer was reset. You can undo the reset.');
  await sleep(page, 10 * MINUTE);
  await press(page, 'Undo reset');
  await expect(panelIn(page, 'Break')).toBeVisible();
  await expect(figures(page)).toHaveText('04:00');
  await sleep(page, MINUTE);
  await expect(figures(page), 'it runs as it did').toHaveText('03:00');
  await press(page, 'Reset');
  await press(page, 'Start');
  await expect(
    page.getByRole('button', { name: 'Reset', exact: true }),
    'what is begun anew is not thrown away for what was before',
  ).toBeVisible();
});

test('a double click starts the timer, and another one resets it', async ({ page, person: _ }) => {
  await openPomodoro(page);
  await page.getByRole('main').getByRole('button', { name: 'Start' }).dblclick();
  await sleep(page, MINUTE);
  await expect(figures(page)).toHaveText('24:00');
  await page.getByRole('main').getByRole('button', { name: 'Reset' }).dblclick();
  await expect(figures(page)).toHaveText('25:00');
});

test('the banner moves nothing and covers neither the title nor the way back', async ({
  page,
  person: _,
}) => {
  await page.setViewportSize({ width: 390, height: 720 });
  await openPomodoro(page);
  await press(page, 'Start');
  await visit(page, '/features/focus-mood-tracker/cpt');
  const title = page.getByRole('heading', { level: 1 });
  const before = await title.boundingBox();
  await pass(page, 20 * MINUTE);
  await expect(page.getByText('Focus time is nearly over. A break comes next.')).toBeVisible();
  expect(await title.boundingBox()).toEqual(before);
  const banner = await page.getByRole('link', { name: 'See the timer' }).boundingBox();
  expect(banner?.y).toBeGreaterThan(360);
  await page.getByRole('link', { name: 'Back to Attention tests' }).click();
  await expect(title).toHaveText('Attention tests');
});
