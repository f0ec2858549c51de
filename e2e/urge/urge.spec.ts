import { expectAccessible, guest, type Page } from '../fixtures.ts';
import { holdClock, pass, reload, settled } from '../support/clock.ts';
import { overflow } from '../support/look.ts';
import { refuseCalls } from '../support/refusing-server.ts';
import { said } from '../support/timers.ts';
import { expect, test, visit } from '../warm.ts';

const PHONE = { width: 390, height: 844 };

const scale = (page: Page, question: string) => page.getByRole('group', { name: question });

/** Creates a ladder on the ladder page. */
const addLadder = async (page: Page, name: string, steps: readonly string[]): Promise<void> => {
  await page.getByRole('button', { name: 'Add a ladder' }).click();
  const dialog = page.getByRole('dialog', { name: 'A new ladder' });
  await dialog.getByLabel('Name of the ladder').fill(name);
  for (const [at, step] of steps.entries()) {
    await dialog.getByLabel(`Step ${at + 1}`, { exact: true }).fill(step);
    await dialog.getByLabel(`Distress you expect at step ${at + 1}`).selectOption(String(3 + at));
  }
  await dialog.getByRole('button', { name: 'Save the ladder' }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(dialog).toBeHidden();
  // The button that opened the dialog may be gone, but the focus must still be on the page.
  await expect(page.locator('main :focus')).toHaveCount(1);
};

test('an urge can be waited out over a reload, with cards of one’s own ladder', async ({
  page,
  person,
}) => {
  await page.setViewportSize(PHONE);
  await visit(page, '/homepage');
  await expect(page.getByRole('heading', { name: 'This week' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open “Urge now”' })).toHaveCount(0);
  await visit(page, '/features/urge/ladders');
  await addLadder(page, 'Doors', ['Touch a door', 'Touch a bus seat']);
  await page.getByRole('link', { name: 'Back to Urge now' }).click();
  await page.getByRole('link', { name: 'Back to Today' }).click();
  await expect(page.getByRole('heading', { name: 'This week' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open “Urge now”' })).toBeVisible();
  await page.getByRole('link', { name: 'Open “Urge now”' }).click();

  await scale(page, 'How distressed are you?').getByLabel('8: very strong').check();
  await expectAccessible(page);
  expect(await overflow(page)).toBe(0);
  await holdClock(page);
  await page.getByRole('button', { name: '5 minutes' }).click();
  await expect(page.getByRole('timer')).toHaveText('About 5 minutes left');
  await expect(page.getByText('Touch a door')).toBeVisible();
  await page.getByRole('button', { name: 'Next card' }).click();
  await expect(page.getByText('Touch a bus seat')).toBeVisible();
  await pass(page, 150_000);
  await reload(page);
  await expect(page.getByRole('timer')).toHaveText('About 3 minutes left');
  await scale(page, 'How distressed are you now?').getByLabel('6: fairly strong').check();
  await expectAccessible(page);
  expect(await overflow(page)).toBe(0);
  await pass(page, 150_000);

  await expect(page.getByRole('heading', { name: 'After the wait' })).toBeVisible();
  await scale(page, 'How distressed are you after the wait?').getByLabel('3: a little').check();
  await page.getByLabel('What happened instead of the ritual?').fill('I made tea.');
  await page.getByLabel('Partly').check();
  await expectAccessible(page);
  await reload(page);
  await expect(page.getByLabel('What happened instead of the ritual?')).toHaveValue('I made tea.');
  // Use a wide window, where "Log Out" is not inside a menu.
  await page.setViewportSize({ width: 1280, height: 844 });
  expect(await overflow(page)).toBe(0);
  await page.getByRole('banner').getByRole('button', { name: 'Log Out' }).click();
  const question = page.getByRole('dialog', { name: 'Log out now?' });
  await expect(question).toContainText('You started an entry and didn’t send it.');
  await question.getByRole('button', { name: 'Stay logged in' }).click();
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page.getByRole('button', { name: 'Stay' })).toBeFocused();
  await page.getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  // The button is not replaced by another button that a second press would activate.
  await expect(page.getByRole('heading', { name: 'Saved.' })).toBeFocused();
  await expect(page.getByRole('button', { name: '2 minutes' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Wait again' }).click();
  await expect(page.getByRole('button', { name: '2 minutes' })).toBeVisible();
  await expect(page.getByText(/success|well done|great|failed/i)).toHaveCount(0);

  await page.getByRole('link', { name: 'Past urges' }).click();
  const past = page.getByRole('list', { name: 'Past urges' }).getByRole('listitem');
  await expect(past).toHaveCount(1);
  await expect(past).toContainText('Waited 5 minutes. Ritual: partly done.');
  for (const words of ['very strong (8)', 'fairly strong (6)', 'a little (3)', 'I made tea.'])
    await expect(past).toContainText(words);
  await expectAccessible(page);
  expect(await overflow(page)).toBe(0);
  await past.getByRole('button', { name: /^Delete: / }).click();
  await past.getByRole('button', { name: /^Delete for good: / }).click();
  await expect(page.getByText('You’ll find your past urges here.')).toBeVisible();
  await settled(page);
  expect(await (await page.request.get(`/api/urges/all/${person.userId}`)).json()).toEqual([]);
});

test('a saved urge is taken back into its form, saved again, and corrected later', async ({
  page,
  person,
}) => {
  const stored = async () => {
    await settled(page);
    return (await page.request.get(`/api/urges/all/${person.userId}`)).json();
  };
  await page.setViewportSize(PHONE);
  await visit(page, '/features/urge');
  await page.getByRole('button', { name: '2 minutes' }).click();
  await page.getByRole('button', { name: 'Stop here' }).click();
  await page.getByLabel('What happened instead of the ritual?').fill('I made tea.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Saved.' })).toBeFocused();
  expect(await stored()).toHaveLength(1);
  await page.getByRole('button', { name: 'Undo saving' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'After the wait' })).toBeFocused();
  await expect(page.getByLabel('What happened instead of the ritual?')).toHaveValue('I made tea.');
  expect(await stored()).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Saved.' })).toBeVisible();

  await page.getByRole('link', { name: 'Past urges' }).click();
  const past = page.getByRole('list', { name: 'Past urges' }).getByRole('listitem');
  await past.getByRole('button', { name: /^Edit: / }).click();
  const dialog = page.getByRole('dialog', { name: 'Correct this entry' });
  await dialog
    .getByRole('group', { name: 'How distressed were you before the wait?' })
    .getByLabel('8: very strong')
    .check();
  await dialog.getByLabel('What happened instead of the ritual?').fill('I called my sister.');
  await dialog.getByLabel('Partly').check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The entry is corrected.')).toBeVisible();
  await expect(past).toContainText('I called my sister.');
  await expect(past).toContainText('Ritual: partly done.');
  expect(await stored()).toMatchObject([
    { before: 8, happened: 'I called my sister.', ritual: 'in-part' },
  ]);
});

test('Today checks only once whether to link to “Urge now”, not on every visit', async ({
  page,
  person: _,
}) => {
  const paths = ['/api/urges/all/', '/api/chat/ladders/'];
  const follow = (name: string) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
  const answers = paths.map((path) =>
    page.waitForResponse((answer) => answer.url().includes(path)).then((one) => one.finished()),
  );
  await visit(page, '/homepage');
  await Promise.all(answers);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (let times = 0; times < 2; times += 1) {
    await follow('Focus');
    await expect(page.getByRole('heading', { name: 'Log a Distraction' })).toBeVisible();
    await follow('Today');
    await expect(page.getByRole('heading', { name: 'This week' })).toBeVisible();
  }
  expect(asked.filter((url) => paths.some((path) => url.includes(path)))).toEqual([]);
});

test('stopping early asks the same, every answer is optional, and it works offline', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED/);
  await guest(page);
  await visit(page, '/features/urge');
  await page.getByRole('button', { name: '2 minutes' }).click();
  await expect(page.getByText('You don’t have a ladder yet.')).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Stop here' }).click();
  await expect(page.getByRole('heading', { name: 'After the wait' })).toBeVisible();
  await expect(page.getByLabel('What happened instead of the ritual?')).toHaveValue('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByText('Your entry is saved on this device and will be sent later.'),
  ).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Saved.', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Past urges' }).click();
  const past = page.getByRole('list', { name: 'Past urges' }).getByRole('listitem');
  await expect(past).toContainText('Waited less than 1 of 2 minutes.');
  await expect(past.getByText('not noted')).toHaveCount(3);
});

test('a wait that the server does not accept stays in the form and can be saved again', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/400/);
  await guest(page);
  await refuseCalls(
    page,
    '**/api/urges/keep',
    { status: 400, message: 'The delay is too long.' },
    1,
  );
  await visit(page, '/features/urge');
  await page.getByRole('button', { name: '2 minutes' }).click();
  await page.getByRole('button', { name: 'Stop here' }).click();
  await page.getByLabel('What happened instead of the ritual?').fill('I made tea.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your entry wasn’t saved. The delay is too long.')).toBeVisible();
  await expect(page.getByLabel('What happened instead of the ritual?')).toHaveValue('I made tea.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Saved.' })).toBeFocused();
});

