import type { Locator } from '@playwright/test';
import { expect, expectAccessible, expectAccessibleInThemes, test } from '../fixtures.ts';
import { overflow } from '../support/look.ts';
import {
  atStep,
  eventsSent,
  giveMorning,
  heading,
  openPlayer,
  playedBefore,
  pressIn,
  storedDay,
  storedSteps,
} from '../support/player.ts';
import { said, timer, watch } from '../support/timers.ts';

const WIDTHS = [390, 1280] as const;

/** How many parts of a drawing move. */
const movementsOf = (drawing: Locator): Promise<number> =>
  drawing.evaluate((drawn) => drawn.getAnimations({ subtree: true }).length);

for (const width of WIDTHS) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, hasTouch: width === 390 });

    test('a routine is done to its end with keys alone, and each step keeps its time', async ({
      page,
      person,
    }) => {
      await page.clock.install();
      const routine = await giveMorning(page, person.userId);
      const sent = (events: number) => eventsSent(page, person.userId, routine, events);
      await openPlayer(page, routine);
      await page.getByRole('button', { name: 'Start' }).focus();
      await page.keyboard.press('Enter');
      await atStep(page, 'Drink some water');
      await page.keyboard.press('Enter');
      await atStep(page, 'Shower');
      await sent(2);
      await page.clock.fastForward('04:00');
      await page.keyboard.press(' ');
      await expect(page.getByText('Paused. No time passes.')).toBeVisible();
      await sent(3);
      await page.clock.fastForward('30:00');
      await page.keyboard.press(' ');
      await expect(timer(page)).toHaveText(/^(06:00|05:5\d)$/);
      await page.keyboard.press('l');
      await expect(timer(page)).toHaveText(/^(08:00|07:5\d)$/);
      await sent(5);
      await page.clock.fastForward('08:00');
      await page.keyboard.press('Enter');
      await atStep(page, 'Get dressed');
      await page.keyboard.press('s');
      await atStep(page, 'Pack the bag');
      await page.keyboard.press('u');
      await atStep(page, 'Get dressed');
      const stored = () => storedSteps(page, person.userId, routine);
      // The steps alone are the same before the step was skipped.
      await sent(8);
      await expect.poll(stored).toEqual(['done 0', 'done 12', 'open', 'open']);
      await page.clock.fastForward('05:00');
      await atStep(page, 'Get dressed');
      await page.keyboard.press('Enter');
      await atStep(page, 'Pack the bag');
      await expect.poll(stored).toEqual(['done 0', 'done 12', 'done 5', 'open']);
      await sent(9);
      await page.clock.fastForward('10:00');
      await atStep(page, 'Pack the bag');
      await page.keyboard.press('Enter');
      await expect(heading(page)).toHaveText('Morning: done');
      await expect(heading(page)).toBeFocused();
      // A slow machine adds its own seconds to what is let go by.
      await expect(page.getByText(/You did all 4 steps\. It took 2[78] minutes/)).toBeVisible();
      await expect(page.getByText('30 minutes of pause')).toBeVisible();
      await expect(page.getByText('Done in 12 minutes, planned 10 min')).toBeVisible();
      await expect.poll(stored).toEqual(['done 0', 'done 12', 'done 5', 'done 10']);
    });

    test('a routine is done to its end by pointer, and what is skipped can be done after all', async ({
      page,
      person,
    }) => {
      await page.clock.install();
      const routine = await giveMorning(page, person.userId);
      await openPlayer(page, routine);
      let place = 10;
      const act = async (name: string): Promise<void> => {
        const button = page.getByRole('button', { name, exact: true });
        // Two taps on one place would be a double tap.
        place = 50 - place;
        const position = { x: place, y: 20 };
        await (width === 390 ? button.tap({ position }) : button.click({ position }));
      };
      await act('Start');
      await atStep(page, 'Drink some water');
      await act('Done');
      await atStep(page, 'Shower');
      await expect(page.getByText('Then: Get dressed, 5 min')).toBeVisible();
      await act('5 min');
      await expect(timer(page)).toHaveText(/^(15:00|14:5\d)$/);
      await act('Skip');
      await atStep(page, 'Get dressed');
      await act('Done');
      await act('Done');
      await expect(heading(page)).toHaveText('Morning: that is it for now');
      await expect(page.getByText('You did 3 of 4 steps. That counts.')).toBeVisible();
      await act('Do it now: Shower');
      await atStep(page, 'Shower');
      await act('Done');
      await expect(heading(page)).toHaveText('Morning: done');
      await expect
        .poll(() => storedSteps(page, person.userId, routine))
        .toEqual(['done 0', 'done 0', 'done 0', 'done 0']);
    });

    test('somebody who is late is shown what could be left out, and decides', async ({
      page,
      person,
    }) => {
      await page.clock.install();
      const routine = await giveMorning(page, person.userId);
      await openPlayer(page, routine);
      await pressIn(page, 'Start');
      await atStep(page, 'Drink some water');
      await pressIn(page, 'Running late');
      const panel = page.getByRole('dialog', { name: 'Running late' });
      await pressIn(page, 'Leave nothing out');
      await expect(panel.getByRole('alert')).toContainText('whole number of minutes');
      await panel.getByLabel('How many minutes').fill('18');
      await expect(panel.getByLabel('Pack the bag')).toBeChecked();
      await expect(panel.getByLabel('Shower')).not.toBeChecked();
      await expect(panel.getByRole('status')).toHaveText('The rest takes about 16 minutes.');
      await panel.getByRole('button', { name: '10 min' }).click();
      await expect(panel.getByLabel('Shower')).toBeChecked();
      await panel.getByLabel('Shower').uncheck();
      await expectAccessible(panel);
      await pressIn(page, 'Leave these out');
      await expect(page.getByText('step 1 of 4')).toBeVisible();
      await expect(page.getByText('Then: Shower')).toBeVisible();
      await pressIn(page, 'Done');
      for (const title of ['Shower', 'Get dressed']) {
        await atStep(page, title);
        await pressIn(page, 'Done');
      }
      await expect(page.getByText('You did 3 of 4 steps.')).toBeVisible();
      await expect(page.getByText('Left out')).toBeVisible();
      await pressIn(page, 'Count it as that');
      await expect
        .poll(async () => (await storedDay(page, person.userId, routine))?.size)
        .toBe('lighter');
    });

    test('a smaller size has fewer steps, which can be put in another order', async ({
      page,
      person,
    }) => {
      const routine = await giveMorning(page, person.userId);
      await openPlayer(page, routine);
      await page.getByLabel('Lighter').check();
      await expect(page.getByRole('list', { name: 'Steps' }).getByRole('listitem')).toHaveCount(3);
      await pressIn(page, 'Start');
      await atStep(page, 'Drink some water');
      await pressIn(page, 'Steps to come');
      await pressIn(page, 'Later: Shower');
      const steps = page.getByRole('dialog').getByRole('listitem');
      await expect(steps).toHaveText([/Get dressed/, /Shower/]);
      await expectAccessible(page.getByRole('dialog'));
      await pressIn(page, 'Back to the step');
      await expect(page.getByText('Then: Get dressed')).toBeVisible();
      await pressIn(page, 'Steps to come');
      await pressIn(page, 'Do this now: Shower');
      await atStep(page, 'Shower');
      for (const _ of [1, 2, 3]) await pressIn(page, 'Done');
      await expect(heading(page)).toHaveText('Morning: done');
      await expect
        .poll(() => storedSteps(page, person.userId, routine))
        .toEqual(['done 0', 'done 0', 'done 0', 'open']);
    });

    test('the player is for everybody: no barriers, nothing too wide, at each of its stages', async ({
      page,
      person,
    }) => {
      const routine = await giveMorning(page, person.userId);
      await openPlayer(page, routine);
      await expectAccessibleInThemes(page);
      await pressIn(page, 'Start');
      await atStep(page, 'Drink some water');
      await page.getByText('More', { exact: true }).click();
      await expectAccessibleInThemes(page);
      expect(await overflow(page)).toBe(0);
      await pressIn(page, 'Look and keys');
      await expectAccessible(page.getByRole('dialog'));
      await pressIn(page, 'Back to the step');
      await pressIn(page, 'That is it for today');
      await expect(heading(page)).toHaveText('Morning: that is it for now');
      await expectAccessibleInThemes(page);
    });
  });
}

