import { test as base, expect } from '../fixtures.ts';
import { reload, setTime } from '../support/clock.ts';
import {
  answerAll,
  giveFirst,
  openWeekly,
  option,
  press,
  question,
  result,
  scoreOf,
  storedWeekly,
} from '../support/quiz.ts';
import { type ShiftedServer, startShiftedServer } from '../support/shifted-server.ts';

const test = base.extend<{ server: ShiftedServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: the first argument has to be a pattern
  server: async ({}, use) => {
    const server = await startShiftedServer({ TRUST_PROXY: 'true' });
    await use(server);
    await server.remove();
  },
});

test('two weeks and a changed condition: new questions, and the difference as text', async ({
  page,
  person,
  server,
}) => {
  const now = Date.now();
  await server.goBack(7, page);
  await giveFirst(page, person.userId, 'ADHD');
  const asked: (string | null)[][] = [];
  const checkIn = async (index: number): Promise<void> => {
    await openWeekly(page);
    const texts: (string | null)[] = [];
    for (let number = 1; number <= 6; number += 1) {
      await expect(page.getByText(`Question ${number} of 6`)).toBeVisible();
      texts.push(await question(page).locator('legend').textContent());
      await option(page, index).check();
      if (number < 6) await press(page, 'Next');
    }
    asked.push(texts);
    await press(page, 'Submit Check-in');
    await expect(result(page, 'Weekly Results')).toBeVisible();
  };
  await checkIn(1);
  await expect(scoreOf(page, 'ADHD')).toHaveText(/25 out of 100$/);
  await expect(result(page, 'Weekly Results')).toContainText('no score from an earlier week');

  await server.goBack(0, page);
  await checkIn(3);
  await expect(result(page, 'Weekly Results')).toContainText(
    'This score is 50 points higher than last week’s.',
  );
  const [before = [], after = []] = asked;
  expect(after.filter((text) => before.includes(text)).length).toBeLessThanOrEqual(3);

  const reply = await page.request.delete('/api/quiz/reset-progress');
  expect(reply.status()).toBe(200);
  await giveFirst(page, person.userId, 'OCD');
  // Advance the clock, because otherwise two check-ins would have the same time, and neither would be the later one.
  await setTime(page, now + 60_000);
  await reload(page);
  await press(page, 'Check in again');
  await expect(page.getByText('Focus: OCD')).toBeVisible();
  await answerAll(page, 6, 2);
  await press(page, 'Submit Check-in');
  await expect(scoreOf(page, 'OCD')).toHaveText(/50 out of 100$/);
  await expect(result(page, 'Weekly Results')).toContainText(
    'Last week’s check-in was about ADHD traits, so we don’t compare the two scores.',
  );
  expect(await storedWeekly(page, person.userId)).toMatchObject([
    { score: 25, condition: 'ADHD' },
    { score: 50, condition: 'OCD' },
  ]);
});
