import { expect, test } from '../fixtures.ts';
import {
  completed,
  figures,
  holdClock,
  openPomodoro,
  POMODORO_PAGE,
  panelIn,
  press,
  setLength,
} from '../support/pomodoro.ts';
import { said, watch } from '../support/timers.ts';

test('focus and break follow each other, with a heads-up and an end, each told once', async ({
  page,
  person: _,
}) => {
  const { notes, asked } = await watch(page);
  await openPomodoro(page);
  await expect(page).toHaveTitle('Pomodoro Timer – Evenkeel');
  await expect(panelIn(page, 'Focus')).toContainText('Not started.');
  await holdClock(page);
  await press(page, 'Start');
  await page.clock.runFor(1_000);
  await expect(figures(page)).toHaveText('24:59');
  await expect(page).toHaveTitle('24:59 · Pomodoro Timer – Evenkeel');
  await expect(panelIn(page, 'Focus')).toContainText('You get a sign 5 minutes before the end.');
  await page.clock.fastForward('19:58');
  expect(notes).toEqual([]);
  await page.clock.runFor(1_000);
  await expect(panelIn(page, 'Focus')).toContainText('The time is nearly over.');
  await said(page, 'Focus time is nearly over. Then comes a break.');
  await expect.poll(() => notes).toEqual(['392', '523']);
  await completed(page, '0 focus times completed');

  await page.clock.fastForward('05:00');
  await expect(panelIn(page, 'Break')).toBeVisible();
  await expect(figures(page)).toHaveText('05:00');
  await expect(page).toHaveTitle('Break 05:00 · Pomodoro Timer – Evenkeel');
  await said(page, 'Focus time is over. Now a break: 5 minutes.');
  await expect.poll(() => notes).toEqual(['392', '523', '392', '784']);
  await completed(page, '1 focus time completed');

  await page.clock.fastForward('04:00');
  await said(page, 'The break is nearly over. Then comes focus time.');
  await expect(panelIn(page, 'Break')).toContainText('The break is nearly over.');
  // Each cue sounds before the clock goes on: one whose time has long passed is only shown.
  await expect.poll(() => notes.length).toBe(6);
  await page.clock.runFor('01:00');
  await expect(panelIn(page, 'Focus')).toBeVisible();
  await expect(figures(page)).toHaveText('25:00');
  await said(page, 'The break is over. Now focus: 25 minutes.');
  await completed(page, '1 focus time completed');
  await expect.poll(() => notes.length).toBe(8);
  await page.clock.fastForward('10:00');
  await expect(figures(page)).toHaveText('15:00');
  expect(notes.length, 'nothing sounds again').toBe(8);
  expect(asked, 'nobody was asked for anything').toEqual([]);
});

test('a pause holds the time, and reset goes back to focus but keeps the count', async ({
  page,
  person: _,
}) => {
  await openPomodoro(page);
  await holdClock(page);
  await press(page, 'Start');
  await page.clock.fastForward('10:00');
  await press(page, 'Pause');
  await page.clock.fastForward('03:00:00');
  await expect(figures(page)).toHaveText('15:00');
  await expect(page).toHaveTitle('Paused 15:00 · Pomodoro Timer – Evenkeel');
  await expect(panelIn(page, 'Focus')).toContainText('Paused. No time passes.');
  await press(page, 'Start');
  await page.clock.fastForward('16:00');
  await expect(panelIn(page, 'Break')).toBeVisible();
  await expect(figures(page)).toHaveText('04:00');
  await press(page, 'Reset');
  await expect(panelIn(page, 'Focus')).toBeVisible();
  await expect(figures(page)).toHaveText('25:00');
  await completed(page, '1 focus time completed');
  await page.clock.runFor('01:00');
  await expect(figures(page), 'it stands still').toHaveText('25:00');
  await expect(page).toHaveTitle('Pomodoro Timer – Evenkeel');
});