test('time goes on through sleep, a reload and a closed tab', async ({ page, context, person }) => {
  await page.clock.install();
  const routine = await giveMorning(page, person.userId);
  await openPlayer(page, routine);
  await pressIn(page, 'Start');
  await pressIn(page, 'Done');
  await atStep(page, 'Shower');
  await eventsSent(page, person.userId, routine, 2);
  await page.clock.fastForward('03:00');
  await expect(timer(page)).toHaveText(/^(07:00|06:5\d)$/);
  await page.reload();
  await expect(timer(page)).toHaveText(/^(07:00|06:[345]\d)$/);
  const later = (await page.evaluate(() => Date.now())) + 120_000;
  await page.close();
  const again = await context.newPage();
  await again.clock.install({ time: later });
  await openPlayer(again, routine);
  await atStep(again, 'Shower');
  await expect(timer(again)).toHaveText(/^0[45]:\d\d$/);
  await expect(again).toHaveTitle(/^0[45]:\d\d · Morning – Evenkeel$/);
});

test('a step tells its end by sound and words, on other pages too, and overtime stays soft', async ({
  page,
  person,
}) => {
  const { notes } = await watch(page);
  await page.addInitScript(() => {
    navigator.vibrate = (pattern) => {
      document.documentElement.dataset.felt = String(pattern);
      return true;
    };
  });
  await page.clock.install();
  const routine = await giveMorning(page, person.userId);
  await openPlayer(page, routine);
  await pressIn(page, 'Start');
  await pressIn(page, 'Done');
  await atStep(page, 'Shower');
  await eventsSent(page, person.userId, routine, 2);
  await page.clock.fastForward('08:01');
  await said(page, 'This step is nearly over. Shower. Then: Get dressed');
  await expect.poll(() => notes).toEqual(['392', '523']);
  await expect(page.locator('html')).toHaveAttribute('data-felt', '60');
  await page.getByRole('link', { name: 'Daily Routine Builder' }).click();
  await page.clock.fastForward('02:00');
  await said(page, 'The time of this step is over. Shower. Then: Get dressed');
  await expect.poll(() => notes).toHaveLength(4);
  await page.getByRole('link', { name: 'See the timer' }).click();
  await page.clock.fastForward('05:00');
  await expect(timer(page)).toHaveText('5 min over');
  await expect(page.getByText('Finish when it suits')).toBeVisible();
  await pressIn(page, '2 min');
  await expect(timer(page)).toHaveText(/^(02:00|01:5\d)$/);
  expect(notes, 'nothing sounds again').toHaveLength(4);
});

