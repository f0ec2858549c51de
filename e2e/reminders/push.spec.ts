import { notificationTexts } from '#domain/reminders/notification.ts';
import { expect, expectAccessible, type Page, test } from '../fixtures.ts';
import { wholeChromium } from '../support/chromium.ts';
import { passLimits } from '../support/clock.ts';
import { untilInstalled } from '../support/offline.ts';
import { storedDay } from '../support/player.ts';
import {
  changeAddress,
  deliverPush,
  givePushService,
  giveReminder,
  pressNotification,
  type RemindingRoutine,
  shownNotifications,
} from '../support/reminders.ts';
import { dayFromNow } from '../support/routine.ts';

// Use the full browser, because the headless shell shows no notifications.
test.use({
  launchOptions: wholeChromium(),
  serviceWorkers: 'allow',
  permissions: ['notifications'],
  viewport: { width: 390, height: 800 },
});

const titlesOf = async (page: Page) => (await shownNotifications(page)).map(({ title }) => title);

const messageOf = ({ routineId, date, path }: RemindingRoutine) => ({
  ...notificationTexts(),
  title: 'Time for your morning routine',
  page: path,
  kind: 'routine',
  sourceId: routineId,
  date,
});

/** Creates a completed task for today, and returns the push message of its reminder. */
const giveDoneTask = async (page: Page, userId: string) => {
  const date = await dayFromNow(page, 0);
  const added = await page.request.post('/api/tasks/add', {
    data: { userId, title: 'Call the clinic', date, time: '09:00' },
  });
  const { _id: sourceId } = await added.json();
  const done = { taskId: sourceId, updates: { completed: true } };
  expect((await page.request.post('/api/tasks/update', { data: done })).status()).toBe(200);
  return {
    ...notificationTexts(),
    title: 'Time for what you planned',
    page: '/features/routine-builder',
    kind: 'task',
    sourceId,
    date,
  };
};

test('reminders can be turned on with one press, use neutral words, obey their actions, and can be turned off', async ({
  page,
  context,
  person,
  allowErrors,
}) => {
  // The journey goes offline on purpose.
  allowErrors(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await givePushService(page);
  const routine = await giveReminder(page, person.userId);
  const titles = () => titlesOf(page);
  await page.goto('/settings#reminders');
  await untilInstalled(page);
  const section = page.getByRole('region', { name: 'Reminders' });
  const addresses = async () => {
    const reply = await page.request.get(`/api/reminders/${person.userId}`);
    return (await reply.json()).addresses.length;
  };
  expect(await addresses()).toBe(0);
  await section.getByRole('button', { name: 'Remind me even when Evenkeel is closed' }).click();
  await expect(
    section.getByText('Until you log out, you’ll get reminders on this device'),
  ).toBeVisible();
  expect(await addresses()).toBe(1);

  const message = messageOf(routine);
  await deliverPush(page, message);
  await expect.poll(titles).toEqual(['Time for your morning routine']);
  // If the same reminder arrives twice, there is one notification, with the newer text.
  await deliverPush(page, { ...message, title: 'It is time for your morning routine' });
  await expect.poll(titles).toEqual(['It is time for your morning routine']);
  const [shown] = await shownNotifications(page);
  expect(shown?.actions.slice(0, 2)).toEqual(['snooze', 'not-today']);
  expect(JSON.stringify(shown)).not.toContain('pills');

  const snoozed = context.waitForEvent('response', (one) => one.url().endsWith('/snooze'));
  await pressNotification(page, 'snooze');
  expect((await snoozed).status()).toBe(200);
  await expect.poll(titles).toEqual([]);

  // Use another routine, because the browser closes a notification with a delay and would then also close a new one for
  // the same reminder.
  const other = await giveReminder(page, person.userId);
  await deliverPush(page, messageOf(other));
  await expect.poll(titles).toHaveLength(1);
  await context.setOffline(true);
  await pressNotification(page, 'not-today');
  // An action that failed must not be lost.
  await expect
    .poll(async () => (await shownNotifications(page)).map(({ body }) => body))
    .toEqual(['Your choice wasn’t sent. Please press the button again later.']);
  await context.setOffline(false);
  await pressNotification(page, 'not-today');
  await expect.poll(titles).toEqual([]);
  expect(await storedDay(page, person.userId, other)).toMatchObject({ notToday: true });

  await test.step('“Not today” for a completed task closes without a complaint', async () => {
    await deliverPush(page, await giveDoneTask(page, person.userId));
    await expect.poll(titles).toHaveLength(1);
    await pressNotification(page, 'not-today');
    await expect.poll(titles).toEqual([]);
  });

  await section.getByRole('button', { name: 'Turn off on this device' }).click();
  await expect(
    section.getByText('You’ll see reminders on the Today page and whenever Evenkeel is open'),
  ).toBeVisible();
  expect(await addresses()).toBe(0);
});

test('an address dropped by the push service is pointed out and can be replaced', async ({
  page,
  person,
}) => {
  await givePushService(page);
  await page.goto('/settings#reminders');
  await untilInstalled(page);
  const section = page.getByRole('region', { name: 'Reminders' });
  const turnOn = section.getByRole('button', { name: 'Remind me even when Evenkeel is closed' });
  const addresses = async (): Promise<string[]> => {
    const reply = await page.request.get(`/api/reminders/${person.userId}`);
    return (await reply.json()).addresses;
  };
  await turnOn.click();
  await expect(
    section.getByText('Until you log out, you’ll get reminders on this device'),
  ).toBeVisible();
  const [first = ''] = await addresses();

  // The server deletes an address that the push service no longer knows.
  await page.request.post('/api/reminders/unsubscribe', { data: { endpoint: first } });
  await page.setViewportSize({ width: 1280, height: 800 });
  // Retry, because a page that is reopened immediately does not refetch its data.
  await expect(async () => {
    await page.getByRole('link', { name: 'Today', exact: true }).first().click();
    await page.getByRole('link', { name: 'Settings', exact: true }).first().click();
    await expect(section.getByText('You no longer get reminders on this device')).toBeVisible({
      timeout: 1_000,
    });
  }).toPass();
  await turnOn.click();
  await expect(
    section.getByText('Until you log out, you’ll get reminders on this device'),
  ).toBeVisible();
  const [second = ''] = await addresses();
  expect(second).not.toBe(first);

  await changeAddress(page, second, 'https://push.example.org/renewed');
  expect(await addresses()).toEqual(['https://push.example.org/renewed']);
});

test('a tab on an iPhone explains the only way to get reminders', async ({ page, person: _ }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'standalone', { value: false });
    Object.defineProperty(navigator, 'maxTouchPoints', { value: 5 });
    Reflect.deleteProperty(window, 'PushManager');
  });
  await page.goto('/settings#reminders');
  const section = page.getByRole('region', { name: 'Reminders' });
  await expect(section.getByText('press Share, then “Add to Home Screen”')).toBeVisible();
});

