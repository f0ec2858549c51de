import type { Page } from '../fixtures.ts';
import { takeFirstQuiz } from '../support/check-ins.ts';
import { settled } from '../support/clock.ts';
import { applyLook } from '../support/look.ts';
import { logPast } from '../support/moods.ts';
import { giveMorning, setClock } from '../support/player.ts';
import { dayFromNow, giveTasks, ROUTINE_PAGE, rowOf } from '../support/routine.ts';
import { expect, test, visit } from '../warm.ts';

const PHONE = { width: 390, height: 844 };

/** Gives a day with two routines and five tasks, at 09:20 while the first routine is due. */
const giveDay = async (page: Page, userId: string): Promise<void> => {
  await page.setViewportSize(PHONE);
  await setClock(page, 9, 20);
  await giveMorning(page, userId, undefined, 3, { anchor: { kind: 'time', time: '09:10' } });
  await giveMorning(page, userId, [{ title: 'Read', minutes: 20 }], 3, {
    name: 'Evening',
    anchor: { kind: 'time', time: '21:00' },
  });
  const date = await dayFromNow(page, 0);
  await giveTasks(page, userId, [
    { title: 'Call the dentist', date, time: '11:00' },
    { title: 'Dishes', date },
    { title: 'Klavier', date },
    { title: 'Hang up the laundry', date, time: '15:30' },
    { title: 'Pay the electricity bill', date },
  ]);
};

test('a day with seven entries fits three screens of a phone', async ({ page, person }) => {
  await giveDay(page, person.userId);
  const now = await page.evaluate(() => new Date().toISOString());
  await logPast(page, person.userId, [[now, 75]]);
  await takeFirstQuiz(page, person.userId);
  for (const path of ['/homepage', ROUTINE_PAGE]) {
    await visit(page, path);
    await settled(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect([path, height <= 3 * PHONE.height]).toEqual([path, true]);
  }
});

test('each task shows the picture of its area of life, in gray with reduced stimulation', async ({
  page,
  person,
}) => {
  await giveDay(page, person.userId);
  await visit(page, ROUTINE_PAGE);
  await settled(page);
  const markOf = (title: string) => rowOf(page, title).locator('p > span[aria-hidden] > svg');
  const drawn = async (title: string) => await markOf(title).innerHTML();
  expect(await drawn('Dishes')).toBe(await drawn('Hang up the laundry'));
  const looks = ['Dishes', 'Call the dentist', 'Pay the electricity bill'];
  expect(new Set(await Promise.all(looks.map(drawn))).size).toBe(looks.length);
  // A task without an area has a mark of its own, so that no row has a gap.
  expect(await Promise.all(looks.map(drawn))).not.toContain(await drawn('Klavier'));
  const bandOf = (title: string) =>
    markOf(title).evaluate(({ parentElement }) =>
      parentElement === null ? '' : getComputedStyle(parentElement).borderInlineStartColor,
    );
  const bands = async () => new Set(await Promise.all(looks.map(bandOf))).size;
  expect(await bands()).toBe(looks.length);
  await applyLook(page, { theme: 'light', stimulation: 'reduced' });
  expect(await bands()).toBe(1);

  // What the day's line shows with its time is not listed on Today a second time.
  await visit(page, '/homepage');
  const day = page.getByRole('region', { name: 'Your day' });
  await expect(day.getByRole('listitem').filter({ hasText: 'Call the dentist' })).toBeVisible();
  const others = page.getByRole('region', { name: 'Also today' });
  await expect(others.getByRole('listitem')).toHaveText([/^Klavier/, /^Pay the electricity bill/]);
});
