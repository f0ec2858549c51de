import { expect, logIn, test } from '../fixtures.ts';
import { reload, settled } from '../support/clock.ts';
import { NO_ANSWER } from '../support/failing-server.ts';
import { untilInstalled } from '../support/offline.ts';
import {
  atStep,
  giveMorning,
  heading,
  openPlayer,
  pressIn,
  storedSteps,
} from '../support/player.ts';

test('another device shows the running routine and can take over', async ({
  page,
  person,
  newDevice,
}) => {
  const routine = await giveMorning(page, person.userId);
  const tablet = await newDevice();
  await logIn(tablet, person);
  await openPlayer(tablet, routine);
  await expect(tablet.getByRole('button', { name: 'Start' })).toBeVisible();
  await openPlayer(page, routine);
  await pressIn(page, 'Start');
  await atStep(page, 'Drink some water');
  await pressIn(page, 'Done');
  await atStep(page, 'Shower');
  expect(await storedSteps(page, person.userId, routine)).toEqual([
    'done 0',
    'open',
    'open',
    'open',
  ]);
  await reload(tablet);
  await expect(heading(tablet)).toHaveText('Now: Shower');
  await expect(tablet.getByText('This routine is running on another device.')).toBeVisible();
  await expect(tablet.getByRole('button', { name: 'Done' })).toHaveCount(0);
  await pressIn(page, 'Skip');
  await expect(heading(tablet), 'it is asked for by itself').toHaveText('Now: Get dressed');
  await pressIn(tablet, 'Take over here');
  await pressIn(tablet, 'Done');
  await atStep(tablet, 'Pack the bag');
  await expect(page.getByText('This routine is running on another device.')).toBeVisible();
  await expect(heading(page)).toHaveText('Now: Pack the bag');
  await pressIn(tablet, 'Done');
  await expect(heading(tablet)).toHaveText('Morning: that’s it for now');
  await expect(heading(page)).toHaveText('Morning: that’s it for now');
  expect(await storedSteps(page, person.userId, routine)).toEqual([
    'done 0',
    'skipped 0',
    'done 0',
    'done 0',
  ]);
});

test('offline steps are stored after another device took over, without moving its current step', async ({
  page,
  context,
  person,
  newDevice,
  allowErrors,
}) => {
  allowErrors(NO_ANSWER);
  const routine = await giveMorning(page, person.userId);
  await openPlayer(page, routine);
  await pressIn(page, 'Start');
  await atStep(page, 'Drink some water');
  await settled(page);
  await context.setOffline(true);
  const tablet = await newDevice();
  await logIn(tablet, person);
  await openPlayer(tablet, routine);
  await pressIn(tablet, 'Take over here');
  await expect(tablet.getByRole('button', { name: 'Done' })).toBeVisible();
  await pressIn(page, 'Done');
  await atStep(page, 'Shower');
  await pressIn(page, 'Done');
  await atStep(page, 'Get dressed');
  await context.setOffline(false);
  await expect
    .poll(() => storedSteps(tablet, person.userId, routine))
    .toEqual(['done 0', 'done 0', 'open', 'open']);
  await expect(page.getByText('This routine is running on another device.')).toBeVisible();
  await expect(tablet.getByText('You marked this step as done on another device.')).toBeVisible();
  await expect(heading(tablet)).toHaveText('Now: Drink some water');
  await pressIn(tablet, 'Done');
  await atStep(tablet, 'Get dressed');
});

test.describe('with the app installed', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a routine is started and done offline, over a reload, and sent when the connection returns', async ({
    page,
    context,
    person,
    allowErrors,
  }) => {
    allowErrors(NO_ANSWER);
    const routine = await giveMorning(page, person.userId);
    await openPlayer(page, routine);
    await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
    await untilInstalled(page);
    await context.setOffline(true);
    await pressIn(page, 'Start');
    await atStep(page, 'Drink some water');
    await pressIn(page, 'Done');
    await atStep(page, 'Shower');
    await reload(page);
    await atStep(page, 'Shower');
    await pressIn(page, 'Skip');
    await atStep(page, 'Get dressed');
    await pressIn(page, 'Done');
    await atStep(page, 'Pack the bag');
    await pressIn(page, 'Done');
    await expect(heading(page)).toHaveText('Morning: that’s it for now');
    await context.setOffline(false);
    await expect
      .poll(() => storedSteps(page, person.userId, routine))
      .toEqual(['done 0', 'skipped 0', 'done 0', 'done 0']);
    await expect(heading(page)).toHaveText('Morning: that’s it for now');
  });
});
