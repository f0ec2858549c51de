import { expect, expectAccessible } from '../fixtures.ts';
import { pass, sleep } from '../support/clock.ts';
import { overflow, setComfort } from '../support/look.ts';
import { begin, panel, timer } from '../support/timers.ts';
import { test } from '../warm.ts';

const MINUTE = 60_000;

test('with reduced motion the disc moves once a minute, without gliding', async ({
  page,
  person,
}) => {
  await begin(page, person, 30);
  const disc = () => panel(page).locator('svg circle[stroke-dashoffset]');
  const at = async () => Number(await disc().getAttribute('stroke-dashoffset'));
  await pass(page, 10_000);
  await expect(timer(page)).toHaveText('29:50');
  expect(await at()).toBe(0);
  await pass(page, 50_000);
  await expect(timer(page)).toHaveText('29:00');
  expect(await at()).toBeCloseTo(100 / 30, 6);
});

test('with reduced motion the disc of a short time does not glide either', async ({
  page,
  person,
}) => {
  await begin(page, person, 5);
  await pass(page, 1_000);
  const disc = panel(page).locator('svg circle[stroke-dashoffset]');
  await expect(disc).not.toHaveAttribute('stroke-dashoffset', '0');
  await expect(disc).toHaveCSS('transition-duration', '0s');
});

test('a figure works beside the task, and not with reduced stimulation', async ({
  page,
  person,
}) => {
  await begin(page, person, 30);
  const companion = page.locator('svg[data-companion]');
  await expect(companion).toHaveAttribute('data-companion', 'works');
  await panel(page).getByRole('button', { name: 'Pause' }).click();
  await expect(companion).toHaveAttribute('data-companion', 'rests');
  await panel(page).getByRole('button', { name: 'Resume' }).click();
  await expect(companion).toHaveAttribute('data-companion', 'works');
  await sleep(page, 30 * MINUTE);
  await expect(companion).toHaveAttribute('data-companion', 'rests');
  await panel(page).getByRole('button', { name: '5-minute break' }).click();
  await expect(page.getByRole('region', { name: 'Timer: A break' })).toBeVisible();
  await expect(companion).toHaveAttribute('data-companion', 'rests');
  await setComfort(page, { reducedStimulation: true });
  await expect(companion).toHaveCount(0);
});

test('the task timer has no barriers and fits a narrow phone', async ({ page, person }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await begin(page, person, 10);
  await sleep(page, 8 * MINUTE + 1_000);
  await expect(panel(page)).toContainText('Your time is nearly up.');
  await sleep(page, 2 * MINUTE);
  await expect(timer(page)).toHaveText('Time is up');
  await expectAccessible(page);
  expect(await overflow(page)).toBe(0);
});
