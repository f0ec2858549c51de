import { expectAccessible } from '../fixtures.ts';
import { reload } from '../support/clock.ts';
import { NO_ANSWER } from '../support/failing-server.ts';
import { LARGEST_TEXT, setComfort, tooWide } from '../support/look.ts';
import {
  answerAll,
  giveFirst,
  openAnswered,
  openFirst,
  openWeekly,
  press,
  result,
} from '../support/quiz.ts';
import { expect, test, visit } from '../warm.ts';

const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

test('the quizzes have no barriers on phone and desktop, and the next button is in view', async ({
  page,
  person,
  allowErrors,
}) => {
  allowErrors(NO_ANSWER);
  const expectNoBarriers = (): Promise<void> => expectAccessible(page);
  const expectNextInSight = async (): Promise<void> => {
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expect(page.getByRole('button', { name: 'Next' })).toBeInViewport({ ratio: 1 });
    }
  };
  await visit(page, '/features/quiz');
  await expect(page.getByText('Not taken yet. Begin here.')).toBeVisible();
  await expectNoBarriers();
  await visit(page, '/features/quiz/weekly');
  await expect(page.getByText('The first quiz comes before')).toBeVisible();
  await expectNoBarriers();

  await openFirst(page);
  await expectNextInSight();
  await press(page, 'Next');
  await expect(page.getByRole('alert')).toHaveText('Please answer the question.');
  await expectNoBarriers();
  await openAnswered(page, person.userId, 3);
  await press(page, 'Submit Quiz');
  await expect(result(page, 'Your Neurotype Blend')).toBeVisible();
  await reload(page);
  await press(page, 'Reset and take it again');
  await expectNoBarriers();
  await press(page, 'Keep my result');
  await expectNoBarriers();

  await openWeekly(page);
  await expectNextInSight();
  await answerAll(page, 6, 3);
  await expectNoBarriers();
  await page.context().setOffline(true);
  await press(page, 'Submit Check-in');
  await expect(page.getByText('You’re offline right now.')).toBeVisible();
  await expectNoBarriers();
  await page.context().setOffline(false);
  await expect(result(page, 'Weekly Results')).toBeVisible();
  await expectNoBarriers();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect.poll(() => tooWide(page)).toEqual([]);
  }
});

for (const comfort of [{}, LARGEST_TEXT]) {
  const name = Object.keys(comfort).length === 0 ? 'usual' : 'largest';
  test(`nothing overflows at 320 px with the ${name} text`, async ({ page, person }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await setComfort(page, comfort);
    const check = async (): Promise<void> => expect(await tooWide(page)).toEqual([]);
    await visit(page, '/features/quiz');
    await expect(page.getByText('Not taken yet. Begin here.')).toBeVisible();
    await check();
    await openAnswered(page, person.userId, 1);
    await check();
    await giveFirst(page, person.userId, 'Autism');
    await reload(page);
    await expect(result(page, 'Your Neurotype Blend')).toBeVisible();
    await check();
    await openWeekly(page);
    await answerAll(page, 6, 0);
    await check();
    await press(page, 'Submit Check-in');
    await expect(result(page, 'Weekly Results')).toBeVisible();
    await check();
  });
}
