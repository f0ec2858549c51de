import { expect, expectAccessibleInThemes, test } from '../fixtures.ts';

const FOCUS_PAGE = '/features/focus-mood-tracker';

test('the page has its panels and leads to the CPT and to the Pomodoro timer', async ({
  page,
  person: _,
}) => {
  await page.goto(FOCUS_PAGE);
  for (const name of [
    'How are you feeling?',
    'Log a Distraction',
    'Focus timer',
    'Mood Calendar',
    'Custom Attention Tests',
  ]) {
    await expect(page.getByRole('region', { name })).toBeVisible();
  }
  await page.getByRole('link', { name: 'CPT Attention Test' }).click();
  await expect(page).toHaveURL(`${FOCUS_PAGE}/cpt`);
  await page.goBack();
  await page.getByRole('link', { name: 'Open the Pomodoro Timer' }).click();
  await expect(page).toHaveURL(`${FOCUS_PAGE}/pomodoro`);
});

test('with one thing at a time the check-in stands alone, and the rest is one press away', async ({
  page,
  person: _,
}) => {
  await page.evaluate(() => localStorage.setItem('comfort', '{"oneThingAtATime":true}'));
  await page.goto(FOCUS_PAGE);
  await expect(page.getByRole('region', { name: 'How are you feeling?' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Log a Distraction' })).toBeHidden();
  await page.getByText('Show more').click();
  await page.getByRole('button', { name: 'Phone', exact: true }).click();
  await expect(page.getByText(/^Logged: Phone, /)).toBeVisible();
});

test('what a tap says moves nothing at any width, and there are no barriers', async ({
  page,
  person: _,
}) => {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(FOCUS_PAGE);
    await expect(page.getByText('Loading')).toHaveCount(0);
    const tops = () =>
      page
        .locator('main h2, main button')
        .evaluateAll((all) =>
          all.map((element) => element.getBoundingClientRect().top + window.scrollY),
        );
    await expect(page.getByText(/^No mood is logged in/)).toBeVisible();
    const before = await tops();
    await page.getByRole('button', { name: 'Thoughts', exact: true }).click();
    await expect(page.getByText(/^Logged: Thoughts, /)).toBeVisible();
    expect(await tops()).toEqual(before);
    await expectAccessibleInThemes(page);
  }
});
