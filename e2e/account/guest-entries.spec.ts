import {
  expect,
  expectAccessible,
  guest,
  type Page,
  signIn,
  submitLogIn,
  test,
} from '../fixtures.ts';
import { failCalls, NO_ANSWER } from '../support/failing-server.ts';

const moodsOf = async (page: Page, userId: string): Promise<unknown> =>
  (await page.request.get(`/api/mood/all/${userId}`)).json();

const logGood = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Good', exact: true }).click();

const offer = (page: Page) =>
  page.getByRole('dialog', { name: 'Take along what you entered as a guest?' });

/** From the settings of the guest into an account that the person has. */
const logInFromSettings = async (page: Page, person: { email: string; password: string }) => {
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Log in to your account' }).click();
  await submitLogIn(page, person);
};

for (const width of [390, 1280]) {
  test(`what a guest entered comes along to the account, at ${width} px`, async ({
    page,
    newDevice,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const person = await signIn(await newDevice());
    const guestId = await guest(page);
    await page.goto('/homepage');
    const kept = page.waitForResponse(/\/api\/mood\/submit/);
    await logGood(page);
    await kept;
    await logInFromSettings(page, person);
    await expect(offer(page)).toBeVisible();
    await expectAccessible(page);
    expect(await moodsOf(page, person.userId)).toEqual([]);
    await offer(page).getByRole('button', { name: 'Take it along' }).click();
    await expect(offer(page)).toBeHidden();
    expect(await moodsOf(page, person.userId)).toHaveLength(1);
    await page.reload();
    await expect(page.getByRole('main')).toContainText(person.email);
    await expect(offer(page)).toBeHidden();
    expect((await page.request.get(`/api/mood/all/${guestId}`)).status()).toBe(403);
  });

  test(`what was left can be taken along or deleted later, at ${width} px`, async ({
    page,
    newDevice,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const person = await signIn(await newDevice());
    await guest(page);
    await page.goto('/homepage');
    const kept = page.waitForResponse(/\/api\/mood\/submit/);
    await logGood(page);
    await kept;
    await logInFromSettings(page, person);
    await offer(page).getByRole('button', { name: 'Not now' }).click();
    await expect(offer(page)).toBeHidden();
    await page.reload();
    await expect(page.getByText(/^What you entered as a guest until/)).toBeVisible();
    await expect(offer(page)).toBeHidden();
    await page.getByRole('button', { name: 'Delete it now' }).click();
    await expect(page.getByText(/^What you entered as a guest until/)).toBeHidden();
    expect(await moodsOf(page, person.userId)).toEqual([]);
  });
}

test('what a guest did not send is told of, and sent for the account only when it is taken along', async ({
  page,
  newDevice,
  allowErrors,
}) => {
  allowErrors(NO_ANSWER);
  const person = await signIn(await newDevice());
  await guest(page);
  await failCalls(page, '**/api/mood/submit');
  await page.goto('/homepage');
  await logGood(page);
  await expect(page.getByText('1 entry waiting to send')).toBeVisible();
  await logInFromSettings(page, person);
  await expect(offer(page)).toContainText('One entry was not sent yet');
  await page.unroute('**/api/mood/submit');
  expect(await moodsOf(page, person.userId)).toEqual([]);
  const sent = page.waitForResponse(/\/api\/mood\/submit/);
  await offer(page).getByRole('button', { name: 'Take it along' }).click();
  expect((await sent).status()).toBe(201);
  await expect(offer(page)).toBeHidden();
  expect(await moodsOf(page, person.userId)).toHaveLength(1);
});
