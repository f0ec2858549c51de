import { expect, type Page, test } from '../fixtures.ts';
import { reload, setTime, settled } from '../support/clock.ts';

// Browsers that hide the real time zone report UTC.
test.use({ timezoneId: 'UTC' });

const menu = (page: Page, name: string): Promise<void> =>
  page.getByRole('link', { name, exact: true }).first().click();

test('where a browser says UTC, a chosen zone applies to Today, reminders and the calendar, even offline', async ({
  page,
  person,
  allowErrors,
}) => {
  // The journey goes offline on purpose.
  allowErrors(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  const today = new Date().toISOString().slice(0, 10);
  const evening = Date.parse(`${today}T20:00:00Z`);
  // In Tokyo, this is five in the morning of the next day.
  const tomorrow = new Date(evening + 12 * 3_600_000).toISOString().slice(0, 10);
  const added = await page.request.post('/api/tasks/add', {
    data: {
      userId: person.userId,
      title: 'Call the clinic',
      date: tomorrow,
      time: '05:00',
      reminders: { atStart: true, minutesBefore: null },
    },
  });
  expect(added.status()).toBe(201);
  await page.goto('/homepage');
  await setTime(page, evening);
  // Reload, because an open page checks the day only once a minute.
  await reload(page);
  const reminder = page.getByText('Now: Call the clinic');
  const line = page.getByRole('region', { name: 'Reminders' }).getByText('05:00: Call the clinic');
  await expect(reminder).toBeHidden();

  await menu(page, 'Settings');
  await page.getByRole('button', { name: 'Make a calendar address' }).click();
  const address = await page.getByLabel('This is your calendar address.').inputValue();
  const day = tomorrow.replaceAll('-', '');
  /** The start of the task in the calendar feed. */
  const start = async (): Promise<string | undefined> => {
    const text = await (await page.request.get(address)).text();
    return /BEGIN:VEVENT[\s\S]*?DTSTART[:;](.*)\r/.exec(text)?.[1];
  };
  expect(await start()).toBe(`${day}T050000`);
  await expect(page.getByText('Times are in your time zone, UTC')).toBeVisible();
  const zone = page.getByLabel('Time zone');
  await expect(zone.locator('option:checked')).toHaveText('Same as my device (UTC)');
  await settled(page);
  await page.context().setOffline(true);
  await zone.selectOption('Asia/Tokyo');
  await expect(reminder).toBeVisible();
  await menu(page, 'Today');
  await expect(line).toBeVisible();

  await page.context().setOffline(false);
  await expect.poll(start).toBe(`TZID=Asia/Tokyo:${day}T050000`);
  await page.reload();
  await menu(page, 'Settings');
  await expect(zone).toHaveValue('Asia/Tokyo');
});