test('a first task with a time offers reminders while Evenkeel is closed, once', async ({
  page,
  person,
}) => {
  await givePushService(page);
  await page.goto('/homepage');
  await untilInstalled(page);
  await page.getByRole('button', { name: 'Add something' }).click();
  await page.getByLabel('What do you want to do?').fill('pick up kids 23:45');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const said = page.getByRole('region', { name: 'Reminder for the new task' });
  await expect(said).toContainText('You’ll be reminded at 23:15 while Evenkeel is open.');
  await expectAccessible(page);
  const offer = page.getByRole('region', { name: 'Reminders while Evenkeel is closed' });
  await expect(offer).toBeVisible();
  await said.getByRole('button', { name: 'Turn on' }).click();
  await expect(said).toContainText('now get reminders on this device even when Evenkeel is closed');
  await expect(offer).toBeHidden();
  await said.getByRole('button', { name: 'Close' }).click();
  await expect(said).toBeHidden();
  const addresses = async () => {
    const reply = await page.request.get(`/api/reminders/${person.userId}`);
    return (await reply.json()).addresses.length;
  };
  expect(await addresses()).toBe(1);
});

test('“Turn on” ends after ten seconds if no push service answers', async ({ page, person }) => {
  await givePushService(page);
  await page.addInitScript(() => {
    PushManager.prototype.subscribe = () => new Promise(() => undefined);
  });
  const date = await dayFromNow(page, 1);
  const data = { userId: person.userId, title: 'Call the clinic', date, time: '09:00' };
  expect((await page.request.post('/api/tasks/add', { data })).status()).toBe(201);
  await page.goto('/homepage');
  await untilInstalled(page);
  const offer = page.getByRole('region', { name: 'Reminders while Evenkeel is closed' });
  await offer.getByRole('button', { name: 'Turn on' }).click();
  await expect(offer.getByRole('button', { name: 'Turning on…' })).toBeVisible();
  await passLimits(page, 10_000);
  await expect(offer).toContainText(
    'didn’t respond. You’ll still see reminders while Evenkeel is open.',
  );
  await expect(offer.getByRole('button', { name: 'Close' })).toBeVisible();
});

test('“Not now” closes the offer of reminders for good', async ({ page, person }) => {
  await givePushService(page);
  const date = await dayFromNow(page, 1);
  const data = { userId: person.userId, title: 'Call the clinic', date, time: '09:00' };
  expect((await page.request.post('/api/tasks/add', { data })).status()).toBe(201);
  await page.goto('/homepage');
  const offer = page.getByRole('region', { name: 'Reminders while Evenkeel is closed' });
  await offer.getByRole('button', { name: 'Not now' }).click();
  await expect(offer).toBeHidden();
  await expect(
    page.getByRole('heading', { level: 1 }),
    'the focus stays on the page',
  ).toBeFocused();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Call the clinic at 09:00' })).toBeVisible();
  await expect(offer).toBeHidden();
});
