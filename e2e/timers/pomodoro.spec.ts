import { expect } from '../fixtures.ts';
import { pass, reload, sleep } from '../support/clock.ts';
import {
  completed,
  figures,
  openPomodoro,
  POMODORO_PAGE,
  panelIn,
  press,
  setLength,
} from '../support/pomodoro.ts';
import { expectNotes, expectNothingAsked, listen, openTab, said } from '../support/timers.ts';
import { test, visit } from '../warm.ts';

const MINUTE = 60_000;
/** The notes of a focus time and a break. Each has two cues, one near the end and one at the end. */
const ALL_NOTES = ['392', '523', '392', '784', '392', '523', '392', '784'];

test('focus and break alternate, with a heads-up and an end, each announced once', async ({
  page,
  person: _,
}) => {
  await openPomodoro(page);
  await listen(page);
  await expect(page).toHaveTitle('Pomodoro Timer – Evenkeel');
  await expect(panelIn(page, 'Focus')).toContainText('The timer hasn’t started.');
  await press(page, 'Start');
  await pass(page, 1_000);
  await expect(figures(page)).toHaveText('24:59');
  await expect(page).toHaveTitle('24:59 · Pomodoro Timer – Evenkeel');
  await expect(panelIn(page, 'Focus')).toContainText(
    'You’ll get a signal 5 minutes before the end.',
  );
  await sleep(page, 19 * MINUTE + 58_000);
  await expectNotes([page], []);
  await pass(page, 1_000);
  await expect(panelIn(page, 'Focus')).toContainText('Your time is nearly up.');
  await said(page, 'Focus time is nearly over. A break comes next.');
  await expectNotes([page], ['392', '523']);
  await completed(page, 'No focus sessions completed yet');

  await sleep(page, 5 * MINUTE);
  await expect(panelIn(page, 'Break')).toBeVisible();
  await expect(figures(page)).toHaveText('05:00');
  await expect(page).toHaveTitle('Break 05:00 · Pomodoro Timer – Evenkeel');
  await said(page, 'Focus time is over. It’s time to take a break for 5 minutes.');
  await expectNotes([page], ['392', '523', '392', '784']);
  await completed(page, '1 focus session completed');

  await sleep(page, 4 * MINUTE);
  await said(page, 'Your break is nearly over. Focus time comes next.');
  await expect(panelIn(page, 'Break')).toContainText('Your break is nearly over.');
  // Check each cue before advancing the clock, because a cue that is long overdue is only shown.
  await expectNotes([page], ['392', '523', '392', '784', '392', '523']);
  await pass(page, MINUTE);
  await expect(panelIn(page, 'Focus')).toBeVisible();
  await expect(figures(page)).toHaveText('25:00');
  await said(page, 'The break is over. It’s time to focus for 25 minutes.');
  await completed(page, '1 focus session completed');
  await expectNotes([page], ALL_NOTES);
  await sleep(page, 10 * MINUTE);
  await expect(figures(page)).toHaveText('15:00');
  await expectNotes([page], ALL_NOTES);
  await expectNothingAsked(page);
});

test('an unseen end is shown with its time, and the break starts on a press', async ({
  page,
  person: _,
}) => {
  await openPomodoro(page);
  await expect(page.getByText('You won’t get a signal while the screen is locked.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Turn on reminders' })).toBeVisible();
  await press(page, 'Start');
  await sleep(page, 40 * MINUTE);
  const told = /Focus time ended (at|on) .+\. Your break begins when you press Start\./;
  await expect(panelIn(page, 'Break')).toContainText(told);
  await expect(figures(page)).toHaveText('05:00');
  await completed(page, '1 focus session completed');
  await sleep(page, 60 * MINUTE);
  await reload(page);
  await expect(panelIn(page, 'Break')).toContainText(told);
  await expect(figures(page), 'it waits').toHaveText('05:00');
  await press(page, 'Start');
  await pass(page, MINUTE);
  await expect(figures(page)).toHaveText('04:00');
});

test('a pause stops the time, and a reset returns to focus but keeps the count', async ({
  page,
  person: _,
}) => {
  await openPomodoro(page);
  await press(page, 'Start');
  await sleep(page, 10 * MINUTE);
  await press(page, 'Pause');
  await sleep(page, 180 * MINUTE);
  await expect(figures(page)).toHaveText('15:00');
  await expect(page).toHaveTitle('Paused 15:00 · Pomodoro Timer – Evenkeel');
  await expect(panelIn(page, 'Focus')).toContainText('Paused. The timer isn’t running.');
  await press(page, 'Start');
  await sleep(page, 16 * MINUTE);
  await expect(panelIn(page, 'Break')).toBeVisible();
  await expect(figures(page)).toHaveText('04:00');
  await press(page, 'Reset');
  await expect(panelIn(page, 'Focus')).toBeVisible();
  await expect(figures(page)).toHaveText('25:00');
  await completed(page, '1 focus session completed');
  await pass(page, MINUTE);
  await expect(figures(page), 'it stands still').toHaveText('25:00');
  await expect(page).toHaveTitle('Pomodoro Timer – Evenkeel');
});

