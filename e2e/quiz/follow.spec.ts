import { expect, expectAccessible, type Page } from '../fixtures.ts';
import { settled } from '../support/clock.ts';
import { press, result, visitAnswered } from '../support/quiz.ts';
import { test, visit } from '../warm.ts';

const topic = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });

const expectSaved = async (page: Page, userId: string, topics: readonly string[]) => {
  await settled(page);
  const reply = await page.request.get(`/api/follow/${userId}`);
  expect(await reply.json()).toMatchObject({ follow: { topics } });
};

test('the quiz suggests what to follow, and the person decides', async ({ page, person }) => {
  await visitAnswered(page, person.userId, 3);
  await press(page, 'Submit Quiz');
  await expect(result(page, 'Your Neurotype Blend')).toBeVisible();
  const asked = page.getByRole('region', { name: 'What should your check-ins be about?' });
  await expect(asked).toBeVisible();
  // Topics with equal scores are suggested together.
  for (const name of ['ADHD', 'Autism', 'OCD']) await expect(topic(page, name)).toBeChecked();
  await expectAccessible(page);
  await topic(page, 'ADHD').uncheck();
  await topic(page, 'Autism').uncheck();
  await press(page, 'Save');
  await expect(page.getByText('Your check-ins are about OCD.')).toBeVisible();
  await expectSaved(page, person.userId, ['OCD']);

  await visit(page, '/features/quiz/weekly');
  await expect(page.getByText('Focus: OCD')).toBeVisible();

  await visit(page, '/settings');
  await expect(topic(page, 'OCD')).toBeChecked();
  await topic(page, 'Not sure').check();
  await expect(topic(page, 'OCD')).not.toBeChecked();
  await topic(page, 'Autism').check();
  await expect(topic(page, 'Not sure')).not.toBeChecked();
  await expectSaved(page, person.userId, ['Autism']);

  await visit(page, '/features/quiz/weekly');
  await expect(page.getByText('Focus: Autism')).toBeVisible();
});
