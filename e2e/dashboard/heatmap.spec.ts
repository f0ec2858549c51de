import { addDays, localDate } from '#domain/shared/time/local-date.ts';
import { expectAccessible, type Page } from '../fixtures.ts';
import { setTime } from '../support/clock.ts';
import { colorIn, contrast } from '../support/colors.ts';
import { applyLook, overflow } from '../support/look.ts';
import { giveTasks } from '../support/tasks.ts';
import { expect, test, visit } from '../warm.ts';

const squares = (page: Page) => page.getByRole('img', { name: /^Heatmap for/ }).locator('rect');

test('the four levels are flat, clearly different tints in every theme, with reduced stimulation too', async ({
  page,
  person,
}) => {
  const yesterday = addDays(localDate(new Date().toISOString().slice(0, 10)), -1);
  await giveTasks(page, person.userId, yesterday, { total: 2, completed: 1 });
  await visit(page, '/dashboard');
  const legend = page.getByRole('list', { name: /^What the squares mean/ }).locator('rect');
  await expect(legend).toHaveCount(5);
  const usual = await page.evaluate(() => ({ ...document.documentElement.dataset }));
  for (const theme of ['light', 'dark', 'warm', 'contrast']) {
    for (const stimulation of ['full', 'reduced'] as const) {
      await applyLook(page, { theme, stimulation });
      const all = await legend.all();
      const fills = await Promise.all(all.map((square) => colorIn(square, 'fill')));
      for (const [level, fill] of fills.entries()) {
        const next = fills[level + 1];
        if (next === undefined) continue;
        const told = `${theme}, ${stimulation}: ${level} and ${level + 1}`;
        expect(contrast(fill, next), told).toBeGreaterThan(1.35);
      }
    }
  }
  await page.evaluate((before) => Object.assign(document.documentElement.dataset, before), usual);
  const widths = await legend.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
  expect(new Set(widths.map(({ width }) => Math.round(width))).size).toBe(1);
});

test('on a phone the heatmap shows the weeks that fit, and the whole year by its buttons', async ({
  page,
  person,
}) => {
  await setTime(page, Date.parse('2026-11-18T12:00:00Z'));
  await page.setViewportSize({ width: 390, height: 844 });
  await giveTasks(page, person.userId, localDate('2026-11-16'), { total: 2, completed: 1 });
  await giveTasks(page, person.userId, localDate('2026-01-01'), { total: 1, completed: 1 });
  await visit(page, '/dashboard');
  await page.getByText('Yearly Completion Streak').click();
  const read = '16 November 2026: 50% completed';
  const square = squares(page).filter({ hasText: read });
  await expect(square).toHaveCount(1);
  expect(await squares(page).count()).toBeLessThan(20 * 7);
  expect((await square.boundingBox())?.width).toBeGreaterThan(14);
  await square.click();
  await expect(page.getByText(read, { exact: true }).last()).toBeVisible();
  expect(await overflow(page)).toBe(0);
  await expectAccessible(page);

  const later = page.getByRole('button', { name: 'Later weeks' });
  const earlier = page.getByRole('button', { name: 'Earlier weeks' });
  while ((await later.getAttribute('aria-disabled')) !== 'true') await later.click();
  await expect(page.getByText(/ to 31 Dec$/)).toBeVisible();
  const days = new Set<string>();
  const seeDays = async () => {
    const spans = page.getByRole('img', { name: /^Heatmap for/ });
    const named = /^Heatmap for (.+)\. (?:No|Days)/.exec(
      (await spans.getAttribute('aria-label')) ?? '',
    );
    days.add(named?.[1] ?? '');
  };
  await seeDays();
  while ((await earlier.getAttribute('aria-disabled')) !== 'true') {
    await earlier.click();
    await seeDays();
  }
  await expect(page.getByText(/^1 Jan to /)).toBeVisible();
  await expect(squares(page).filter({ hasText: '1 January 2026: 100% completed' })).toHaveCount(1);
  expect(days.size).toBeGreaterThanOrEqual(4);
});

test('the arrow keys read out each day', async ({ page, person }) => {
  await setTime(page, Date.parse('2026-11-18T12:00:00Z'));
  await giveTasks(page, person.userId, localDate('2026-11-16'), { total: 2, completed: 1 });
  await visit(page, '/dashboard');
  const along = page.getByRole('slider', { name: 'Days of 2026' });
  await along.press('ArrowLeft');
  await expect(along).toHaveAttribute('aria-valuetext', '17 November 2026: No data');
  await along.press('ArrowLeft');
  await expect(along).toHaveAttribute('aria-valuetext', '16 November 2026: 50% completed');
  await expect(page.getByText('16 November 2026: 50% completed').last()).toBeVisible();
});
