import { expect, expectAccessible, guest } from '../fixtures.ts';
import { reload } from '../support/clock.ts';
import { GOALS_PAGE, giveGoal, goalCard, storedGoals } from '../support/goals.ts';
import { LARGEST_TEXT, overflow, setComfort, tooWide } from '../support/look.ts';
import { giveMorning } from '../support/player.ts';
import { test, visit } from '../warm.ts';

const STOVE = 'Check the stove less often';

for (const width of [390, 1280]) {
  test(`a goal takes six inputs and can be rated (${width} px)`, async ({ page, person }) => {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, '/features/routine-builder');
    await page.getByRole('link', { name: 'Goals' }).click();
    await expect(page.getByText('Your goals will appear here.')).toBeVisible();
    await page.getByRole('button', { name: 'Add a goal' }).click();
    const dialog = page.getByRole('dialog', { name: 'A new goal' });
    await dialog.getByLabel('What’s your goal?').fill(STOVE);
    await dialog.getByLabel('How are things now?').fill('10 times');
    await dialog.getByLabel('What’s your target?').fill('3 times');
    await dialog.getByLabel('Why does this goal matter to you?').fill('To leave in time.');
    await dialog.getByRole('radio', { name: 'A great deal' }).check();
    await dialog.getByRole('radio', { name: 'A little hard' }).check();
    await dialog.getByText('Levels', { exact: false }).first().click();
    await expect(dialog.getByLabel('−1: Partly there')).toHaveValue('7 times');
    await expect(dialog.getByLabel('+2: Much better than your target')).toHaveValue('Not at all');
    await expectAccessible(page);
    expect(await overflow(page)).toBe(0);
    await dialog.getByRole('button', { name: 'Add the goal' }).click();
    await expect(dialog).toBeHidden();

    const card = goalCard(page, STOVE);
    await expect(card).toContainText('Target: 3 times');
    await card.getByRole('button', { name: 'Rate' }).click();
    const rating = page.getByRole('dialog', { name: `How far along is “${STOVE}”?` });
    await rating.getByRole('button', { name: 'Save the rating' }).click();
    await expect(rating.getByText('Choose one of the five levels.')).toBeVisible();
    await rating.getByRole('radio', { name: /^7 times/ }).check();
    await rating.getByLabel('Note').fill('Tuesday went well.');
    await expectAccessible(page);
    await rating.getByRole('button', { name: 'Save the rating' }).click();
    await expect(card).toContainText('−1: 7 times');
    await card.getByText('Progress and more').click();
    await expect(card.getByRole('img', { name: /^One rating of −1, on .*\.$/ })).toBeVisible();
    await card.getByText('Ratings as a table').click();
    await expect(card.getByRole('cell', { name: 'Tuesday went well.' })).toBeVisible();
    await expectAccessible(page);
    expect(await overflow(page)).toBe(0);
    expect(await storedGoals(page, person.userId)).toMatchObject([
      {
        plan: { words: STOVE, why: 'To leave in time.', importance: 3, difficulty: 1 },
        versions: [{ levels: ['10 times', '7 times', '3 times', '2 times', 'Not at all'] }],
        ratings: [{ level: -1, note: 'Tuesday went well.', rater: 'person' }],
      },
    ]);
  });
}

test('the goals fit a small screen with the largest text', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const userId = await guest(page);
  await setComfort(page, LARGEST_TEXT);
  await giveGoal(page, userId, {
    words: STOVE,
    steps: ['Leave after one look'],
    ratings: [
      [9, -2],
      [2, -1],
    ],
  });
  await visit(page, GOALS_PAGE);
  const card = goalCard(page, STOVE);
  await card.getByText('Progress and more').click();
  await card.getByText('Ratings as a table').click();
  expect(await overflow(page)).toBe(0);
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('suggested based on what you wrote').click();
  await dialog.getByText('steps, days, a plan for hard moments').click();
  // Sections are excluded, because a table may be wider than its section, which can scroll.
  expect((await tooWide(page)).filter((what) => !what.startsWith('SECTION'))).toEqual([]);
  await expectAccessible(page);
});

