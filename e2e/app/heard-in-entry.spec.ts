import { expectAccessible, type Page, test } from '../fixtures.ts';
import { reload, settled } from '../support/clock.ts';
import { NO_ANSWER } from '../support/failing-server.ts';
import { overflow } from '../support/look.ts';
import { checkIn, KEPT, openMoods } from '../support/moods.ts';
import { untilInstalled } from '../support/offline.ts';
import { expect, visit, test as warm } from '../warm.ts';

const help = (page: Page) => page.getByRole('region', { name: 'People to talk to' });
const PHONE = { width: 390, height: 844 };

test.use({ serviceWorkers: 'allow' });

test('danger in the reason of an offline mood is noticed once it is saved, and lines and the chat are offered', async ({
  page,
  context,
  person: _,
  allowErrors,
}) => {
  allowErrors(NO_ANSWER);
  await page.setViewportSize(PHONE);
  await openMoods(page);
  await untilInstalled(page);
  await context.setOffline(true);
  await reload(page);

  await checkIn(page, 1, 'I want to kill myself');
  await expect(page.getByText(KEPT)).toBeVisible();
  await expect(help(page).getByRole('status')).toContainText(
    'dying or hurting yourself. You can talk to a person about it.',
  );
  await expect(help(page)).toContainText('3114, the national number');
  await expect(help(page).getByRole('link', { name: 'Call 3114' })).toBeVisible();
  const submit = page.getByRole('button', { name: 'Submit', exact: true });
  await expect(submit).toBeFocused();
  // This trial click fails if the help section covers the center of the button.
  await submit.click({ trial: true, timeout: 5_000 });
  expect(await overflow(page)).toBe(0);
  await expectAccessible(page);
  await help(page).getByRole('button', { name: 'More help lines' }).click();
  await page
    .getByRole('dialog', { name: 'Crisis help' })
    .getByRole('button', { name: 'Close' })
    .click();
  await help(page).getByRole('button', { name: 'Hide this' }).click();
  await expect(help(page)).toHaveCount(0);

  await test.step('danger is noticed in other languages too', async () => {
    await checkIn(page, 1, 'Ich will nicht mehr leben');
    await expect(help(page)).toBeVisible();
    await help(page).getByRole('link', { name: 'Write in the chat' }).click();
    await expect(page).toHaveURL('/features/chat');
    await expect(help(page)).toHaveCount(0);
  });
});

warm(
  'danger in what happened instead of a ritual is noticed; harmless text is not flagged',
  async ({ page, person: _ }) => {
    await page.setViewportSize(PHONE);
    const keep = async (happened: string): Promise<void> => {
      await page.getByRole('button', { name: '2 minutes' }).click();
      await page.getByRole('button', { name: 'Stop here' }).click();
      await page.getByLabel('What happened instead of the ritual?').fill(happened);
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('heading', { name: 'Saved.' })).toBeFocused();
      await settled(page);
    };
    await visit(page, '/features/urge');
    await keep('I could kill for a cup of tea, so I made one.');
    await expect(help(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Wait again' }).click();
    await keep('I cut myself');
    await expect(help(page)).toContainText('you may be hurting yourself');
    await expectAccessible(page);
  },
);
