import { expectAccessible, type Page } from '../fixtures.ts';
import { LARGEST_TEXT, setComfort, tooWide } from '../support/look.ts';
import { dayFromNow, giveTasks, ROUTINE_PAGE, rowOf } from '../support/routine.ts';
import { expect, test, visit } from '../warm.ts';

const LONG = `${'Aufmerksamkeitsdefizit'.repeat(4)} and then some more words to wrap`;

/** Opens the page with all kinds of tasks: open, completed, broken down, left over, old and deleted ones. */
const fill = async (page: Page, userId: string): Promise<void> => {
  const [today, yesterday, old] = [
    await dayFromNow(page, 0),
    await dayFromNow(page, -1),
    await dayFromNow(page, -20),
  ];
  await giveTasks(page, userId, [
    { title: LONG, estimatedTime: 1440, date: today },
    { title: 'Tax papers', estimatedTime: 40, date: today },
    { title: 'Done thing', date: today },
    { title: 'Deleted thing', date: today },
    { title: 'اقرأ الرسالة', date: yesterday },
    { title: 'Old thing', date: old },
  ]);
  await visit(page, ROUTINE_PAGE);
  await page.getByRole('button', { name: 'Complete: Done thing' }).click();
  await page.getByRole('button', { name: 'More options for Tax papers' }).click();
  await rowOf(page, 'Tax papers').getByRole('button', { name: 'Break it down' }).click();
  await expect(page.getByText(/^0 of \d+ steps done$/)).toBeVisible();
  await page.getByText('2 tasks from earlier days').click();
  await page.getByText('Your energy and what matters today').click();
  await page.getByRole('button', { name: 'Delete Deleted thing' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Undo deleting Deleted thing' })).toBeFocused();
};

test('neither a full list nor the form has barriers in any theme', async ({ page, person }) => {
  await fill(page, person.userId);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Edit Tax papers' }).click();
  await page.getByLabel('Task title').fill('');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The title is empty.')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add Personal Task' }).click();
  await expect(page.getByRole('dialog').getByLabel('Task title')).toBeFocused();
  await expectAccessible(page);
});

for (const comfort of [{}, LARGEST_TEXT]) {
  const name = Object.keys(comfort).length === 0 ? 'usual' : 'largest';
  test(`nothing overflows at 320 px with the ${name} text`, async ({ page, person }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await setComfort(page, comfort);
    await fill(page, person.userId);
    await page.getByRole('button', { name: 'Edit Done thing' }).click();
    expect(await tooWide(page)).toEqual([]);
    const small = await page
      .locator('main button:visible')
      .evaluateAll((all) =>
        all
          .filter((button) => button.getBoundingClientRect().height < 32)
          .map((button) => button.textContent),
      );
    expect(small).toEqual([]);
  });
}
