import { expect, type Page, test } from '../fixtures.ts';
import { NO_ANSWER } from '../support/failing-server.ts';
import { untilInstalled } from '../support/offline.ts';
import { answerAll, giveFirst, openAnswered, openWeekly, option, press } from '../support/quiz.ts';

const OPTIONS_PAGE = '/features/quiz';
/** One of the cards on the page with all quizzes. */
const card = (page: Page, name: string) => page.getByRole('region', { name });
test.describe('where the app is installed', () => {
  test.use({ serviceWorkers: 'allow' });

  test('finished answers that wait are told, and the first quiz is not asked for again', async ({
    page,
    context,
    person,
    allowErrors,
  }) => {
    test.slow();
    allowErrors(NO_ANSWER);
    await page.goto(OPTIONS_PAGE);
    await expect(page.getByText('Not taken yet. Begin here.')).toBeVisible();
    await openAnswered(page, person.userId, 3);
    await untilInstalled(page);
    await context.setOffline(true);
    await press(page, 'Submit Quiz');
    await expect(page.getByRole('heading', { name: 'Your answers are kept' })).toBeFocused();

    await page.goto(OPTIONS_PAGE);
    const first = card(page, 'First-Time Quiz');
    await expect(first.getByText('Your answers wait to be sent.')).toBeVisible();
    const weekly = card(page, 'Weekly Quiz');
    await expect(weekly.getByText('Opens when the first quiz is sent.')).toBeVisible();
    await expect(page.getByText('Not taken yet.')).toHaveCount(0);
    await weekly.getByRole('link').click();
    await expect(page.getByText('Your answers to the first quiz wait to be sent.')).toBeVisible();
    await expect(page.getByText('The first quiz comes before')).toHaveCount(0);

    await context.setOffline(false);
    await expect(page.getByText('Question 1 of 6')).toBeVisible();
    await page.goto(OPTIONS_PAGE);
    await expect(first.getByText('Taken.')).toBeVisible();

    await openWeekly(page);
    await answerAll(page, 6, 1);
    await context.setOffline(true);
    await press(page, 'Submit Check-in');
    await expect(page.getByText('There is no connection right now.')).toBeVisible();
    await page.goto(OPTIONS_PAGE);
    await expect(weekly.getByText('Your answers wait to be sent.')).toBeVisible();
    await context.setOffline(false);
    await expect(weekly.getByText('Done for this week.')).toBeVisible();
  });
});

test('a quiz that was begun says how far it is, and goes on there', async ({ page, person }) => {
  await page.goto('/features/quiz/first');
  await option(page, 2).check();
  await press(page, 'Next');
  await option(page, 1).check();
  await page.goto(OPTIONS_PAGE);
  const first = card(page, 'First-Time Quiz');
  await expect(first.getByText('2 of 18 answered. Go on.')).toBeVisible();
  await first.getByRole('link', { name: 'Go on with the quiz' }).click();
  await expect(page.getByText('Question 2 of 18')).toBeVisible();

  await giveFirst(page, person.userId);
  await openWeekly(page);
  await option(page, 2).check();
  await page.goto(OPTIONS_PAGE);
  await expect(first.getByText('Taken.')).toBeVisible();
  const weekly = card(page, 'Weekly Quiz');
  await expect(weekly.getByText('1 of 6 answered. Go on.')).toBeVisible();
  await weekly.getByRole('link', { name: 'Go on with the check-in' }).click();
  await expect(option(page, 2)).toBeChecked();
});
