import { expect, expectAccessibleInThemes, test } from '../fixtures.ts';
import { figures, openPomodoro, panelIn, press, setLength } from '../support/pomodoro.ts';
import { said, watch } from '../support/timers.ts';

test('the timer has no barriers in any theme, and fits a narrow phone with large text', async ({
  page,
  person: _,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openPomodoro(page);
  await press(page, 'Start');
  await setLength(page, 'Break', '0');
  await page.clock.fastForward('21:00');
  await expect(panelIn(page, 'Focus')).toContainText('The time is nearly over.');
  await expectAccessibleInThemes(page);
  await page.evaluate(() =>
    localStorage.setItem('comfort', '{"textSize":"huge","textSpacing":"widest"}'),
  );
  await page.reload();
  await expect(figures(page)).toBeVisible();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});

test('with reduced stimulation the title counts minutes', async ({ page, person: _ }) => {
  await page.evaluate(() => localStorage.setItem('comfort', '{"reducedStimulation":true}'));
  await openPomodoro(page);
  await press(page, 'Start');
  await expect(page).toHaveTitle('25 min · Pomodoro Timer – Evenkeel');
});

test('a clock that is set back leaves no more than the whole phase, and it goes on', async ({
  page,
  person: _,
}) => {
  await openPomodoro(page);
  await press(page, 'Start');
  await page.clock.fastForward('10:00');
  await expect(figures(page)).toHaveText(/^1[45]:\d\d$/);
  const started = Date.now();
  await page.clock.setSystemTime(started - 3_600_000);
  await page.clock.fastForward(1_000);
  await expect(figures(page)).toHaveText(/^2[45]:\d\d$/);
  await page.clock.fastForward('10:00');
  await expect(figures(page)).toHaveText(/^1[45]:\d\d$/);
});

test('an end that was slept through long ago is said, and makes no sound', async ({
  page,
  person: _,
}) => {
  const { notes } = await watch(page);
  await openPomodoro(page);
  await press(page, 'Start');
  // Two rounds, and ten minutes of the third focus.
  await page.clock.fastForward('01:10:00');
  await said(page, 'The break is over. Now focus: 25 minutes.');
  await expect(page.getByText('2 focus times completed')).toBeVisible();
  // The next cue sounds: so would that one have, by then.
  await page.clock.fastForward('10:01');
  await expect.poll(() => notes).toEqual(['392', '523']);
});