test('levels that were used for ratings keep their text, and new ones start a new version', async ({
  page,
  person,
}) => {
  await giveGoal(page, person.userId, { words: STOVE, ratings: [[3, -1]] });
  await visit(page, GOALS_PAGE);
  const card = goalCard(page, STOVE);
  await card.getByText('Progress and more').click();
  await card.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What’s your target?').fill('1 time');
  await dialog.getByText('suggested based on what you wrote').click();
  await dialog.getByRole('button', { name: 'Suggest the levels again' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(card).toContainText('Target: 1 time');
  await card.getByText('Ratings as a table').click();
  await expect(card.getByRole('cell', { name: '−1: 7 times' })).toBeVisible();
});

test('two goals together get a score, with its limits', async ({ page, person }) => {
  await giveGoal(page, person.userId, {
    words: STOVE,
    ratings: [
      [9, -2],
      [2, -1],
    ],
  });
  await visit(page, GOALS_PAGE);
  await expect(goalCard(page, STOVE)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your goals together' })).toBeHidden();
  await giveGoal(page, person.userId, { words: 'Sleep before midnight', ratings: [[1, -1]] });
  await reload(page);
  const score = page.getByRole('region', { name: 'Your goals together' });
  await expect(score).toContainText('2 goals together score 38');
  await expect(score).toContainText('nothing about your health');
  await goalCard(page, 'Sleep before midnight').getByRole('button', { name: 'Set aside' }).click();
  await page.getByRole('button', { name: 'For now' }).click();
  await expect(score).toBeHidden();
  await expect(page.getByText('“Sleep before midnight” is now under “Set aside”.')).toBeFocused();
  const aside = page.getByRole('region', { name: 'Set aside' });
  await expect(aside).toContainText('Sleep before midnight');
  await aside.getByRole('button', { name: 'Start again' }).click();
  await expect(score).toBeVisible();
  await expect(aside).toBeHidden();
});

test('a goal can be linked to a routine, and stores steps, days and a plan', async ({
  page,
  person,
}) => {
  await giveMorning(page, person.userId);
  await visit(page, GOALS_PAGE);
  await page.getByRole('button', { name: 'Add a goal' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What’s your goal?').fill('Up in time');
  await dialog.getByLabel('What’s your target?').fill('Five days a week');
  await dialog.getByText('steps, days, a plan for hard moments').click();
  await dialog.getByRole('button', { name: 'Add a step' }).click();
  await dialog.getByRole('textbox', { name: 'Step 1' }).fill('Set an alarm');
  await dialog.getByRole('checkbox', { name: 'Monday' }).check();
  await dialog.getByLabel('When this happens').fill('The alarm rings');
  await dialog.getByRole('button', { name: 'Add the goal' }).click();
  await expect(dialog.getByText('“I’ll do this” is empty.')).toBeVisible();
  await dialog.getByLabel('I’ll do this').fill('I sit up');
  await dialog.getByLabel('What may get in the way').fill('Bad sleep\nRain');
  await dialog.getByRole('checkbox', { name: 'Morning' }).check();
  await dialog.getByRole('button', { name: 'Add the goal' }).click();
  await expect(dialog).toBeHidden();
  const card = goalCard(page, 'Up in time');
  await card.getByRole('checkbox', { name: 'Set an alarm' }).check();
  await card.getByText('Progress and more').click();
  for (const text of ['Monday', 'The alarm rings', 'I sit up', 'Bad sleep; Rain', 'Morning']) {
    await expect(card.getByRole('definition').filter({ hasText: text })).toBeVisible();
  }
  await reload(page);
  await expect(card.getByRole('checkbox', { name: 'Set an alarm' })).toBeChecked();
});

test('Today shows one goal step, which can be undone', async ({ page, person }) => {
  await giveGoal(page, person.userId, { words: STOVE, steps: ['Count for a day'] });
  await giveGoal(page, person.userId, {
    words: 'Sleep before midnight',
    importance: 3,
    steps: ['Set an alarm at ten'],
  });
  await visit(page, '/homepage');
  const step = page.getByRole('region', { name: 'A step toward your goal' });
  await expect(step).toContainText('Set an alarm at ten');
  await expect(step).not.toContainText('Count for a day');
  await step.getByRole('button', { name: 'Done: Set an alarm at ten' }).click();
  await expect(step.getByRole('status')).toContainText('Done: Set an alarm at ten');
  await expect(step.getByRole('status')).toBeFocused();
  await expectAccessible(page);
  await reload(page);
  await expect(step).toContainText('Count for a day');
  await step.getByRole('button', { name: 'Done: Count for a day' }).click();
  await step.getByRole('button', { name: 'Undo' }).click();
  await expect(step.getByRole('button', { name: 'Done: Count for a day' })).toBeVisible();
  await expect
    .poll(async () =>
      (await storedGoals(page, person.userId)).map(
        ({ stepsDone }) => Object.keys(stepsDone).length,
      ),
    )
    .toEqual([0, 1]);
});

test('an offline goal and a half-written one are both saved', async ({
  page,
  person,
  context,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED/);
  await visit(page, GOALS_PAGE);
  await page.getByRole('button', { name: 'Add a goal' }).click();
  const dialog = page.getByRole('dialog', { name: 'A new goal' });
  await dialog.getByLabel('What’s your goal?').fill('Breakfast');
  await reload(page);
  await page.getByRole('button', { name: 'Add a goal' }).click();
  await expect(dialog.getByLabel('What’s your goal?')).toHaveValue('Breakfast');
  await dialog.getByRole('button', { name: 'Add the goal' }).click();
  await expect(dialog.getByText('Write your target.')).toBeVisible();
  await expect(dialog.getByText('A level is empty.')).toHaveCount(0);
  await dialog.getByLabel('What’s your target?').fill('I eat breakfast');
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Add the goal' }).click();
  await expect(dialog).toBeHidden();
  const card = goalCard(page, 'Breakfast');
  await card.getByRole('button', { name: 'Rate' }).click();
  await page.getByRole('radio', { name: /^I eat breakfast, some of the time/ }).check();
  await page.getByRole('button', { name: 'Save the rating' }).click();
  await expect(card).toContainText('−1: I eat breakfast, some of the time');
  await context.setOffline(false);
  await expect
    .poll(async () => (await storedGoals(page, person.userId)).map(({ ratings }) => ratings.length))
    .toEqual([1]);
});

test('a change made elsewhere is pointed out, and the typed text stays', async ({
  page,
  person,
  allowErrors,
}) => {
  allowErrors(/409/);
  await giveGoal(page, person.userId, { words: STOVE });
  await visit(page, GOALS_PAGE);
  await goalCard(page, STOVE).getByText('Progress and more').click();
  await goalCard(page, STOVE).getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What’s your goal?').fill('Look once');
  const [stored] = await storedGoals(page, person.userId);
  const elsewhere = await page.request.post('/api/goals/save', {
    data: {
      userId: person.userId,
      id: stored?.id,
      from: 1,
      plan: { ...stored?.plan, words: 'Look twice' },
      levels: stored?.versions[0]?.levels,
    },
  });
  expect(elsewhere.status()).toBe(201);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText(/^This goal was changed somewhere else/)).toBeVisible();
  await expect(dialog.getByLabel('What’s your goal?')).toHaveValue('Look once');
  await expect(page.getByRole('dialog', { name: 'Edit “Look twice”' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(goalCard(page, 'Look once')).toBeVisible();
});

test('a goal is deleted for good after a confirmation', async ({ page, person }) => {
  await giveGoal(page, person.userId, { words: STOVE });
  await visit(page, GOALS_PAGE);
  const card = goalCard(page, STOVE);
  await card.getByText('Progress and more').click();
  await card.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await card.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText(`“${STOVE}” is deleted.`)).toBeFocused();
  await expect(page.getByText('Your goals will appear here.')).toBeVisible();
  await expect.poll(() => storedGoals(page, person.userId)).toEqual([]);
});
