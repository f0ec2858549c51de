import { expect, test } from '../fixtures.ts';
import { wholeChromium } from '../support/chromium.ts';
import { holdClock, sleep } from '../support/clock.ts';
import { openRoutine } from '../support/routine.ts';
import { giveTimed, panel, start, TASK, watch } from '../support/timers.ts';

const MINUTE = 60_000;

// Use the full browser, because the headless shell denies notifications without asking.
test.use({ launchOptions: wholeChromium(), serviceWorkers: 'allow' });

test('the app asks for notifications only on a press, and then shows them at the cues', async ({
  page,
  context,
  person,
}) => {
  const { asked } = await watch(page);
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const list = await registration.getNotifications();
      return list.map(({ title, body }) => `${title} ${body}`);
    });
  await giveTimed(page, person, 10);
  await openRoutine(page);
  await holdClock(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await start(page);
  await sleep(page, MINUTE);
  expect(asked, 'a timer alone asks nothing').toEqual([]);
  await panel(page).getByLabel('Also show a notification').click();
  await expect(panel(page)).toContainText('Your browser doesn’t allow notifications');
  await expect(panel(page).getByLabel('Also show a notification')).not.toBeChecked();
  expect(asked, 'the press asked').toEqual(['asked']);
  await context.grantPermissions(['notifications']);
  await panel(page).getByLabel('Also show a notification').check();
  await sleep(page, 7 * MINUTE);
  await expect.poll(shown).toEqual([expect.stringContaining(`Your time is nearly up. ${TASK}`)]);
  await sleep(page, 2 * MINUTE);
  await expect.poll(shown, 'one takes the place of the other').toEqual([`Time is up. ${TASK}`]);
  await panel(page).getByLabel('Also show a notification').uncheck();
});
