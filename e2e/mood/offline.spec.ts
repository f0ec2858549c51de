import { expect, test } from '../fixtures.ts';
import { reload } from '../support/clock.ts';
import { NO_ANSWER } from '../support/failing-server.ts';
import {
  checkIn,
  KEPT,
  MOOD_PAGE,
  openMoods,
  openMoreWords,
  storedMoods,
} from '../support/moods.ts';
import { untilInstalled } from '../support/offline.ts';

test.use({ serviceWorkers: 'allow' });

test('offline, a word, moods and their details queue in order and are sent later', async ({
  page,
  context,
  person,
  allowErrors,
}) => {
  allowErrors(NO_ANSWER);
  const checkbox = (name: string) => page.getByRole('checkbox', { name, exact: true });
  const trace = page.getByText(/^Logged today: .*Low, /);
  const entries = page.getByRole('region', { name: /^Moods on / }).getByRole('listitem');
  await openMoods(page);
  await untilInstalled(page);
  await context.setOffline(true);
  await reload(page);

  await test.step('a new word can be used immediately', async () => {
    await openMoreWords(page);
    await page.getByText('What these words mean, and your own words').click();
    await page.getByLabel('A new word').fill('Dentist');
    await page.getByRole('button', { name: 'Add word' }).click();
    await checkbox('Dentist').check();
    await checkIn(page, 0, '');
    await expect(page.getByText(KEPT)).toBeVisible();
  });

  await test.step('the line about the mood says that it is waiting', async () => {
    await page.goto('/homepage');
    await page.getByRole('button', { name: 'Low', exact: true }).click();
    await expect(page.getByText(KEPT)).toBeVisible();
    await reload(page);
    await expect(trace).toContainText('waiting to be sent.');
  });

  await test.step('a mood tapped by accident is taken back and never sent', async () => {
    await page.getByRole('button', { name: 'Very good' }).click();
    await page.getByRole('button', { name: 'Undo logging the mood “Very good”' }).click();
    await expect(page.getByText('Undone. This mood was removed.')).toBeVisible();
    await expect(trace).toContainText('waiting to be sent.');
  });

  await test.step('details are merged with their mood into one entry', async () => {
    await page.getByRole('link', { name: 'Add tags or a reason' }).click();
    await expect(page.getByText(/^For: .*Low, \d\d:\d\d$/)).toBeVisible();
    await checkbox('Tired').check();
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await expect(
      page.getByText('These details are saved on this device and will be sent later.'),
    ).toBeVisible();
    await reload(page);
    await expect(checkbox('Tired')).toBeChecked();
    await expect(entries).toHaveCount(2);
    await expect(entries.last()).toContainText('Tired');
    await expect(entries.last()).toContainText('waiting to be sent');
    await page.goto(MOOD_PAGE);
    await expect(checkbox('Dentist')).toBeVisible();
  });

  await context.setOffline(false);
  await expect(page.getByText(/waiting to be sent/)).toHaveCount(0);
  await expect(entries).toHaveCount(2);
  await expect
    .poll(() => storedMoods(page, person.userId))
    .toMatchObject([
      { mood: 0, ownTags: ['Dentist'] },
      { mood: 25, tags: ['Tired'] },
    ]);
  const reply = await page.request.get(`/api/mood/words/${person.userId}`);
  expect(await reply.json()).toMatchObject({ own: [{ name: 'Dentist' }] });
  await page.goto('/homepage');
  await expect(trace).toBeVisible();
  await expect(trace).not.toContainText('waiting');
});
