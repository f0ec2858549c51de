import { expect, signedInTest as test } from '../fixtures.ts';
import { button, startWatched, tests, visitTests } from '../support/attention-tests.ts';
import { answers, field, say, visitChat } from '../support/chat.ts';
import { holdClock, pass } from '../support/clock.ts';
import { changesKept } from '../support/memory.ts';
import { checkIn, MOOD_PAGE, THANKS } from '../support/moods.ts';
import { heading, PAGES } from '../support/pages.ts';
import { figures, openPomodoro, panelIn, press } from '../support/pomodoro.ts';
import { addTask, ROUTINE_PAGE, rowOf } from '../support/routine.ts';
import { answerNext, COLORS } from '../support/stroop.ts';
import { expectTranslated, translatePages } from '../support/translator.ts';
import { visit } from '../warm.ts';

test.beforeEach(async ({ page }) => {
  await translatePages(page);
  await page.goto('/homepage');
  await expect(heading(page).locator('font font')).toContainText('Hello');
});

test('every page opens while the browser translates it', async ({ page }) => {
  for (const [path, title] of PAGES) {
    await visit(page, path);
    await expect(heading(page).locator('font font').first(), path).toContainText(title);
  }
});

test('danger in a translated chat brings up the lines, and the conversation continues', async ({
  page,
  person,
}) => {
  await page.request.post(`/api/chat/settings/${person.userId}`, {
    data: { storing: true, region: 'gb' },
  });
  await visitChat(page);
  await say(page, 'The bus was loud today');
  await say(page, 'I want to kill myself tonight');
  const help = answers(page).last().getByRole('region', { name: 'Crisis help' });
  await expect(help.getByRole('link', { name: 'Call 116 123' })).toBeVisible();
  await expect(help.getByRole('link', { name: 'Call 999' })).toBeVisible();
  await say(page, 'I had lunch');
});

test('a mood is logged and confirmed on a translated page', async ({ page }) => {
  await visit(page, MOOD_PAGE);
  await holdClock(page);
  await page.getByRole('checkbox', { name: 'Tired' }).check();
  await checkIn(page, 1, 'The night was short.');
  await expect(page.getByText(THANKS)).toBeVisible();
  const today = page.getByRole('button', { name: /, today, chosen$/ });
  await expect(today).toHaveAccessibleName(/, Low, today, chosen$/);
  await pass(page, 3_000);
  await expect(page.getByText(THANKS)).toBeHidden();
  await checkIn(page, 4, '');
  await expect(today).toHaveAccessibleName(/, Very good, 2 entries, today, chosen$/);
  const entries = page.getByRole('region', { name: /^Moods on / }).getByRole('listitem');
  await expect(entries).toHaveCount(2);
});

test('a task is added, completed and undone in a translated list', async ({ page }) => {
  await visit(page, ROUTINE_PAGE);
  await addTask(page, 'Feed Mimi', '5');
  await expect(rowOf(page, 'Feed Mimi')).toContainText('5 min');
  await page.getByRole('button', { name: 'Complete: Feed Mimi' }).click();
  await expect(rowOf(page, 'Feed Mimi').locator('s')).toHaveText('Feed Mimi');
  await expectTranslated(page, '1 of 1 completed');
  await page.getByRole('button', { name: 'Undo: Feed Mimi' }).click();
  await expect(page.getByRole('button', { name: 'Complete: Feed Mimi' })).toBeVisible();
  await expectTranslated(page, '0 of 1 completed');
  await addTask(page, 'Read the letter', '15');
  await page.getByRole('button', { name: 'Edit Read the letter' }).click();
  await page.getByRole('textbox', { name: 'Minutes' }).fill('25');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(rowOf(page, 'Read the letter')).toContainText('25 min');
});

test('the Pomodoro timer starts, pauses, ends and counts on a translated page', async ({
  page,
}) => {
  await openPomodoro(page);
  await press(page, 'Start');
  await pass(page, 61_000);
  await expect(figures(page)).toHaveText('23:59');
  await expect(page).toHaveTitle(/^23:59/);
  await press(page, 'Pause');
  await expect(figures(page)).toHaveText('23:59');
  // Wait, because a second press right after the first one would count as a double click.
  await pass(page, 1_000);
  await press(page, 'Start');
  await pass(page, 24 * 60_000);
  await expect(panelIn(page, 'Break')).toBeVisible();
  await expectTranslated(page, '1 focus session completed');
});

test('typing, and the timer’s seconds in the title, leak no memory', async ({ page }) => {
  await openPomodoro(page);
  await press(page, 'Start');
  await pass(page, 2_000);
  const beforeTimer = await changesKept(page);
  await pass(page, 100_000);
  await expect(page).toHaveTitle(/^23:1\d/);
  expect(await changesKept(page)).toBeLessThanOrEqual(beforeTimer);
  await visitChat(page);
  await field(page).pressSequentially('a');
  const beforeTyping = await changesKept(page);
  await field(page).pressSequentially('a'.repeat(500));
  await expect(field(page)).toHaveValue('a'.repeat(501));
  expect(await changesKept(page)).toBeLessThanOrEqual(beforeTyping);
});

test('Stroop pauses, continues and ends on a translated page, and its words stay untranslated', async ({
  page,
}) => {
  await visitTests(page);
  await startWatched(page);
  await expect(tests(page).locator('[data-ink] font')).toHaveCount(0);
  const words = async (from: number, count: number): Promise<number> => {
    let last = from;
    for (let number = 0; number < count; number += 1)
      last = (
        await answerNext(page, last, true, (color) =>
          page.keyboard.press(String(COLORS.indexOf(color) + 1)),
        )
      ).next;
    return last;
  };
  const five = await words(0, 5);
  await button(page, 'Pause').click();
  await expect(button(page, 'Continue')).toBeFocused();
  await expect(tests(page).getByText('Paused', { exact: true })).toBeVisible();
  await button(page, 'Continue').click();
  await words(five + 1, 5);
  await pass(page, 1_000);
  await expect(tests(page).getByText('100%', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Stroop: your results' })).toBeFocused();
});
