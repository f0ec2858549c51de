import { asSomebodyElse, expectAccessible, guest, type Page, signIn } from '../fixtures.ts';
import { end } from '../support/clients.ts';
import { reload, settled } from '../support/clock.ts';
import { failCalls, NO_ANSWER } from '../support/failing-server.ts';
import { LARGEST_TEXT, overflow, setComfort, tooWide } from '../support/look.ts';
import { codeFor, connectBy, connectionCard, SHARING_PAGE } from '../support/sharing.ts';
import { expect, test, visit } from '../warm.ts';

/** Creates a sharing code by another person with this name. */
const codeOf = (page: Page, name: string): Promise<string> =>
  asSomebodyElse(page, { name }, () => codeFor(page));

const TAKEN_BACK = /^You’ve stopped sharing. Kim Vale can’t see your entries anymore./;

test('sharing: connect, choose, change, take back and end', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await signIn(page, { name: 'Kim Vale' });
  await visit(page, SHARING_PAGE);
  const make = page.getByRole('button', { name: 'Make a code' });
  const made = page.getByRole('region', { name: 'Your new code' });
  await make.click();
  await expect(made.getByText('Here’s your code.')).toBeFocused();
  const first = await made.getByLabel('Your code as a link').inputValue();
  await make.click();
  await expect(made.getByLabel('Your code as a link')).not.toHaveValue(first);
  await expect(made.getByText('Here’s your code.')).toBeFocused();
  const link = await made.getByLabel('Your code as a link').inputValue();
  await expect(made.getByRole('img', { name: 'The link as a QR code' })).toBeVisible();
  await expectAccessible(page);
  await settled(page);

  await context.clearCookies();
  await guest(page);
  await visit(page, '/settings#sharing');
  await page.getByRole('link', { name: 'Open sharing' }).click();
  await expect(page.getByText('You’re not sharing anything right now.')).toBeVisible();
  await expect(page.getByText('Nobody watches your entries in real time.').first()).toBeVisible();
  const words = (link.split('#code=')[1] ?? '').replaceAll('-', ', ').toUpperCase();
  await page.getByLabel('Code', { exact: true }).fill(words);
  await page.getByRole('button', { name: 'See whose code it is' }).click();
  await expect(page.getByRole('heading', { name: 'This code is from Kim Vale' })).toBeFocused();
  const mood = page.getByRole('group', { name: 'Mood levels' });
  await expect(mood.getByRole('radio', { name: 'Off' })).toBeChecked();
  await expect(mood.getByRole('radio', { name: 'In detail' })).toBeHidden();
  await page.getByRole('button', { name: 'Connect with Kim Vale' }).click();
  await expect(page.getByText('Enter the name the other person should see.')).toBeVisible();
  await page.getByLabel('Which name should the other person see?').fill('Robin');
  await page.getByRole('button', { name: 'Usual choice' }).click();
  await expect(mood.getByRole('radio', { name: 'In short' })).toBeChecked();
  const plan = page.getByRole('group', { name: 'Safety plan' });
  await expect(plan.getByRole('radio', { name: 'Off' })).toBeChecked();
  await page.getByRole('radio', { name: 'Everything' }).check();
  await page.getByRole('button', { name: 'Show the preview' }).click();
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('heading', { name: 'This is what Kim Vale sees' })).toBeVisible();
  await expect(preview.getByText('Loading…')).toBeHidden();
  await expect(preview.getByText('Mood', { exact: false }).last()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Connect with Kim Vale' }).click();
  await expect(page.getByText('You’re now connected with Kim Vale.')).toBeFocused();

  const card = connectionCard(page, 'Kim Vale');
  await expect(card).toContainText(
    'Kim Vale sees your communication card, and your mood levels, routines and tasks and goals in short, for all days.',
  );
  await card.getByRole('button', { name: 'Change what Kim Vale sees' }).click();
  const dialog = page.getByRole('dialog', { name: 'What does Kim Vale see?' });
  await dialog.getByRole('group', { name: 'Goals' }).getByRole('radio', { name: 'Off' }).check();
  // Scroll to the end of the form, where its buttons cover none of the choices.
  await dialog.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(card.getByText('Saved.')).toBeFocused();
  await expect(
    card.getByText(/your mood levels and routines and tasks in short/).first(),
  ).toBeVisible();
  await card.getByRole('button', { name: 'Stop sharing everything with Kim Vale' }).click();
  await expect(card.getByText(TAKEN_BACK)).toBeFocused();
  // When sharing starts again, it includes only data from today. Earlier data needs a confirmation.
  await card.getByRole('button', { name: 'Change what Kim Vale sees' }).click();
  await expect(dialog.getByRole('radio', { name: 'From today' })).toBeChecked();
  await mood.getByRole('radio', { name: 'In short' }).check();
  await dialog.getByRole('radio', { name: 'From four weeks ago' }).check();
  await expect(dialog.getByText(/sees your mood levels in short, from .* onward\.$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  const question = dialog.getByRole('region', { name: 'Sharing more than before' });
  await expect(question.getByRole('heading')).toBeFocused();
  await expect(question).toContainText(/the days from .* onward, not just from .* onward/);
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Go back' }).click();
  await dialog.getByRole('radio', { name: 'From today' }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(card.getByText('Saved.')).toBeFocused();
  await card.getByRole('button', { name: 'Stop sharing everything with Kim Vale' }).click();
  await expect(card.getByText(TAKEN_BACK)).toBeFocused();
  await card.getByRole('button', { name: 'Undo, and share with Kim Vale again' }).click();
  await expect(card.getByText('You’re sharing the same things as before.')).toBeFocused();
  await card.getByText('What you shared before').click();
  await expect(card.getByRole('listitem')).toHaveCount(6);
  await expectAccessible(page);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflow(page)).toBe(0);
  }
  await card.getByRole('button', { name: 'End connection with Kim Vale' }).click();
  await page.getByRole('button', { name: 'End connection', exact: true }).click();
  await expect(card).toContainText('You ended this');
  await reload(page);
  await expect(card).toContainText('You ended this');
});

