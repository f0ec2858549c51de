import { expect, test } from '../fixtures.ts';
import { wholeChromium } from '../support/chromium.ts';
import { openTask, panel, start, TASK, watch } from '../support/timers.ts';

// A browser without a window asks nobody: it refuses notifications from the start.
test.use({ launchOptions: wholeChromium(), serviceWorkers: 'allow' });

test('notifications are asked for by a press alone, and then come at the cues', async ({
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
  await openTask(page, person, 10);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await start(page);
  await page.clock.fastForward('01:00');
  expect(asked, 'a timer alone asks nothing').toEqual([]);
  await panel(page).getByLabel('Also notify me').click();
  await expect(panel(page)).toContainText('The browser does not allow notifications');
  await expect(panel(page).getByLabel('Also notify me')).not.toBeChecked();
  expect(asked, 'the press asked').toEqual(['asked']);
  await context.grantPermissions(['notifications']);
  await panel(page).getByLabel('Also notify me').check();
  await page.clock.fastForward('07:00');
  await expect.poll(shown).toEqual([expect.stringContaining(`The time is nearly over. ${TASK}`)]);
  await page.clock.fastForward('02:00');
  await expect.poll(shown, 'one takes the place of the other').toEqual([`Time is up. ${TASK}`]);
  await panel(page).getByLabel('Also notify me').uncheck();
});
