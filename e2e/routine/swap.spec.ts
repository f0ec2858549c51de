import { expectAccessible } from '../fixtures.ts';
import { reload } from '../support/clock.ts';
import { ROUTINE_PAGE, rowOf, shownTitles, storedTasks } from '../support/routine.ts';
import { expect, test, visit } from '../warm.ts';

test('a smart task is swapped for another in its place', async ({ page, person }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await visit(page, ROUTINE_PAGE);
  await page.getByRole('button', { name: 'Generate Smart Tasks' }).click();
  await expect(page.getByText(/Added .+ to today\.$/)).toBeVisible();
  const before = await shownTitles(page);
  const [, old = ''] = before;
  await page.getByRole('button', { name: `More options for ${old}` }).click();
  await rowOf(page, old).getByRole('button', { name: 'Swap for another task' }).press('Enter');
  await expect(rowOf(page, old)).toHaveCount(0);
  const after = await shownTitles(page);
  expect(after.toSpliced(1, 1)).toEqual(before.toSpliced(1, 1));
  await expect(page.getByRole('button', { name: `Edit ${after[1]}` })).toBeFocused();
  expect((await storedTasks(page, person.userId)).map(({ title }) => title)).toEqual(after);
});

test('a swap made offline happens once online', async ({ page, person: _, allowErrors }) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED/);
  await visit(page, ROUTINE_PAGE);
  await page.getByRole('button', { name: 'Generate Smart Tasks' }).click();
  await expect(page.getByText(/Added .+ to today\.$/)).toBeVisible();
  const [old = ''] = await shownTitles(page);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: `More options for ${old}` }).click();
  await rowOf(page, old).getByRole('button', { name: 'Swap for another task' }).click();
  await expect(rowOf(page, old)).toContainText('Another task is on its way');
  await page.context().setOffline(false);
  await expect(rowOf(page, old)).toHaveCount(0);
});

test('a deleted task frees its place immediately', async ({ page, person: _ }) => {
  await visit(page, ROUTINE_PAGE);
  const generate = page.getByRole('button', { name: 'Generate Smart Tasks' });
  await generate.click();
  await expect(page.getByText(/Added .+ to today\.$/)).toBeVisible();
  const before = await shownTitles(page);
  for (const title of before.slice(0, 2))
    await page.getByRole('button', { name: `Delete ${title}` }).click();
  await generate.click();
  await expect(page.getByText(/Added .+ to today\.$/)).toBeVisible();
  expect((await shownTitles(page)).length).toBeGreaterThan(before.length - 2);
});

test('"Show me others" brings other tasks each time', async ({ page, person: _ }) => {
  await visit(page, ROUTINE_PAGE);
  await page.getByRole('button', { name: 'Generate Smart Tasks' }).click();
  await expect(page.getByText(/Added .+ to today\.$/)).toBeVisible();
  for (let press = 0; press < 2; press += 1) {
    const before = await shownTitles(page);
    await page.getByRole('button', { name: 'Show me other tasks' }).click();
    expect(await shownTitles(page)).not.toEqual(before);
    await expect(page.getByText(/^Here (is another task|are \d+ other tasks)\.$/)).toBeVisible();
  }
});

test('energy and what matters can be chosen, are stored for the day, and adjust open tasks', async ({
  page,
  person,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await visit(page, ROUTINE_PAGE);
  await page.getByRole('button', { name: 'Generate Smart Tasks' }).click();
  await expect(page.getByText(/Added .+ to today\.$/)).toBeVisible();
  await page.getByText('Your energy and what matters today').click();
  await page.getByRole('radio', { name: 'Low' }).check();
  await page.getByRole('checkbox', { name: 'Home' }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Change open tasks to fit my choices' }).click();
  await expect(page.getByText(/^Your open tasks now fit what/)).toBeVisible();
  const minutes = (await storedTasks(page, person.userId)).map((task) => task.estimatedTime);
  expect(minutes.every((one) => one <= 15)).toBe(true);
  await reload(page);
  await expect(page.getByText('Low energy, Home')).toBeVisible();
  await expect(
    page.getByRole('button', { name: 'Change open tasks to fit my choices' }),
  ).toBeHidden();
});