test('the disc can be turned off, and the companion is there only where it is wanted', async ({
  page,
  person,
}) => {
  const routine = await giveMorning(page, person.userId);
  await openPlayer(page, routine);
  await pressIn(page, 'Start');
  await atStep(page, 'Drink some water');
  const [disc, companion] = [page.locator('svg[data-look]'), page.locator('svg[data-companion]')];
  await expect(disc).toBeVisible();
  await expect(companion).toHaveCount(0);
  await page.getByText('More', { exact: true }).click();
  await pressIn(page, 'Look and keys');
  await page.getByLabel('Show the time as a disc').uncheck();
  await page.getByLabel('Show somebody who works quietly beside me').check();
  await pressIn(page, 'Back to the step');
  await expect(disc).toHaveCount(0);
  await expect(companion).toHaveAttribute('data-companion', 'works');
  expect(await movementsOf(companion)).toBe(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => movementsOf(companion)).toBe(0);
  await page.goto('/settings');
  await page.getByLabel('Reduced stimulation').check();
  await openPlayer(page, routine);
  await atStep(page, 'Drink some water');
  await expect(companion).toHaveCount(0);
});

test('a double click is about one step only', async ({ page, person }) => {
  const routine = await giveMorning(page, person.userId);
  await openPlayer(page, routine);
  await pressIn(page, 'Start');
  await atStep(page, 'Drink some water');
  await page.getByRole('button', { name: 'Done' }).dblclick();
  // The second press leaves the focus on the button.
  await expect(heading(page)).toHaveText('Now: Shower');
  await expect
    .poll(() => storedSteps(page, person.userId, routine))
    .toEqual(['done 0', 'open', 'open', 'open']);
});

test('keys typed into a button or a field do nothing else', async ({ page, person }) => {
  const routine = await giveMorning(page, person.userId);
  await openPlayer(page, routine);
  await pressIn(page, 'Start');
  await atStep(page, 'Drink some water');
  await page.getByRole('button', { name: 'Pause' }).focus();
  await page.keyboard.press(' ');
  await expect(page.getByRole('button', { name: 'Resume' })).toBeFocused();
  await page.keyboard.press('s');
  await pressIn(page, 'Running late');
  await page.keyboard.type('s l u');
  await page.keyboard.press('Escape');
  await expect(heading(page)).toHaveText('Now: Drink some water');
  await expect(page.getByText('Paused. No time passes.')).toBeVisible();
});

test('a step tells what it mostly took, from the third time on', async ({ page, person }) => {
  const routine = await giveMorning(
    page,
    person.userId,
    [
      { title: 'Shower', minutes: 10 },
      { title: 'Get dressed', minutes: 5 },
    ],
    5,
  );
  await openPlayer(page, routine);
  await expect(page.getByText('planned 10 min')).toHaveCount(0);
  const day = await storedDay(page, person.userId, routine);
  const [first, second] = day?.plan.steps ?? [];
  for (const [daysAgo, minutes] of [17, 60, 18].entries()) {
    await playedBefore(page, routine, daysAgo + 1, [
      [first?.id ?? '', minutes],
      [second?.id ?? '', 5],
    ]);
  }
  await page.reload();
  const steps = page.getByRole('list', { name: 'Steps' }).getByRole('listitem');
  await expect(steps).toHaveText([/planned 10 min, mostly 18/, /^Get dressed5 min$/]);
  await pressIn(page, 'Start');
  await atStep(page, 'Shower');
  await expect(page.getByText('planned 10 min, mostly 18')).toBeVisible();
});