for (const [where, isInside] of [
  ['the card of the wait', true],
  ['the menu', false],
] as const)
  test(`the end of a wait is announced, with the focus in ${where}`, async ({ page }) => {
    await guest(page);
    await visit(page, '/features/urge');
    await holdClock(page);
    await page.getByRole('button', { name: '2 minutes' }).click();
    const focused = isInside
      ? scale(page, 'How distressed are you now?').getByLabel('5: medium')
      : page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Today' });
    await focused.focus();
    await pass(page, 120_000);
    const next = page.getByRole('heading', { name: 'After the wait' });
    await expect(next).toBeVisible();
    await expect(isInside ? next : focused).toBeFocused();
    await said(page, 'Time is up.');
  });

test('with reduced motion the time is only text', async ({ page }) => {
  await guest(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/features/urge');
  await page.getByRole('button', { name: '10 minutes' }).click();
  await expect(page.getByRole('timer')).toHaveText('About 10 minutes left');
  await expect(page.locator('main svg circle').first()).toBeHidden();
});

test('a ladder is reordered, changed, printed alone on one page, and deleted', async ({
  page,
  person,
}) => {
  const stored = async () =>
    (await page.request.get(`/api/chat/ladders/${person.userId}`)).json() as Promise<
      { fear: string; rungs: { text: string; distress: number }[] }[]
    >;
  await visit(page, '/features/urge/ladders');
  await expect(page.getByText('It’s best to make a ladder with a therapist.')).toBeVisible();
  await addLadder(page, 'Doors', ['Touch a door', 'Touch a bus seat', 'Eat']);
  await addLadder(page, 'Locks', ['Lock once']);
  await page.getByRole('button', { name: 'Edit Doors' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit “Doors”' });
  await dialog.getByRole('button', { name: 'Move Touch a bus seat up' }).click();
  await dialog.getByRole('button', { name: 'Remove Eat' }).click();
  await dialog.getByLabel('Distress you expect at step 2').selectOption('9');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save the ladder' }).click();
  await expect(dialog).toBeHidden();
  await settled(page);
  expect((await stored()).find(({ fear }) => fear === 'Doors')?.rungs).toEqual([
    { text: 'Touch a bus seat', distress: 40 },
    { text: 'Touch a door', distress: 90 },
  ]);

  await page.evaluate(() => {
    window.print = () => {
      document.title = 'printed';
      const shown = document.querySelectorAll('[data-print="one"] [data-printed]');
      document.body.dataset.printedOnes = String(shown.length);
    };
  });
  await page.getByRole('button', { name: 'Print Doors' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed-ones', '1');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Doors' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Edit Doors' })).toBeHidden();
  const color = await page
    .getByRole('heading', { name: 'Doors' })
    .evaluate((element) => getComputedStyle(element).color);
  expect(color).toBe('rgb(0, 0, 0)');
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('button', { name: 'Delete Doors' }).click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByRole('heading', { name: 'Doors' })).toHaveCount(0);
  await settled(page);
  expect((await stored()).map(({ fear }) => fear)).toEqual(['Locks']);
});
