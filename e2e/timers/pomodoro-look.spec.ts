import { expect, expectAccessible } from '../fixtures.ts';
import { currentMs, setTime, sleep } from '../support/clock.ts';
import { overflow, setComfort } from '../support/look.ts';
import { figures, openPomodoro, panelIn, press, setLength } from '../support/pomodoro.ts';
import { expectNotes, listen, said } from '../support/timers.ts';
import { test } from '../warm.ts';

const MINUTE = 60_000;

test('the Pomodoro timer has no barriers and fits a narrow phone with large text', async ({
  page,
  person: _,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openPomodoro(page);
  await press(page, 'Start');
  await setLength(page, 'Break', '0');
  await sleep(page, 21 * MINUTE);
  await expect(panelIn(page, 'Focus')).toContainText('Your time is nearly up.');
  await expectAccessible(page);
  await setComfort(page, { textSize: 'huge', textSpacing: 'widest' });
  await expect(page.locator('html[data-text-size="huge"]')).toBeAttached();
  expect(await overflow(page)).toBe(0);
});

test('a figure works beside the person during focus time, without moving anything', async ({
  page,
  person: _,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openPomodoro(page);
  const companion = page.locator('svg[data-companion]');
  await expect(companion).toHaveAttribute('data-companion', 'rests');
  const resetY = async () =>
    (await panelIn(page, 'Focus').getByRole('button', { name: 'Reset' }).boundingBox())?.y;
  const before = await resetY();
  await press(page, 'Start');
  await expect(companion).toHaveAttribute('data-companion', 'works');
  expect(await resetY()).toBe(before);
  expect(await companion.evaluate((one) => one.getAnimations({ subtree: true }).length)).toBe(0);
  await sleep(page, MINUTE);
  await press(page, 'Pause');
  await expect(companion).toHaveAttribute('data-companion', 'rests');
  await press(page, 'Reset');
  await expect(page.getByRole('button', { name: 'Undo reset' })).toBeVisible();
  expect(await resetY()).toBe(before);
});

test('with reduced stimulation the title counts minutes', async ({ page, person: _ }) => {
  await setComfort(page, { reducedStimulation: true });
  await openPomodoro(page);
  await press(page, 'Start');
  await expect(page.locator('svg[data-companion]')).toHaveCount(0);
  await expect(page).toHaveTitle('25 min · Pomodoro Timer – Evenkeel');
});

test('setting the clock back leaves at most the whole phase, and the timer continues', async ({
  page,
  person: _,
}) => {
  await openPomodoro(page);
  await press(page, 'Start');
  await sleep(page, 10 * MINUTE);
  await expect(figures(page)).toHaveText('15:00');
  await setTime(page, (await currentMs(page)) - 60 * MINUTE);
  await sleep(page, 1_000);
  await expect(figures(page)).toHaveText(/^2[45]:\d\d$/);
  await sleep(page, 10 * MINUTE);
  await expect(figures(page)).toHaveText(/^1[45]:\d\d$/);
});

test('a phase end long slept through is shown without a sound', async ({ page, person: _ }) => {
  await openPomodoro(page);
  await listen(page);
  await press(page, 'Start');
  await sleep(page, 70 * MINUTE);
  await said(page, 'Your break begins when you press Start.');
  await expect(page.getByText('1 focus session completed')).toBeVisible();
  await press(page, 'Start');
  // The next cue has sounded. If the earlier cue had not been skipped, it would have sounded before this one.
  await sleep(page, 4 * MINUTE + 1_000);
  await expectNotes([page], ['392', '523']);
});