test('a length that is none is refused in place, and the running timer goes on', async ({
  page,
  person: _,
}) => {
  await openPomodoro(page);
  await holdClock(page);
  await press(page, 'Start');
  await page.clock.runFor('01:00');
  const message = page.getByRole('main').getByRole('alert');
  for (const wrong of ['0', '181', '2.5', '-5', '1e2']) {
    await setLength(page, 'Focus', wrong);
    await expect(message).toHaveText('Focus time needs a whole number of minutes, from 1 to 180.');
  }
  await expect(page.getByLabel('Focus time')).toHaveAttribute('aria-invalid', 'true');
  await expect(figures(page)).toHaveText('24:00');
  await page.clock.runFor('01:00');
  await expect(figures(page)).toHaveText('23:00');
  await setLength(page, 'Focus', '');
  await expect(message, 'who is about to type is left alone').toBeHidden();
  await page.getByLabel('Break time').focus();
  await expect(message).toBeVisible();
  await setLength(page, 'Focus', '50');
  await expect(message).toBeHidden();
  await setLength(page, 'Break', '10');
  await expect(figures(page), 'what has begun keeps its length').toHaveText('23:00');
  await page.clock.fastForward('23:00');
  await expect(figures(page)).toHaveText('10:00');
  await page.clock.fastForward('10:00');
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

test('asleep for ten minutes, reloaded, and in another tab: time, phase and count are right', async ({
  page,
  context,
  person: _,
}) => {
  await openPomodoro(page);
  await setLength(page, 'Focus', '4');
  await setLength(page, 'Break', '3');
  await press(page, 'Start');
  // Four of focus, three of break, and three of the next focus.
  await page.clock.fastForward('10:00');
  await expect(panelIn(page, 'Focus')).toBeVisible();
  await expect(figures(page)).toHaveText(/^(01:00|00:5\d)$/);
  await completed(page, '1 focus time completed');
  await page.reload();
  await expect(figures(page)).toHaveText(/^(01:00|00:5\d)$/);
  await completed(page, '1 focus time completed');
  await expect(page.getByLabel('Break time')).toHaveValue('3');
  const second = await context.newPage();
  await second.goto(POMODORO_PAGE);
  await press(second, 'Pause');
  await expect(page.getByRole('main').getByRole('button', { name: 'Start' })).toBeVisible();
  const held = await figures(second).textContent();
  await expect(figures(page)).toHaveText(held ?? '');
  await setLength(second, 'Break', '7');
  await expect(page.getByLabel('Break time')).toHaveValue('7');
});

test('on other pages the title shows the time, and a banner tells what ended', async ({
  page,
  person: _,
}) => {
  await openPomodoro(page);
  await press(page, 'Start');
  await page.getByRole('banner').getByRole('link', { name: 'Settings' }).click();
  await expect(page).toHaveTitle(/^2[45]:\d\d · Settings – Evenkeel$/);
  await page.getByRole('banner').getByRole('link', { name: 'Routine' }).click();
  await expect(page).toHaveTitle(/^2[45]:\d\d · Daily Routine Builder – Evenkeel$/);
  const way = page.getByRole('banner').getByRole('link', { name: /^(Focus|Break): / });
  await expect(way).toHaveText('Focus: 25 min left');
  await page.clock.fastForward('25:01');
  await expect(page.getByText('Focus time is over. Now a break: 5 minutes.')).toBeVisible();
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

test('of several tabs one sounds, and all of them tell', async ({ page, context, person: _ }) => {
  const { notes } = await watch(page);
  await openPomodoro(page);
  const others = [await context.newPage(), await context.newPage()];
  for (const other of others) {
    await other.goto('/settings');
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await press(page, 'Start');
  await page.clock.fastForward('20:01');
  for (const tab of [page, ...others]) await said(tab, 'Then comes a break.');
  await expect.poll(() => notes).toEqual(['392', '523']);
  for (const other of others) {
    await expect(other.getByRole('link', { name: 'See the timer' })).toBeVisible();
    await other.getByRole('button', { name: 'Close' }).click();
    await expect(other.getByRole('link', { name: 'See the timer' })).toBeHidden();
  }
  expect(notes).toHaveLength(2);
});

test('Today starts the timer and shows it, and logging out removes it from the device', async ({
  page,
  person,
}) => {
  await page.goto('/homepage');
  await page.getByRole('button', { name: 'Start focus' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pomodoro Timer');
  await press(page, 'Pause');
  await page.getByRole('banner').getByRole('link', { name: 'Today' }).click();
  await page.getByRole('button', { name: 'Go on with focus' }).click();
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
