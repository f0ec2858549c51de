import { PATIENCE_MS } from '#client/sync/outbox/delay.ts';
import { expect, test } from '../fixtures.ts';
import {
  feedback,
  lettersCome,
  openCpt,
  startLetters,
  storedRuns,
  summary,
  watchLetters,
  watchPosts,
} from '../support/attention.ts';
import { openTests, startWatched, tests } from '../support/attention-tests.ts';
import { holdClock, pass, reload } from '../support/clock.ts';
import { NO_ANSWER } from '../support/failing-server.ts';
import { untilInstalled } from '../support/offline.ts';
import { answerNext, COLORS } from '../support/stroop.ts';

test.use({ serviceWorkers: 'allow' });

test('a run that ends offline shows its result and is sent later, once', async ({
  page,
  context,
  person,
  allowErrors,
}) => {
  allowErrors(NO_ANSWER);
  const posts = watchPosts(page);
  const waiting = page.getByText(/entries waiting to be sent/);
  /** The paths of the requests sent since this function was last called. */
  const sent = (): readonly string[] =>
    posts
      .splice(0)
      .map(({ path }) => path)
      .filter((path) => /cpt|attention/.test(path));

  /** Expects two waiting entries, which survive a reload and are sent once the page is online. */
  const expectSentLater = async (paths: readonly string[]): Promise<void> => {
    await pass(page, PATIENCE_MS);
    await expect(waiting).toContainText('2 entries');
    await reload(page);
    await pass(page, PATIENCE_MS);
    await expect(waiting).toContainText('2 entries');
    expect(sent()).toEqual([]);
    await context.setOffline(false);
    await expect(waiting).toHaveCount(0);
    expect(sent()).toEqual(paths);
  };

  await test.step('a stopped CPT', async () => {
    await openCpt(page);
    await untilInstalled(page);
    await holdClock(page);
    await watchLetters(page);
    await startLetters(page, 'Start');
    await lettersCome(page, 2);
    await context.setOffline(true);
    await page.keyboard.press('x');
    await pass(page, 100);
    await expect(feedback(page)).toHaveText(/orrect$/);
    await page.keyboard.press('Escape');
    await expect(summary(page)).toContainText('Total responses1');
    await expectSentLater([
      '/api/focus/cpt',
      '/api/focus/cpt-summary',
      `/api/attention/runs/${person.userId}`,
    ]);
    expect(await storedRuns(page, person.userId, 'cpt')).toHaveLength(1);
  });

  await test.step('ten words of Stroop', async () => {
    await openTests(page);
    await startWatched(page);
    let from = 0;
    for (let number = 0; number < 10; number += 1) {
      if (number === 9) await context.setOffline(true);
      const answer = await answerNext(page, from, number > 1, (color) =>
        page.keyboard.press(String(COLORS.indexOf(color) + 1)),
      );
      from = answer.next;
    }
    await pass(page, 1_000);
    await expect(tests(page).getByText('80%', { exact: true })).toBeVisible();
    await expectSentLater([
      `/api/attention/stroop/${person.userId}`,
      `/api/attention/runs/${person.userId}`,
    ]);
    expect(await storedRuns(page, person.userId, 'stroop')).toHaveLength(1);
    await expect(tests(page).getByText('80.0%', { exact: true })).toBeVisible();
  });
});
