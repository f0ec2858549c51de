import type { Locator } from '@playwright/test';
import { MINUTE_MS } from '#domain/shared/time/durations.ts';
import { expectAccessible, test as journey } from '../fixtures.ts';
import { currentMs, holdClock, pass, reload, setTime, settled, sleep } from '../support/clock.ts';
import { pressOther } from '../support/keyboard.ts';
import { overflow } from '../support/look.ts';
import {
  atStep,
  giveMorning,
  heading,
  openPlayer,
  playedBefore,
  pressIn,
  storedDay,
  storedSteps,
} from '../support/player.ts';
import { said, timer, watch } from '../support/timers.ts';
import { expect, test, visit } from '../warm.ts';

/** The number of running animations in a drawing. */
const movementsOf = (drawing: Locator): Promise<number> =>
  drawing.evaluate((drawn) => drawn.getAnimations({ subtree: true }).length);

test('a routine is done to the end by keyboard alone, and each step records its time', async ({
  page,
  person,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const routine = await giveMorning(page, person.userId);
  await visit(page, routine.path);
  await holdClock(page);
  await page.getByRole('button', { name: 'Start' }).focus();
  await page.keyboard.press('Enter');
  await atStep(page, 'Drink some water');
  await page.keyboard.press('Enter');
  await atStep(page, 'Shower');
  await sleep(page, 4 * MINUTE_MS);
  await page.keyboard.press(' ');
  await expect(page.getByText('Paused. The timer isn’t running.')).toBeVisible();
  await sleep(page, 30 * MINUTE_MS);
  await page.keyboard.press(' ');
  await expect(timer(page)).toHaveText('06:00');
  await page.keyboard.press('l');
  await expect(timer(page)).toHaveText('08:00');
  await sleep(page, 8 * MINUTE_MS);
  await page.keyboard.press('Enter');
  await atStep(page, 'Get dressed');
  // The key at the position of S on a Russian keyboard.
  await pressOther(page, { key: 'ы', code: 'KeyS' });
  await atStep(page, 'Pack the bag');
  await page.keyboard.press('u');
  await atStep(page, 'Get dressed');
  const stored = () => storedSteps(page, person.userId, routine);
  expect(await stored()).toEqual(['done 0', 'done 12', 'open', 'open']);
  await sleep(page, 5 * MINUTE_MS);
  await atStep(page, 'Get dressed');
  await page.keyboard.press('Enter');
  await atStep(page, 'Pack the bag');
  expect(await stored()).toEqual(['done 0', 'done 12', 'done 5', 'open']);
  await sleep(page, 10 * MINUTE_MS);
  await atStep(page, 'Pack the bag');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Morning: done');
  await expect(heading(page)).toBeFocused();
  await expect(page.getByText('You did all 4 steps. It took 27 minutes')).toBeVisible();
  await expect(page.getByText('you paused for 30 minutes')).toBeVisible();
  await expect(page.getByText('Done in 12 minutes (planned: 10 min)')).toBeVisible();
  expect(await stored()).toEqual(['done 0', 'done 12', 'done 5', 'done 10']);
});

journey.describe('by touch', () => {
  journey.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

  journey(
    'a routine is done to the end by touch, and a skipped step can be done after all',
    async ({ page, person }) => {
      const routine = await giveMorning(page, person.userId);
      await openPlayer(page, routine);
      await holdClock(page);
      let place = 10;
      const act = async (name: string): Promise<void> => {
        const button = page.getByRole('button', { name, exact: true });
        // Change the position, because two taps at the same spot would be a double tap.
        place = 50 - place;
        const position = { x: place, y: 20 };
        await button.tap({ position });
      };
      await act('Start');
      await atStep(page, 'Drink some water');
      await act('Done');
      await atStep(page, 'Shower');
      await expect(page.getByText('Then: Get dressed, 5 min')).toBeVisible();
      await act('5 min');
      await expect(timer(page)).toHaveText('15:00');
      await act('Skip');
      await atStep(page, 'Get dressed');
      await act('Done');
      await act('Done');
      await expect(heading(page)).toHaveText('Morning: that’s it for now');
      await expect(page.getByText('You did 3 of 4 steps. That counts.')).toBeVisible();
      await act('Do it now: Shower');
      await atStep(page, 'Shower');
      await act('Done');
      await expect(heading(page)).toHaveText('Morning: done');
      expect(await storedSteps(page, person.userId, routine)).toEqual([
        'done 0',
        'done 0',
        'done 0',
        'done 0',
      ]);
    },
  );
});

test('somebody who is late sees what could be left out, and decides', async ({ page, person }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const routine = await giveMorning(page, person.userId);
  await visit(page, routine.path);
  await pressIn(page, 'Start');
  await atStep(page, 'Drink some water');
  await pressIn(page, 'Running late');
  const panel = page.getByRole('dialog', { name: 'Running late' });
  await pressIn(page, 'Keep every step');
  await expect(panel.getByRole('alert')).toContainText('whole number of minutes');
  const field = panel.getByLabel('How many minutes');
  const top = async () => (await field.boundingBox())?.y;
  await field.fill('');
  const before = await top();
  await field.fill('18');
  await expect(panel.getByLabel('Pack the bag')).toBeChecked();
  expect(await top(), 'the field stays in its place').toBe(before);
  await expect(panel.getByLabel('Shower')).not.toBeChecked();
  await expect(panel.getByRole('status')).toHaveText('The other steps take about 16 minutes.');
  await panel.getByRole('button', { name: '10 min' }).click();
  await expect(panel.getByLabel('Shower')).toBeChecked();
  await panel.getByLabel('Shower').uncheck();
  await expectAccessible(panel);
  await pressIn(page, 'Leave these steps out');
  await expect(page.getByText('step 1 of 4')).toBeVisible();
  await expect(page.getByText('Then: Shower')).toBeVisible();
  await pressIn(page, 'Done');
  for (const title of ['Shower', 'Get dressed']) {
    await atStep(page, title);
    await pressIn(page, 'Done');
  }
  await expect(page.getByText('You did 3 of 4 steps.')).toBeVisible();
  await expect(page.getByText('Left out')).toBeVisible();
  await pressIn(page, 'Count it as the smaller version');
  expect((await storedDay(page, person.userId, routine))?.size).toBe('lighter');
});

test('a smaller size has fewer steps, which can be reordered', async ({ page, person }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const routine = await giveMorning(page, person.userId);
  await visit(page, routine.path);
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
  expect(await storedSteps(page, person.userId, routine)).toEqual([
    'done 0',
    'done 0',
    'done 0',
    'open',
  ]);
});

test('the player has no barriers and no overflow at any stage', async ({ page, person }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const routine = await giveMorning(page, person.userId);
  await visit(page, routine.path);
  await expectAccessible(page);
  await pressIn(page, 'Start');
  await atStep(page, 'Drink some water');
  await page.getByText('More', { exact: true }).click();
  await expectAccessible(page);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await overflow(page)).toBe(0);
  }
  await page.setViewportSize({ width: 390, height: 800 });
  await pressIn(page, 'Display and shortcuts');
  await expectAccessible(page.getByRole('dialog'));
  await pressIn(page, 'Back to the step');
  await pressIn(page, 'That’s it for today');
  await expect(heading(page)).toHaveText('Morning: that’s it for now');
  await expectAccessible(page);
});