test('the code of a link is removed from the address', async ({ page }) => {
  const code = await codeOf(page, 'Kim Vale');
  await guest(page);
  await visit(page, `${SHARING_PAGE}#code=${code}`);
  await expect(page.getByLabel('Code', { exact: true })).toHaveValue(code.replaceAll('-', ' '));
  await expect(page).toHaveURL(new RegExp(`${SHARING_PAGE}$`));
  await page.getByRole('button', { name: 'See whose code it is' }).click();
  await expect(page.getByRole('heading', { name: 'This code is from Kim Vale' })).toBeFocused();
  await page.getByRole('button', { name: 'Don’t connect' }).click();
  await expect(page.getByLabel('Code', { exact: true })).toHaveValue('');
});

test('the owner shown is always that of the code in the field, even after a slow answer', async ({
  page,
}) => {
  const [first, second] = [await codeOf(page, 'Kim Vale'), await codeOf(page, 'Lou Hart')];
  await guest(page);
  await visit(page, SHARING_PAGE);
  const slow = Promise.withResolvers<void>();
  await page.route('**/api/sharing/look-up', async (route) => {
    if (!(route.request().postData() ?? '').includes(first)) return route.fallback();
    await slow.promise;
    await route.continue();
  });
  const field = page.getByLabel('Code', { exact: true });
  await field.fill(first);
  await page.getByRole('button', { name: 'See whose code it is' }).click();
  await expect(page.getByRole('button', { name: 'Checking the code…' })).toBeVisible();
  await field.fill(second);
  await page.getByRole('button', { name: 'See whose code it is' }).click();
  await expect(page.getByRole('heading', { name: 'This code is from Lou Hart' })).toBeFocused();
  slow.resolve();
  await settled(page);
  await page.getByLabel('Which name should the other person see?').fill('Robin');
  await page.getByRole('button', { name: 'Usual choice' }).click();
  await expect(page.getByRole('heading', { name: /This code is from/ })).toHaveText(
    'This code is from Lou Hart',
  );
  // Another tab shows the same draft.
  const tab = await page.context().newPage();
  await tab.goto(SHARING_PAGE);
  await tab.getByLabel('Code', { exact: true }).fill('another code');
  await expect(field).toHaveValue('another code');
  await expect(page.getByRole('button', { name: 'See whose code it is' })).toBeVisible();
  await tab.getByLabel('Code', { exact: true }).fill(second);
  await page.getByRole('button', { name: 'Connect with Lou Hart' }).click();
  await expect(page.getByText('You’re now connected with Lou Hart.')).toBeFocused();
});

