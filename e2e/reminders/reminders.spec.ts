import { MINUTE_MS } from '#domain/shared/time/durations.ts';
import { expectAccessible } from '../fixtures.ts';
import { holdClock, pass, reload, settled } from '../support/clock.ts';
import { overflow } from '../support/look.ts';
import { giveReminder, storedReminders } from '../support/reminders.ts';
import { dayFromNow } from '../support/routine.ts';
import { expect, test, visit } from '../warm.ts';

/** The reminder on the page, which uses the person's own words. */
const notice = 'Now: Morning pills';

test.beforeEach(({ page }) => page.setViewportSize({ width: 390, height: 800 }));

test('the page reminds while it is open, again after a snooze, and not after “Not today”', async ({
  page,
  person,
}) => {
  await giveReminder(page, person.userId);
  await visit(page, '/features/focus-mood-tracker');
  await expect(page.getByText(notice)).toBeVisible();
  await holdClock(page);
  await page.getByRole('button', { name: 'Later' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'In 10 minutes' }).click();
  // The pressed button is gone, so the focus moves to the main part of the page.
  await expect(page.getByRole('main')).toBeFocused();
  await settled(page);
  await expect(page.getByText(notice)).toBeHidden();
  await pass(page, 9 * MINUTE_MS);
  await settled(page);
  await expect(page.getByText(notice)).toBeHidden();
  await pass(page, 1.5 * MINUTE_MS);
  await expect(page.getByText(notice)).toBeVisible();
  await page.getByRole('button', { name: 'Later' }).click();
  await page.getByRole('button', { name: 'Not today' }).click();
  await settled(page);
  await expect(page.getByText(notice)).toBeHidden();
  await reload(page);
  await settled(page);
  await pass(page, 0.5 * MINUTE_MS);
  await settled(page);
  await expect(page.getByText(notice)).toBeHidden();
});

test('the reminder is two stops from the start of the page, and the page ends above it', async ({
  page,
  person,
}) => {
  await giveReminder(page, person.userId);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/homepage');
    const reminder = page.getByRole('region', { name: 'Reminder', exact: true });
    await expect(reminder.getByText(notice)).toBeVisible();
    await settled(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Go to the reminder' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(reminder.getByRole('link', { name: 'Start' })).toBeFocused();
    const last = page.getByRole('main').getByRole('link').last();
    await last.focus();
    const [above, below] = [await last.boundingBox(), await reminder.boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  }
  await page.getByRole('button', { name: 'Close the reminder' }).click();
  await expect(page.getByRole('link', { name: 'Go to the reminder' })).toHaveCount(0);
});

test('Today shows what was due, and offers a day without reminders', async ({ page, person }) => {
  const routine = await giveReminder(page, person.userId);
  await visit(page, '/homepage');
  const reminders = page.getByRole('region', { name: 'Reminders' });
  await expect(reminders.getByText(/^\d\d:\d\d: Morning pills$/)).toBeVisible();
  await expect(page.getByText(notice)).toBeVisible();
  await reminders.getByText('A day without reminders').click();
  await reminders.getByRole('checkbox', { name: 'Turn off reminders for today' }).check();
  await expect(page.getByText(notice)).toBeHidden();
  await settled(page);
  await reload(page);
  await reminders.getByText('Reminders are off for today').click();
  await expect(
    reminders.getByRole('checkbox', { name: 'Turn off reminders for today' }),
  ).toBeChecked();
  await settled(page);
  await expect(page.getByText(notice)).toBeHidden();
  await reminders.getByRole('link', { name: 'Start Morning pills' }).click();
  await expect(page).toHaveURL(new RegExp(`${routine.path}$`));
});

test('the settings save quiet hours, days and the choice of words', async ({ page, person }) => {
  await visit(page, '/settings#reminders');
  const section = page.getByRole('region', { name: 'Reminders' });
  await section.getByRole('checkbox', { name: 'Quiet hours' }).check();
  await section.getByLabel('Quiet from').fill('21:30');
  await section.getByRole('checkbox', { name: 'Sunday' }).check();
  await section.getByRole('checkbox', { name: 'Show my own words on the lock screen' }).check();
  expect(await storedReminders(page, person.userId)).toMatchObject({
    quiet: { from: '21:30', to: '07:00' },
    silentWeekdays: [7],
    ownWords: true,
    zone: 'Europe/Paris',
  });
  await reload(page);
  await expect(section.getByLabel('Quiet from')).toHaveValue('21:30');
  await expect(section.getByRole('checkbox', { name: 'Sunday' })).toBeChecked();
  await expectAccessible(page);
  expect(await overflow(page)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await overflow(page)).toBe(0);
});

test('a task with a time also reminds on the page and on Today, and not after “Not today”', async ({
  page,
  person,
}) => {
  const date = await dayFromNow(page, 0);
  const time = await page.evaluate(() => new Date().toTimeString().slice(0, 5));
  const reminders = { atStart: true, minutesBefore: null };
  const added = await page.request.post('/api/tasks/add', {
    data: { userId: person.userId, title: 'Call the clinic', date, time, reminders },
  });
  expect(added.status()).toBe(201);
  await visit(page, '/homepage');
  const banner = page.getByText('Now: Call the clinic');
  await expect(banner).toBeVisible();
  const line = page
    .getByRole('region', { name: 'Reminders' })
    .getByText(`${time}: Call the clinic`);
  await expect(line).toBeVisible();
  await page.getByRole('button', { name: 'Later' }).click();
  await page
    .getByRole('region', { name: 'Reminder', exact: true })
    .getByRole('button', { name: 'Not today' })
    .click();
  await expect(banner).toBeHidden();
  await expect(line).toBeHidden();
});

test('a choice made offline is stored and sent later', async ({ page, person, allowErrors }) => {
  // The journey goes offline on purpose.
  allowErrors(/ERR_INTERNET_DISCONNECTED/);
  await giveReminder(page, person.userId);
  await visit(page, '/homepage');
  const silent = page.getByRole('checkbox', { name: 'Turn off reminders for today' });
  await page.getByText('A day without reminders').click();
  await expect(silent).not.toBeChecked();
  await page.context().setOffline(true);
  await silent.check();
  await expect(silent).toBeChecked();
  await page.context().setOffline(false);
  await expect
    .poll(async () => (await storedReminders(page, person.userId))?.silentOn)
    .toMatch(/^\d{4}-\d\d-\d\d$/);
});

test('reminders follow the person to the time zone of the device they open', async ({
  page,
  person,
}) => {
  const elsewhere = {
    zone: 'Asia/Tokyo',
    quiet: { from: '22:00', to: '07:00' },
    ownWords: false,
    silentWeekdays: [],
    silentOn: null,
  };
  const kept = await page.request.post('/api/reminders/settings', {
    data: { settings: elsewhere },
  });
  expect(kept.status()).toBe(200);
  await visit(page, '/homepage');
  const here = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  expect(await storedReminders(page, person.userId)).toEqual({ ...elsewhere, zone: here });
});
