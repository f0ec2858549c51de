import { expect, test } from '../fixtures.ts';
import {
  letterShows,
  openCpt,
  passUntilVisible,
  startLetters,
  storedRuns,
} from '../support/attention.ts';
import { openTests, startWatched, TESTS_PAGE, tests } from '../support/attention-tests.ts';
import { holdClock, settled } from '../support/clock.ts';

test('closing the page saves the interrupted run of a test or the CPT', async ({
  page,
  context,
  person,
}) => {
  const expectInterrupted = async (instrument: 'simon' | 'cpt'): Promise<void> =>
    expect
      .poll(() => storedRuns(page, person.userId, instrument))
      .toMatchObject([{ interrupted: true }]);
  await openTests(page, { test: 'simon', mode: 'full' });
  await startWatched(page);
  await passUntilVisible(page, tests(page).getByText('Your turn', { exact: true }));
  for (const key of ['1', '2', '3', '4']) await page.keyboard.press(key);
  await page.close({ runBeforeUnload: true });
  const next = await context.newPage();
  await next.goto(TESTS_PAGE);
  await expect(
    tests(next).getByText(
      'You left a full Simon test before it ended. It’s saved as interrupted and doesn’t count.',
    ),
  ).toBeVisible();
  await expect(tests(next).getByLabel('Test', { exact: true })).toHaveValue('simon');
  await expect(tests(next).getByLabel('Mode')).toHaveValue('full');
  await openCpt(next);
  await expectInterrupted('simon');
  await holdClock(next);
  await startLetters(next, 'Start');
  await letterShows(next);
  await next.close({ runBeforeUnload: true });
  const last = await context.newPage();
  await last.goto('/dashboard');
  await settled(last);
  await expectInterrupted('cpt');
});