/** How long the parts of a drawing move, such as "0.6s". */
const movesFor = (drawing: Locator): Promise<readonly string[]> =>
  drawing.evaluate((drawn) =>
    [...drawn.querySelectorAll('*')]
      .map((part) => getComputedStyle(part))
      .filter(({ animationName }) => animationName !== 'none')
      .map(({ animationDuration }) => animationDuration),
  );

test('the end opens at its heading with half a second of gladness, and what is left is folded', async ({
  page,
  person,
}) => {
  await page.setViewportSize({ width: 390, height: 480 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const routine = await giveMorning(page, person.userId);
  await visit(page, routine.path);
  await pressIn(page, 'Start');
  await atStep(page, 'Drink some water');
  await pressIn(page, 'Done');
  await atStep(page, 'Shower');
  await page.getByText('More', { exact: true }).click();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
  await pressIn(page, 'That’s it for today');
  await expect(heading(page)).toHaveText('Morning: that’s it for now');
  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  const gladness = page.locator('[data-gladness]');
  await expect(gladness).toBeVisible();
  expect(await movesFor(gladness)).toEqual(['0.6s']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => movesFor(gladness)).toEqual([]);

  const later = page.getByRole('button', { name: 'Do it now: Shower' });
  await expect(page.getByText('Done in less than a minute')).toBeVisible();
  await expect(later).toBeHidden();
  await page.getByText('Steps for another time').click();
  await expect(later).toBeVisible();

  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, '/settings');
  await page.getByLabel('Reduced stimulation').check();
  await visit(page, routine.path);
  await expect(heading(page)).toHaveText('Morning: that’s it for now');
  await expect(gladness).toBeHidden();
});

journey(
  'time keeps running through sleep, a reload and a closed tab',
  async ({ page, context, person }) => {
    const routine = await giveMorning(page, person.userId);
    // Set the clock back, because the tab that is opened later uses the time of this machine.
    await setTime(page, (await currentMs(page)) - 5 * MINUTE_MS);
    await openPlayer(page, routine);
    await holdClock(page);
    await pressIn(page, 'Start');
    await pressIn(page, 'Done');
    await atStep(page, 'Shower');
    await sleep(page, 3 * MINUTE_MS);
    await expect(timer(page)).toHaveText('07:00');
    await reload(page);
    await expect(timer(page)).toHaveText('07:00');
    await page.close();
    const again = await context.newPage();
    await openPlayer(again, routine);
    await atStep(again, 'Shower');
    await expect(timer(again)).toHaveText(/^0[45]:\d\d$/);
    await expect(again).toHaveTitle(/^0[45]:\d\d · Morning – Evenkeel$/);
  },
);

journey(
  'the end of a step is announced by sound and text, on other pages too, and overtime stays gentle',
  async ({ page, person }) => {
    const { notes } = await watch(page);
    await page.addInitScript(() => {
      navigator.vibrate = (pattern) => {
        document.documentElement.dataset.felt = String(pattern);
        return true;
      };
    });
    const routine = await giveMorning(page, person.userId);
    await openPlayer(page, routine);
    await holdClock(page);
    await pressIn(page, 'Start');
    await pressIn(page, 'Done');
    await atStep(page, 'Shower');
    await pass(page, 8 * MINUTE_MS);
    await said(page, 'The time for this step is nearly up. Shower. Then: Get dressed');
    await expect.poll(() => notes).toEqual(['392', '523']);
    await expect(page.locator('html')).toHaveAttribute('data-felt', '60');
    await page.getByRole('link', { name: 'Daily Routine Builder' }).click();
    await settled(page);
    await pass(page, 2 * MINUTE_MS);
    await said(page, 'The time for this step is up. Shower. Then: Get dressed');
    await expect.poll(() => notes).toHaveLength(4);
    await page.getByRole('link', { name: 'See the timer' }).click();
    await settled(page);
    await pass(page, 5 * MINUTE_MS);
    await expect(timer(page)).toHaveText('5 min over');
    await expect(page.getByText('Finish whenever')).toBeVisible();
    await pressIn(page, '2 min');
    await expect(timer(page)).toHaveText('02:00');
    expect(notes, 'nothing sounds again').toHaveLength(4);
  },
);

test('the disc can be turned off, and the companion appears only if chosen', async ({
  page,
  person,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const routine = await giveMorning(page, person.userId);
  await visit(page, routine.path);
  await pressIn(page, 'Start');
  await atStep(page, 'Drink some water');
  const [disc, companion] = [page.locator('svg[data-look]'), page.locator('svg[data-companion]')];
  await expect(disc).toBeVisible();
  await expect(companion).toHaveCount(0);
  await page.getByText('More', { exact: true }).click();
  await pressIn(page, 'Display and shortcuts');
  await page.getByLabel('Show the time as a disc').uncheck();
  await page.getByLabel('Show somebody working quietly beside me').check();
  await pressIn(page, 'Back to the step');
  await expect(disc).toHaveCount(0);
  await expect(companion).toHaveAttribute('data-companion', 'works');
  expect(await movementsOf(companion)).toBe(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => movementsOf(companion)).toBe(0);
  await visit(page, '/settings');
  await page.getByLabel('Reduced stimulation').check();
  await visit(page, routine.path);
  await atStep(page, 'Drink some water');
  await expect(companion).toHaveCount(0);
});

test('a double click affects only one step', async ({ page, person }) => {
  const routine = await giveMorning(page, person.userId);
  await visit(page, routine.path);
  await pressIn(page, 'Start');
  await atStep(page, 'Drink some water');
  await page.getByRole('button', { name: 'Done' }).dblclick();
  // The second press has no effect except that the focus stays on the button.
  await expect(heading(page)).toHaveText('Now: Shower');
  expect(await storedSteps(page, person.userId, routine)).toEqual([
    'done 0',
    'open',
    'open',
    'open',
  ]);
});

for (const width of [390, 1280])
  test(`at ${width} px Done stays in its place and keeps the focus, and each new step is announced`, async ({
    page,
    person,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const routine = await giveMorning(page, person.userId, [
      { title: 'Drink', minutes: 1 },
      {
        title: 'Take everything that you need for the day out of the closet and put it on',
        minutes: 5,
      },
      { title: 'Pack', minutes: 10, hint: 'The keys\nThe phone\nThe charger\nThe lunch' },
      { title: 'Leave', minutes: null },
    ]);
    await visit(page, routine.path);
    await pressIn(page, 'Start');
    await expect(page.getByRole('heading', { level: 1, name: 'Now: Drink' })).toBeFocused();
    const said = page.getByRole('main').getByRole('status').first();
    await expect(said).toHaveText('');
    const places = () =>
      Promise.all(
        ['Done', 'Pause', 'Skip'].map((name) =>
          page.getByRole('button', { name, exact: true }).boundingBox(),
        ),
      );
    const before = await places();
    await page.getByRole('button', { name: 'Done' }).focus();
    for (const [title, place] of [
      ['Take everything that you need for the day out of the closet and put it on', 2],
      ['Pack', 3],
      ['Leave', 4],
    ] as const) {
      await page.keyboard.press('Enter');
      await expect(said).toHaveText(`Now: ${title}. Step ${place} of 4.`);
      await expect(page.getByRole('button', { name: 'Done' })).toBeFocused();
      expect(await places()).toEqual(before);
    }
    // On "Done", the letters still belong to the player.
    await page.keyboard.press('u');
    await expect(said).toHaveText('Now: Pack. Step 3 of 4.');
    await page.keyboard.press('Enter');
    await expect(said).toHaveText('Now: Leave. Step 4 of 4.');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Morning: done' })).toBeFocused();
  });

test('keys typed into a button or a field do nothing else', async ({ page, person }) => {
  const routine = await giveMorning(page, person.userId);
  await visit(page, routine.path);
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
  await expect(page.getByText('Paused. The timer isn’t running.')).toBeVisible();
});

test('from the third time on, a step shows how long it usually takes', async ({ page, person }) => {
  const routine = await giveMorning(
    page,
    person.userId,
    [
      { title: 'Shower', minutes: 10 },
      { title: 'Get dressed', minutes: 5 },
    ],
    5,
  );
  await visit(page, routine.path);
  await expect(page.getByText('planned 10 min')).toHaveCount(0);
  const day = await storedDay(page, person.userId, routine);
  const [first, second] = day?.plan.steps ?? [];
  for (const [daysAgo, minutes] of [17, 60, 18].entries()) {
    await playedBefore(page, routine, daysAgo + 1, [
      [first?.id ?? '', minutes],
      [second?.id ?? '', 5],
    ]);
  }
  await reload(page);
  const steps = page.getByRole('list', { name: 'Steps' }).getByRole('listitem');
  await expect(steps).toHaveText([/planned 10 min, usually 18 min/, /^Get dressed5 min$/]);
  await pressIn(page, 'Start');
  await atStep(page, 'Shower');
  await expect(page.getByText('planned 10 min, usually 18 min')).toBeVisible();
});
