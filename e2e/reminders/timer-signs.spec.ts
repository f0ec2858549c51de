import { expect, type Page, test } from '../fixtures.ts';
import { wholeChromium } from '../support/chromium.ts';
import { holdClock, pass, settled } from '../support/clock.ts';
import { untilInstalled } from '../support/offline.ts';
import { POMODORO_PAGE, press } from '../support/pomodoro.ts';
import { deliverPush, givePushService, shownNotifications } from '../support/reminders.ts';

// Use the full browser, because the headless shell shows no notifications.
test.use({
  launchOptions: wholeChromium(),
  serviceWorkers: 'allow',
  permissions: ['notifications'],
});

const NOTE = 'You won’t get a signal while the screen is locked.';
const TIMER_CALL = '**/api/reminders/timer';

/** The timer ends that the page schedules after this press, in minutes from now. */
const plannedBy = async (page: Page, name: 'Start' | 'Pause') => {
  const [request] = await Promise.all([page.waitForRequest(TIMER_CALL), press(page, name)]);
  expect(await (await request.response())?.json()).toEqual({ isOn: true });
  const { timer, ends }: { timer: string; ends: { part: string; inMs: number }[] } =
    request.postDataJSON();
  return ends.map(({ part, inMs }) => `${timer}: ${part} in ${Math.round(inMs / 60_000)}`);
};

test('with reminders on, the end of a timer also reaches a locked screen', async ({
  page,
  person: _,
}) => {
  await givePushService(page);
  await page.goto('/settings#reminders');
  await untilInstalled(page);
  const menu = page.getByRole('banner');
  const settings = page.getByRole('region', { name: 'Reminders' });
  const toTimer = async (): Promise<void> => {
    await menu.getByRole('link', { name: 'Today', exact: true }).click();
    await page.getByRole('button', { name: 'Start focusing' }).click();
    await expect(page).toHaveURL(POMODORO_PAGE);
  };
  await toTimer();
  await press(page, 'Pause');
  await expect(page.getByText(NOTE)).toBeVisible();
  await page.getByRole('link', { name: 'Turn on reminders' }).click();
  await settings.getByRole('button', { name: 'Remind me even when Evenkeel is closed' }).click();
  await expect(
    settings.getByText('Until you log out, you’ll get reminders on this device'),
  ).toBeVisible();
  await page.goBack();
  await expect(page.getByText(NOTE)).toBeHidden();

  await holdClock(page);
  expect(await plannedBy(page, 'Start')).toEqual([
    'pomodoro: focus in 25',
    'pomodoro: break in 30',
  ]);
  await pass(page, 60_000);
  expect(await plannedBy(page, 'Pause')).toEqual([]);
  await settled(page);

  await deliverPush(page, {
    title: 'Focus time is over.',
    page: POMODORO_PAGE,
    kind: 'timer',
    sourceId: 'pomodoro 1',
    date: '2026-03-10',
  });
  await expect
    .poll(async () =>
      (await shownNotifications(page)).map(({ title, actions }) => [title, actions]),
    )
    .toEqual([['Focus time is over.', []]]);
});