test('a wrong code is explained, and the typed text stays', async ({ page, allowErrors }) => {
  allowErrors(/status of 40[49]/);
  const used = await codeOf(page, 'Kim Vale');
  await asSomebodyElse(page, {}, () => connectBy(page, used));
  await signIn(page);
  const own = await codeFor(page);
  await visit(page, SHARING_PAGE);
  const field = page.getByLabel('Code', { exact: true });
  for (const [code, said] of [
    [used, 'This code doesn’t work.'],
    ['one two three', 'This code doesn’t work.'],
    [own, 'You made this code yourself.'],
  ] as const) {
    await field.fill(code);
    await page.getByRole('button', { name: 'See whose code it is' }).click();
    await expect(page.getByRole('alert').filter({ hasText: said })).toBeVisible();
    await expect(field).toHaveValue(code);
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(new RegExp(said));
  }
  await reload(page);
  await expect(field).toHaveValue(own);
});

test('without an answer from the server taking back says so, and works on the next try', async ({
  page,
  allowErrors,
}) => {
  allowErrors(NO_ANSWER);
  const code = await codeOf(page, 'Kim Vale');
  await guest(page);
  await connectBy(page, code);
  await visit(page, SHARING_PAGE);
  const card = connectionCard(page, 'Kim Vale');
  await failCalls(page, '**/api/sharing/take-back', { times: 1 });
  const takeBack = card.getByRole('button', { name: 'Stop sharing everything with Kim Vale' });
  await takeBack.click();
  await expect(card.getByRole('alert')).toContainText('Evenkeel didn’t respond');
  await takeBack.click();
  await expect(card.getByText(TAKEN_BACK)).toBeFocused();
  await expect(card.getByRole('alert')).toBeHidden();
});

test('sharing fits a small screen with the largest text', async ({ page }) => {
  const [first, second] = await asSomebodyElse(
    page,
    { name: 'Kim Vale' },
    async () => [await codeFor(page), await codeFor(page)] as const,
  );
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(page);
  await connectBy(page, first);
  await setComfort(page, LARGEST_TEXT);
  await visit(page, SHARING_PAGE);
  await expect(connectionCard(page, 'Kim Vale')).toBeVisible();
  await page.getByRole('button', { name: 'Make a code' }).click();
  await expect(page.getByRole('img', { name: 'The link as a QR code' })).toBeVisible();
  await page.getByLabel('Code', { exact: true }).fill(second);
  await page.getByRole('button', { name: 'See whose code it is' }).click();
  await expect(page.getByRole('heading', { name: 'This code is from Kim Vale' })).toBeFocused();
  expect(await tooWide(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
  await expectAccessible(page);
});

test('an open page shows connections made and ended elsewhere once it is looked at again', async ({
  page,
}) => {
  const code = await codeOf(page, 'Kim Vale');
  await signIn(page, { name: 'Robin Reed' });
  await visit(page, SHARING_PAGE);
  await expect(page.getByText('You’re not sharing anything right now.')).toBeVisible();
  await settled(page);

  const { id } = await connectBy(page, code);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  const card = connectionCard(page, 'Kim Vale');
  await expect(card).toContainText('Kim Vale sees your mood levels');
  await settled(page);

  await end(page, id);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(card).toContainText('You ended this connection on');
});
