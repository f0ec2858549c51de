import { expect, expectAccessible, type Page, test } from '../fixtures.ts';
import { openAnswered, press, result } from '../support/quiz.ts';

const topic = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });

/** Waits until the server has this choice, so that leaving the page does not come before it. */
const untilSaved = (page: Page, userId: string, topics: readonly string[]) =>
  expect
    .poll(
      async () => (await (await page.request.get(`/api/follow/${userId}`)).json()).follow.topics,
    )
    .toEqual(topics);

test('the quiz proposes what to follow, and the person decides', async ({ page, person }) => {
  await openAnswered(page, person.userId, 3);
  await press(page, 'Submit Quiz');
  await expect(result(page, 'Your Neurotype Blend')).toBeVisible();
  const asked = page.getByRole('region', { name: 'What shall we follow?' });
  await expect(asked).toBeVisible();
  // Equal scores are proposed together.
  for (const name of ['ADHD', 'Autism', 'OCD']) await expect(topic(page, name)).toBeChecked();
  await expectAccessible(page);
  await topic(page, 'ADHD').uncheck();
  await topic(page, 'Autism').uncheck();
  await press(page, 'Follow this');
  await expect(page.getByText('Followed now: OCD.')).toBeVisible();
  await untilSaved(page, person.userId, ['OCD']);

  await page.goto('/features/quiz/weekly');
  await expect(page.getByText('Focus: OCD')).toBeVisible();

  await page.goto('/settings#follow');
  await expect(topic(page, 'OCD')).toBeChecked();
  await topic(page, 'Not sure').check();
  await expect(topic(page, 'OCD')).not.toBeChecked();
  await topic(page, 'Autism').check();
  await expect(topic(page, 'Not sure')).not.toBeChecked();
  await untilSaved(page, person.userId, ['Autism']);
  await page.reload();
  await expect(topic(page, 'Autism')).toBeChecked();

  await page.goto('/features/quiz/weekly');
  await expect(page.getByText('Focus: Autism')).toBeVisible();
});
