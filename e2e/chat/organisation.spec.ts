import { expect } from '../fixtures.ts';
import { visitChat } from '../support/chat.ts';
import { OWN_HELP, test } from '../support/with-services.ts';

test('the operator’s crisis help appears along with the lines, even offline', async ({
  page,
  person,
  context,
}) => {
  await page.request.post(`/api/chat/settings/${person.userId}`, {
    data: { storing: true, region: 'gb' },
  });
  await visitChat(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Crisis help' }).click();
  const dialog = page.getByRole('dialog', { name: 'Crisis help' });
  await expect(dialog.getByText(OWN_HELP.text)).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Call +44 20 7946 0000' })).toHaveAttribute(
    'href',
    'tel:+442079460000',
  );
  await expect(dialog.getByRole('link', { name: 'Call 116 123' })).toBeVisible();
});
