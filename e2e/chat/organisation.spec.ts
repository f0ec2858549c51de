import { signedInTest as base, expect } from '../fixtures.ts';
import { openChat } from '../support/chat.ts';
import { serve } from '../support/server.ts';

const TEXT = 'The desk of Riverside answers day and night.';

const test = base.extend({
  sharedServer: [
    // biome-ignore lint/correctness/noEmptyPattern: the first argument has to be a pattern
    async ({}, use) =>
      serve(
        { ORGANISATION_CRISIS_TEXT: TEXT, ORGANISATION_CRISIS_NUMBER: '+44 20 7946 0000' },
        use,
      ),
    { scope: 'worker' },
  ],
});

test('the crisis help of whoever runs the server stands beside the lines, also without a connection', async ({
  page,
  person,
  context,
}) => {
  await page.request.post(`/api/chat/settings/${person.userId}`, {
    data: { storing: true, region: 'gb' },
  });
  const loaded = page.waitForResponse('**/api/options');
  await openChat(page);
  await loaded;
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Crisis help' }).click();
  const dialog = page.getByRole('dialog', { name: 'Crisis help' });
  await expect(dialog.getByText(TEXT)).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Call +44 20 7946 0000' })).toHaveAttribute(
    'href',
    'tel:+442079460000',
  );
  await expect(dialog.getByRole('link', { name: 'Call 116 123' })).toBeVisible();
  await context.setOffline(false);
});
