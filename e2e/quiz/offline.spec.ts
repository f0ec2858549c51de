import { expect, type Page, test } from '../fixtures.ts';
import { reload } from '../support/clock.ts';
import { NO_ANSWER } from '../support/failing-server.ts';
import { untilInstalled } from '../support/offline.ts';
import {
  answerAll,
  giveFirst,
  openAnswered,
  openWeekly,
  option,
  press,
  result,
  scoreOf,
  storedFirst,
  storedWeekly,
} from '../support/quiz.ts';

const OPTIONS_PAGE = '/features/quiz';
/** A card on the quiz overview. */
const card = (page: Page, name: string) => page.getByRole('region', { name });

test.describe('with the app installed', () => {
  test.use({ serviceWorkers: 'allow' });

  test('offline the questions are available, and finished answers wait visibly and are sent later', async ({
    page,
    context,
    person,
    allowErrors,
  }) => {
    allowErrors(NO_ANSWER);
    const [first, weekly] = [card(page, 'First-Time Quiz'), card(page, 'Weekly Quiz')];
    const noConnection = page.getByText('You’re offline right now.');
    await page.goto(OPTIONS_PAGE);
    await expect(page.getByText('Not taken yet. Begin here.')).toBeVisible();
    await openAnswered(page, person.userId, 4);
    await untilInstalled(page);
    await context.setOffline(true);
    await reload(page);

    await test.step('the first quiz waits', async () => {
      await press(page, 'Submit Quiz');
      await expect(
        page.getByRole('heading', { name: 'Your answers are saved on this device' }),
      ).toBeFocused();
      await expect(noConnection).toBeVisible();
      await expect(page.getByText('1 entry waiting to be sent')).toBeVisible();
      await reload(page);
      await expect(noConnection).toBeVisible();
      await page.goto(OPTIONS_PAGE);
      await expect(first.getByText('Your answers are waiting to be sent.')).toBeVisible();
      await expect(weekly.getByText('Opens once your first quiz answers are sent.')).toBeVisible();
      await expect(page.getByText('Not taken yet.')).toHaveCount(0);
      await weekly.getByRole('link').click();
      await expect(
        page.getByText('Your answers to the first quiz are waiting to be sent.'),
      ).toBeVisible();
      await expect(page.getByText('The first quiz comes before')).toHaveCount(0);
    });

    await test.step('it is sent, and a result seen once is also available offline', async () => {
      await context.setOffline(false);
      await expect(page.getByText('Question 1 of 6')).toBeVisible();
      await expect(page.getByText('waiting to be sent')).toHaveCount(0);
      await page.goto(OPTIONS_PAGE);
      await expect(first.getByText('Taken.')).toBeVisible();
      await first.getByRole('link').click();
      await expect(result(page, 'Your Neurotype Blend')).toBeVisible();
      expect((await storedFirst(page, person.userId))?.scores).toEqual({
        ADHD: 100,
        Autism: 100,
        OCD: 100,
      });
      await context.setOffline(true);
      await reload(page);
      await expect(scoreOf(page, 'ADHD')).toHaveText(/Very often, 100 out of 100$/);
      await context.setOffline(false);
    });

    await test.step('a check-in waits, and Today says so', async () => {
      const week = page.getByRole('region', { name: 'This week' });
      await page.goto('/homepage');
      await expect(week).toContainText('Your weekly check-in is due');
      await openWeekly(page);
      await answerAll(page, 6, 1);
      await context.setOffline(true);
      await press(page, 'Submit Check-in');
      await expect(
        page.getByRole('heading', { name: 'Your answers are saved on this device' }),
      ).toBeFocused();
      await page.goto(OPTIONS_PAGE);
      await expect(weekly.getByText('Your answers are waiting to be sent.')).toBeVisible();
      await page.goto('/homepage');
      await expect(week).toContainText(
        'You’ve finished your weekly check-in. Your answers are waiting to be sent.',
      );
      await context.setOffline(false);
      await expect(week).toContainText('You’ve done this week’s check-in.');
      await page.goto(OPTIONS_PAGE);
      await expect(weekly.getByText('Done for this week.')).toBeVisible();
    });
  });
});

test('without device storage a failure is reported, and the answers stay on screen', async ({
  page,
  context,
  person,
  allowErrors,
}) => {
  allowErrors(NO_ANSWER);
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Not allowed.', 'SecurityError');
    };
  });
  await giveFirst(page, person.userId);
  await openWeekly(page);
  await answerAll(page, 6, 1);
  await context.setOffline(true);
  await press(page, 'Submit Check-in');
  await expect(page.getByRole('alert').filter({ hasText: 'Something went wrong.' })).toBeVisible();
  await expect(option(page, 1)).toBeChecked();
  await context.setOffline(false);
  await press(page, 'Try again');
  await expect(scoreOf(page, 'ADHD')).toHaveText(/25 out of 100$/);
  expect(await storedWeekly(page, person.userId)).toHaveLength(1);
});
