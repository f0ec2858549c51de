import { expect, type Page, test } from '../fixtures.ts';
import { setHidden, storedRuns } from '../support/attention.ts';
import {
  button,
  openTests,
  openTestsOnClock,
  startAnd,
  startWatched,
  tests,
  until,
  untilFocused,
  untilVisible,
} from '../support/attention-tests.ts';

const PADS = ['Red', 'Green', 'Blue', 'Yellow'];
const field = (page: Page) => tests(page).getByLabel('Digits', { exact: true });

test('a quick practice of digit span ends with its result, and the test can start', async ({
  page,
  person,
}) => {
  await openTestsOnClock(page, { test: 'digit-span' });
  await button(page, 'Practice').click();
  for (const _ of ['first', 'second']) {
    await untilFocused(page, field(page));
    await page.keyboard.type('1');
    await page.keyboard.press('Enter');
    await until(page, () => field(page).isHidden());
  }
  await untilFocused(page, page.getByRole('heading', { name: 'Digit span: practice is over' }));
  await expect(tests(page).getByText('0 of 2 were right. Practice is not kept.')).toBeVisible();
  await expect(tests(page).getByText(/backward/)).toHaveCount(0);
  await startWatched(page);
  await untilFocused(page, field(page));
  expect(await storedRuns(page, person.userId, 'digit-span')).toEqual([]);
});

test('a quick practice of Simon ends after three sequences', async ({ page, person: _ }) => {
  await openTestsOnClock(page, { test: 'simon' });
  await button(page, 'Practice').click();
  const over = page.getByRole('heading', { name: 'Simon: practice is over' });
  for (let turn = 0; turn < 3; turn += 1) {
    await untilVisible(page, tests(page).getByText('Your turn', { exact: true }));
    // One of the four is wrong for every sequence.
    for (const place of PADS.keys()) await page.keyboard.press(String(place + 1));
    await until(page, () => tests(page).getByText('Your turn', { exact: true }).isHidden());
  }
  await untilFocused(page, over);
  await expect(tests(page).getByText(/of 3 were right. Practice is not kept./)).toBeVisible();
});

test('a difficulty that is chosen while the test starts counts', async ({ page, person: _ }) => {
  await openTests(page, { test: 'digit-span', difficulty: 'easy' });
  await startAnd(page, 'hard');
  await expect(tests(page).getByText('Sequence 1: 7 digits')).toBeVisible();
});

for (const by of ['Pause', 'Escape'] as const) {
  test(`${by} while the test starts pauses it until it is continued`, async ({
    page,
    person: _,
  }) => {
    await openTests(page);
    await startAnd(page, by);
    await expect(button(page, 'Continue')).toBeVisible();
    await expect(tests(page).getByText('Paused', { exact: true })).toBeVisible();
    await expect(tests(page).locator('[data-on]')).toHaveCount(0);
    await button(page, 'Continue').click();
    await expect(tests(page).locator('[data-on]')).toHaveCount(1);
    await expect(button(page, 'Pause')).toBeVisible();
  });
}

test('a tab that is hidden while a test starts ends a quick one, and pauses a full one', async ({
  page,
  person,
}) => {
  await openTests(page);
  await button(page, 'Start').click();
  await setHidden(page, true);
  await setHidden(page, false);
  await expect(page.getByRole('heading', { name: 'Stroop: test stopped' })).toBeFocused();
  await expect(tests(page).getByText(/^This page was left while the test ran/)).toBeVisible();
  await expect(tests(page).getByText(/There were fewer this time/)).toBeVisible();
  await tests(page).getByLabel('Mode').selectOption('full');
  await button(page, 'Start').click();
  await setHidden(page, true);
  await setHidden(page, false);
  await expect(tests(page).getByText(/so the test is paused/)).toBeVisible();
  await expect(tests(page).getByText('Paused', { exact: true })).toBeVisible();
  expect(await storedRuns(page, person.userId, 'stroop')).toEqual([]);
});
