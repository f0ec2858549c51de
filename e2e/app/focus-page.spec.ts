import { expectAccessible } from '../fixtures.ts';
import { settled } from '../support/clock.ts';
import { setComfort } from '../support/look.ts';
import { logPast } from '../support/moods.ts';
import { heading } from '../support/pages.ts';
import { giveDistractions } from '../support/tasks.ts';
import { expect, test, visit } from '../warm.ts';

const FOCUS_PAGE = '/features/focus-mood-tracker';
const PHONE = { width: 390, height: 844 };

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

test('on a phone the check-in fits the first screen, and the page two; the rest says what is inside', async ({
  page,
  person,
}) => {
  await page.setViewportSize(PHONE);
  await giveDistractions(page, person.userId, ['Noise', 'Phone']);
  const now = Date.now();
  await logPast(
    page,
    person.userId,
    [0, 1, 2, 26, 50].map((hours) => [new Date(now - hours * 3_600_000).toISOString(), 75]),
  );
  await visit(page, FOCUS_PAGE);
  await settled(page);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
    2 * PHONE.height,
  );
  const submit = await page.getByRole('button', { name: 'Submit', exact: true }).boundingBox();
  const bar = await page.getByRole('navigation', { name: 'Shortcuts' }).boundingBox();
  expect((submit?.y ?? 0) + (submit?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  // Few stops from the faces to the end.
  await page.getByRole('slider', { name: 'Mood' }).focus();
  for (let press = 0; press < 7; press += 1) await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Submit', exact: true })).toBeFocused();

  const calendar = page.getByRole('region', { name: 'Mood Calendar' });
  const tests = page.getByRole('region', { name: 'Custom Attention Tests' });
  await expect(calendar).toContainText(/\d moods? today/);
  await expect(page.getByRole('region', { name: 'Log a Distraction' })).toContainText('2 today');
  await expect(page.getByRole('grid')).toHaveCount(0);
  await calendar.locator('summary').press('Enter');
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(calendar.locator('summary').first()).toBeFocused();
  await tests.locator('summary').click();
  await tests.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeInViewport({
    ratio: 1,
  });
  await expect(tests.locator('summary').first()).toBeHidden();
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(tests.getByRole('heading', { name: 'Custom Attention Tests' })).toBeVisible();
  await expectAccessible(page);
});

test('from Today, the link to the day opens the calendar of a phone at that day', async ({
  page,
  person,
}) => {
  await page.setViewportSize(PHONE);
  await logPast(page, person.userId, [[new Date().toISOString(), 75]]);
  await visit(page, '/homepage');
  await page.getByRole('link', { name: 'See the day' }).click();
  const day = page.getByRole('region', { name: /^Moods on / });
  await expect(day.getByRole('heading')).toBeFocused();
  await expect(day.getByRole('listitem')).toHaveCount(1);
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
    await expect(
      page.getByText(/^You didn’t log any moods in|^Nothing logged today/),
    ).toBeVisible();
    const before = await tops();
    await page.getByRole('button', { name: 'Thoughts', exact: true }).click();
    await expect(page.getByText(/^Logged: Thoughts, /)).toBeVisible();
    await settled(page);
    expect(await tops()).toEqual(before);
  }
  await expectAccessible(page);
});