test('an invalid length is refused in place, and the running timer continues', async ({
  page,
  person: _,
}) => {
  await openPomodoro(page);
  await press(page, 'Start');
  await pass(page, MINUTE);
  const message = page.getByRole('main').getByRole('alert');
  for (const wrong of ['0', '181', '2.5', '-5', '1e2']) {
    await setLength(page, 'Focus', wrong);
    await expect(message).toHaveText(
      'Enter a whole number of minutes for focus time, from 1 to 180.',
    );
  }
  await expect(page.getByLabel('Focus time')).toHaveAttribute('aria-invalid', 'true');
  await expect(figures(page)).toHaveText('24:00');
  await pass(page, MINUTE);
  await expect(figures(page)).toHaveText('23:00');
  await setLength(page, 'Focus', '');
  await expect(message, 'who is about to type is left alone').toBeHidden();
  await page.getByLabel('Break time').focus();
  await expect(message).toBeVisible();
  await setLength(page, 'Focus', '50');
  await expect(message).toBeHidden();
  // Type Arabic digits.
  await setLength(page, 'Break', '١٠');
  await expect(figures(page), 'what has begun keeps its length').toHaveText('23:00');
  await sleep(page, 23 * MINUTE);
  await expect(figures(page)).toHaveText('10:00');
  await sleep(page, 10 * MINUTE);
  await expect(figures(page)).toHaveText('50:00');
  await press(page, 'Reset');
  await setLength(page, 'Focus', '180');
  await expect(figures(page)).toHaveText('180:00');
  const field = page.getByLabel('Focus time');
  await field.fill('9');
  await expect(figures(page), 'half of a number does not count').toHaveText('180:00');
  await field.fill('90');
  await page.getByLabel('Break time').focus();
  await expect(figures(page)).toHaveText('90:00');
  await setLength(page, 'Focus', '1');
  await expect(figures(page)).toHaveText('01:00');
});

test('after sleep, a reload and in another tab: time, phase and count are right', async ({
  page,
  person: _,
}) => {
  await openPomodoro(page);
  await setLength(page, 'Focus', '4');
  await setLength(page, 'Break', '3');
  await press(page, 'Start');
  // The ten minutes contain four minutes of focus, three of the break, and three of the next focus time.
  await sleep(page, 10 * MINUTE);
  await expect(panelIn(page, 'Focus')).toBeVisible();
  await expect(figures(page)).toHaveText('01:00');
  await completed(page, '1 focus session completed');
  await reload(page);
  await expect(figures(page)).toHaveText('01:00');
  await completed(page, '1 focus session completed');
  await expect(page.getByLabel('Break time')).toHaveValue('3');
  const second = await openTab(page, POMODORO_PAGE);
  await press(second, 'Pause');
  await expect(page.getByRole('main').getByRole('button', { name: 'Start' })).toBeVisible();
  const held = await figures(second).textContent();
  await expect(figures(page)).toHaveText(held ?? '');
  await setLength(second, 'Break', '7');
  await expect(page.getByLabel('Break time')).toHaveValue('7');
});

test('on other pages the title shows the time, and a banner announces the end', async ({
  page,
  person: _,
}) => {
  await openPomodoro(page);
  await press(page, 'Start');
  await page.getByRole('banner').getByRole('link', { name: 'Settings' }).click();
  await expect(page).toHaveTitle(/^25:00 · Settings – Evenkeel$/);
  await page.getByRole('banner').getByRole('link', { name: 'Routine' }).click();
  await expect(page).toHaveTitle(/^25:00 · Daily Routine Builder – Evenkeel$/);
  const way = page.getByRole('banner').getByRole('link', { name: /^(Focus|Break): / });
  await expect(way).toHaveText('Focus: 25 min left');
  await sleep(page, 25 * MINUTE + 1_000);
  await expect(
    page.getByText('Focus time is over. It’s time to take a break for 5 minutes.'),
  ).toBeVisible();
  await expect(page).toHaveTitle(/^Break 04:\d\d · Daily Routine Builder – Evenkeel$/);
  await page.getByRole('link', { name: 'See the timer' }).click();
  await expect(panelIn(page, 'Break')).toBeVisible();
  await expect(page.getByRole('link', { name: 'See the timer' })).toBeHidden();
  await expect(way).toHaveCount(0);
  await press(page, 'Pause');
  await expect(page).toHaveTitle(/^Paused Break 04:\d\d · Pomodoro Timer – Evenkeel$/);
  await page.getByRole('banner').getByRole('link', { name: 'Settings' }).click();
  await expect(way).toHaveText('Break: paused');
  await way.click();
  await expect(panelIn(page, 'Break')).toBeVisible();
});

test('among several tabs one makes the sound, and all show the message', async ({
  page,
  person: _,
}) => {
  await openPomodoro(page);
  const other = await openTab(page, '/settings');
  const tabs = [page, other];
  await Promise.all(tabs.map(listen));
  await press(page, 'Start');
  await Promise.all(tabs.map((tab) => pass(tab, 20 * MINUTE + 1_000)));
  for (const tab of tabs) await said(tab, 'A break comes next.');
  await expectNotes(tabs, ['392', '523']);
  await other.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(other.getByRole('link', { name: 'See the timer' })).toBeHidden();
  await expectNotes(tabs, ['392', '523']);
});

test('Today starts the timer and shows it, and logging out removes it from the device', async ({
  page,
  person,
}) => {
  await visit(page, '/homepage');
  await page.getByRole('button', { name: 'Start focusing' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pomodoro Timer');
  await press(page, 'Pause');
  await page.getByRole('banner').getByRole('link', { name: 'Today' }).click();
  await page.getByRole('button', { name: 'Continue focusing' }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Today' }).click();
  await expect(page.getByRole('link', { name: 'See the Pomodoro Timer' })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/');
  await expect(page).toHaveTitle('Evenkeel');
  const left = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(left).not.toContain('pomodoro');
  expect(left).not.toContain(person.userId);
});
