import { expect, expectAccessible } from '../fixtures.ts';
import { setHidden } from '../support/attention.ts';
import { holdClock, pass, settled } from '../support/clock.ts';
import { THANKS } from '../support/moods.ts';
import { dayFromNow, giveTasks, storedTasks } from '../support/routine.ts';
import { test, visit } from '../warm.ts';

test('a low mood gets a thank-you, and today can be made lighter', async ({ page, person }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const date = await dayFromNow(page, 0);
  await giveTasks(page, person.userId, [
    { title: 'Tax papers', estimatedTime: 40, date },
    { title: 'Dishes', estimatedTime: 20, date },
    { title: 'Look up the bus', estimatedTime: 3, date },
  ]);
  const sizes = async () => (await storedTasks(page, person.userId)).map(({ size }) => size);
  await visit(page, '/homepage');
  await holdClock(page);
  await page.getByRole('button', { name: 'Very low' }).click();
  await expect(page.getByText(THANKS)).toBeVisible();
  const lighter = page.getByRole('button', { name: 'Make today lighter' });
  const more = page.getByText('Need more help than this app can give?');
  await expect(more).toBeVisible();
  for (const name of ['Breathe slowly', 'Make today lighter', 'Crisis lines'])
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Good', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Crisis lines' }).click();
  const lines = page.getByRole('dialog', { name: 'Crisis help' });
  await expect(lines).toContainText('3114');
  await lines.getByRole('button', { name: 'Close' }).click();
  await expectAccessible(page);
  await pass(page, 3_000);
  await expect(page.getByText(THANKS)).toBeHidden();
  await lighter.press('Enter');
  await expect(page.getByText('2 tasks will be lighter.')).toBeVisible();
  await expect(page.getByText(/Tax papers.* and .*Dishes/)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Undo making today lighter' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(lighter).toBeVisible();
  // A change that can still be undone is sent when the person leaves the tab.
  await setHidden(page, true);
  await setHidden(page, false);
  await pass(page, 61_000);
  await settled(page);
  expect(await sizes(), 'what is undone stays as it was').toEqual(['full', 'full', 'full']);
  await lighter.click();
  await page.mouse.move(5, 5);
  await pass(page, 6_000);
  await settled(page);
  expect(await sizes()).toEqual(['lighter', 'lighter', 'full']);
  await expect(page.getByText('2 tasks are lighter now.')).toBeVisible();
  await page.getByText('See which ones').click();
  await expect(page.getByText(/Tax papers.* and .*Dishes/)).toBeVisible();
  await expect(page.getByText(/Look up the bus.* stays as it is/)).toBeVisible();
  await page.getByRole('button', { name: 'No, thanks' }).press('Enter');
  await expect(lighter).toBeHidden();
  await expect(page.getByRole('group', { name: 'Your check-in' })).toBeFocused();
  await page.getByRole('button', { name: 'Log another mood' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Very low', exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Low', exact: true }).click();
  await expect(lighter).toBeVisible();
  await expect(more).toHaveCount(0);
  await page.getByRole('button', { name: 'Log another mood' }).click();
  await page.getByRole('button', { name: 'Good', exact: true }).click();
  await expect(page.getByText(THANKS)).toBeVisible();
  await expect(lighter).toBeHidden();
});

test('a lighter day is not offered when nothing can be lighter', async ({ page, person }) => {
  const date = await dayFromNow(page, 0);
  await giveTasks(page, person.userId, [{ title: 'Pick up kids', date, time: '23:45' }]);
  await visit(page, '/homepage');
  await page.getByRole('button', { name: 'Low', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Breathe slowly' })).toBeVisible();
  await settled(page);
  await expect(page.getByRole('button', { name: 'Make today lighter' })).toHaveCount(0);
});

test('Talk takes the mood into the chat', async ({ page, person: _ }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/homepage');
  await page.getByRole('button', { name: 'Very low' }).click();
  await page.getByRole('link', { name: 'Talk' }).click();
  const log = page.getByRole('log', { name: 'Conversation' });
  const mood = log.getByText('You logged a very low mood.');
  await expect(mood).toBeVisible();
  await expect(page).toHaveURL(/\/features\/chat$/);
  await expectAccessible(page);
  await log.getByRole('button', { name: 'Get through a low day' }).click();
  await expect(log.getByText('sit where there’s daylight')).toBeVisible();
  await expect(mood).toBeVisible();
  await expect(log.getByRole('button', { name: 'Get through a low day' })).toHaveCount(0);
  await page.reload();
  await expect(log.getByText('sit where there’s daylight')).toBeVisible();
  await expect(mood).toHaveCount(0);
});

test('a low mood offers slow breathing at one press, without the chat', async ({
  page,
  person: _,
}) => {
  await visit(page, '/homepage');
  await page.getByRole('button', { name: 'Low', exact: true }).click();
  const breathe = page.getByRole('button', { name: 'Breathe slowly' });
  await breathe.waitFor();
  await holdClock(page);
  await breathe.press('Enter');
  const pacer = page.getByRole('region', { name: 'Breathing pacer' });
  await expect(pacer.getByText('Breathe in')).toBeVisible();
  const stop = pacer.getByRole('button', { name: 'Stop the exercise' });
  await expect(stop).toBeFocused();
  await expectAccessible(page);
  await pass(page, 4_000);
  await expect(pacer.getByText('Breathe out')).toBeVisible();
  await pass(page, 120_000);
  await expect(pacer.getByText('The last round is over')).toBeVisible();
  const again = pacer.getByRole('button', { name: 'Start again' });
  await expect(again).toBeFocused();
  await again.press('Enter');
  await stop.press('Enter');
  await expect(pacer).toBeHidden();
  await expect(breathe).toBeFocused();
});
