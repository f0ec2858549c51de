import { expectAccessible } from '../fixtures.ts';
import { settled } from '../support/clock.ts';
import { setComfort } from '../support/look.ts';
import { heading } from '../support/pages.ts';
import { expect, test, visit } from '../warm.ts';

const FOCUS_PAGE = '/features/focus-mood-tracker';

test('the tracker shows its panels, and its parts lead to the CPT and the Pomodoro timer', async ({
  page,
  person: _,
}) => {
  await visit(page, FOCUS_PAGE);
  for (const name of [
    'How are you feeling?',
    'Mood Calendar',
    'Log a Distraction',
    'Custom Attention Tests',
  ]) {
    await expect(page.getByRole('region', { name })).toBeVisible();
  }
  const parts = page.getByRole('navigation', { name: 'Parts of the tracker' });
  const expectHere = (name: string) =>
    expect(parts.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  await expectHere('Mood');
  await parts.getByRole('link', { name: 'Tests' }).click();
  await expect(heading(page)).toHaveText('Attention tests');
  await expectHere('Tests');
  await page.getByRole('link', { name: 'CPT Attention Test' }).click();
  await expect(page).toHaveURL(`${FOCUS_PAGE}/cpt`);
  await page.getByRole('link', { name: 'Back to Attention tests' }).click();
  await parts.getByRole('link', { name: 'Focus and distractions' }).click();
  await expect(heading(page)).toHaveText('Focus and distractions');
  await expectHere('Focus and distractions');
  await page.getByRole('link', { name: 'Open the Pomodoro Timer' }).click();
  await expect(page).toHaveURL(`${FOCUS_PAGE}/pomodoro`);
});

test('a running test fills the window and gives it back when stopped', async ({
  page,
  person: _,
}) => {
  for (const path of [FOCUS_PAGE, `${FOCUS_PAGE}/tests`, `${FOCUS_PAGE}/cpt`]) {
    await visit(page, path);
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    const stop = page.getByRole('button', { name: 'Stop', exact: true });
    await expect(stop).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('link')).toHaveCount(0);
    if (path === FOCUS_PAGE) await expectAccessible(page);
    await stop.click();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.locator(':focus')).toBeInViewport();
  }
});

test('one thing at a time shows only the check-in; the rest is one press away', async ({
  page,
  person: _,
}) => {
  await setComfort(page, { oneThingAtATime: true });
  await visit(page, FOCUS_PAGE);
  await expect(page.getByRole('region', { name: 'How are you feeling?' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Log a Distraction' })).toBeHidden();
  await page.getByText('Show more').click();
  await page.getByRole('button', { name: 'Phone', exact: true }).click();
  await expect(page.getByText(/^Logged: Phone, /)).toBeVisible();
});

test('logging a distraction shifts nothing at any width, and there are no barriers', async ({
  page,
  person: _,
}) => {
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, FOCUS_PAGE);
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
    await settled(page);
    expect(await tops()).toEqual(before);
  }
  await expectAccessible(page);
});
