import { expect, expectAccessibleInThemes, test } from '../fixtures.ts';
import { begin, openTask, panel, start, timer } from '../support/timers.ts';

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the disc moves once a minute, without gliding', async ({ page, person }) => {
    await begin(page, person, 30);
    const disc = () => panel(page).locator('svg circle[stroke-dashoffset]');
    const at = async () => Number(await disc().getAttribute('stroke-dashoffset'));
    await page.clock.runFor(10_000);
    await expect(timer(page)).toHaveText('29:50');
    expect(await at()).toBe(0);
    await page.clock.runFor(50_000);
    await expect(timer(page)).toHaveText('29:00');
    expect(await at()).toBeCloseTo(100 / 30, 6);
  });

  test('that of a short time does not glide either', async ({ page, person }) => {
    await begin(page, person, 5);
    await page.clock.runFor(1_000);
    const disc = panel(page).locator('svg circle[stroke-dashoffset]');
    await expect(disc).not.toHaveAttribute('stroke-dashoffset', '0');
    await expect(disc).toHaveCSS('transition-duration', '0s');
  });
});

test('the timer has no barriers in any theme, and fits a narrow phone', async ({
  page,
  person,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openTask(page, person, 10);
  await start(page);
  await page.clock.fastForward('08:01');
  await expect(panel(page)).toContainText('The time is nearly over.');
  await expectAccessibleInThemes(page);
  await page.clock.fastForward('02:00');
  await expect(timer(page)).toHaveText('Time is up');
  await expectAccessibleInThemes(page);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});
