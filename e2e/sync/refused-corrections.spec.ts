import type { Page } from '../fixtures.ts';
import { settled } from '../support/clock.ts';
import { NO_ANSWER } from '../support/failing-server.ts';
import { refuseCalls } from '../support/refusing-server.ts';
import { expect, test, visit } from '../warm.ts';

const REFUSAL = { status: 400, message: 'This day is too far back.' } as const;

const refusal = (page: Page) =>
  page.getByRole('alert').filter({ hasText: `This wasn’t saved. ${REFUSAL.message}` });

test('a correction of a distraction that was made offline and is refused later is reported until it is read', async ({
  page,
  context,
  person: _,
  allowErrors,
}) => {
  allowErrors(NO_ANSWER);
  allowErrors(/400/);
  await visit(page, '/features/focus-mood-tracker/focus');
  await page.getByRole('button', { name: 'Phone', exact: true }).click();
  // A correction of a distraction that is not sent yet would change that entry instead.
  await settled(page);
  await page.getByText('Logged in the last 7 days').click();
  const rows = page.getByRole('list', { name: 'Distractions in the last 7 days' });
  await rows.getByRole('button', { name: /^Edit: Phone/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Correct this distraction' });
  await dialog.getByLabel('What distracted you?').selectOption('Noise');
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(rows.getByRole('button', { name: /^Edit: Noise/ })).toBeVisible();
  await refuseCalls(page, '**/api/distraction/correct', REFUSAL);
  await context.setOffline(false);
  await expect(refusal(page)).toBeVisible();
  await expect(rows.getByRole('button', { name: /^Edit: Phone/ })).toBeVisible();
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(refusal(page)).toHaveCount(0);
});

test('a correction of an urge that was made offline and is refused later is reported until it is read', async ({
  page,
  context,
  person: _,
  allowErrors,
}) => {
  allowErrors(NO_ANSWER);
  allowErrors(/400/);
  await visit(page, '/features/urge');
  await page.getByRole('button', { name: '2 minutes' }).click();
  await page.getByRole('button', { name: 'Stop here' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await settled(page);
  await page.getByRole('link', { name: 'Past urges' }).click();
  const past = page.getByRole('list', { name: 'Past urges' }).getByRole('listitem');
  await past.getByRole('button', { name: /^Edit: / }).click();
  const dialog = page.getByRole('dialog', { name: 'Correct this entry' });
  await dialog.getByLabel('What happened instead of the ritual?').fill('I called my sister.');
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(past).toContainText('I called my sister.');
  await refuseCalls(page, '**/api/urges/correct', REFUSAL);
  await context.setOffline(false);
  await expect(refusal(page)).toBeVisible();
  await expect(past).not.toContainText('I called my sister.');
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(refusal(page)).toHaveCount(0);
});
