import { expect } from '../fixtures.ts';
import {
  passUntil,
  passUntilFocused,
  passUntilVisible,
  setHidden,
  storedRuns,
} from '../support/attention.ts';
import {
  begin,
  button,
  startAnd,
  startWatched,
  tests,
  visitTests,
} from '../support/attention-tests.ts';
import { pass, settled } from '../support/clock.ts';
import { field } from '../support/digit-span.ts';
import { PADS } from '../support/simon.ts';
import { test } from '../warm.ts';

test('a quick practice of digit span ends with its result, and the test can start', async ({
  page,
  person,
}) => {
  await visitTests(page, { test: 'digit-span' });
  await button(page, 'Practice').click();
  for (const _ of ['first', 'second']) {
    await passUntilFocused(page, field(page));
    await page.keyboard.type('1');
    await page.keyboard.press('Enter');
    await passUntil(page, () => field(page).isHidden());
  }
  await passUntilFocused(page, page.getByRole('heading', { name: 'Digit span: practice is over' }));
  await expect(
    tests(page).getByText('You got 0 of 2 right. Practice rounds aren’t saved.'),
  ).toBeVisible();
  await expect(tests(page).getByText(/backward/)).toHaveCount(0);
  await startWatched(page);
  await passUntilFocused(page, field(page));
  expect(await storedRuns(page, person.userId, 'digit-span')).toEqual([]);
});

test('a quick practice of Simon ends after three sequences', async ({ page, person: _ }) => {
  await visitTests(page, { test: 'simon' });
  await startWatched(page, 'Practice');
  const over = page.getByRole('heading', { name: 'Simon: practice is over' });
  for (let turn = 0; turn < 3; turn += 1) {
    await passUntilVisible(page, tests(page).getByText('Your turn', { exact: true }));
    // Whatever the sequence is, at least one of these presses is wrong and ends the turn.
    for (const place of PADS.keys()) await page.keyboard.press(String(place + 1));
    await passUntil(page, () => tests(page).getByText('Your turn', { exact: true }).isHidden());
  }
  await passUntilFocused(page, over);
  await expect(
    tests(page).getByText(/^You got \d of 3 right\. Practice rounds aren’t saved\./),
  ).toBeVisible();
});

test('a difficulty chosen while the test starts takes effect', async ({ page, person: _ }) => {
  await visitTests(page, { test: 'digit-span', difficulty: 'easy' });
  await startAnd(page, 'hard');
  await pass(page, 1_000);
  await expect(tests(page).getByText('Sequence 1: 7 digits')).toBeVisible();
});

for (const by of ['Pause', 'Escape'] as const) {
  test(`${by} while the test starts pauses it until Continue`, async ({ page, person: _ }) => {
    await visitTests(page);
    await startAnd(page, by);
    await pass(page, 1_000);
    await expect(button(page, 'Continue')).toBeVisible();
    await expect(tests(page).getByText('Paused', { exact: true })).toBeVisible();
    await expect(tests(page).locator('[data-on]')).toHaveCount(0);
    await button(page, 'Continue').click();
    await begin(page);
    await passUntilVisible(page, tests(page).locator('[data-on]'));
    await expect(button(page, 'Pause')).toBeVisible();
  });
}

test('hiding the tab while a test starts ends a quick one and pauses a full one', async ({
  page,
  person,
}) => {
  await visitTests(page);
  await button(page, 'Start').click();
  await setHidden(page, true);
  await setHidden(page, false);
  await expect(page.getByRole('heading', { name: 'Stroop: test stopped' })).toBeFocused();
  await expect(tests(page).getByText(/^You left this page during the test/)).toBeVisible();
  await expect(tests(page).getByText(/This time there were fewer/)).toBeVisible();
  await tests(page).getByLabel('Mode').selectOption('full');
  await button(page, 'Start').click();
  await setHidden(page, true);
  await setHidden(page, false);
  await expect(tests(page).getByText(/so the test is paused/)).toBeVisible();
  await pass(page, 1_000);
  await expect(tests(page).getByText('Paused', { exact: true })).toBeVisible();
  await settled(page);
  expect(await storedRuns(page, person.userId, 'stroop')).toEqual([]);
});
