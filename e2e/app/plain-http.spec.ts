import { expect, test } from '../fixtures.ts';
import { own, say } from '../support/chat.ts';
import { heading, PAGES } from '../support/pages.ts';
import { visit } from '../warm.ts';

test('over plain http in a home network every page opens, and the chat answers', async ({
  page,
  server,
  allowErrors,
}) => {
  // The browser says for each page that this header counts over https alone.
  allowErrors(/Cross-Origin-Opener-Policy/);
  const home = `http://evenkeel.test:${new URL(server.url).port}`;
  await page.goto(home);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await page.getByRole('button', { name: 'Try it without an account' }).click();
  await expect(page).toHaveURL(`${home}/homepage`);
  for (const [path, title] of PAGES) {
    await visit(page, path);
    await expect(heading(page), path).toContainText(title);
  }
  // The last of them is the chat.
  await say(page, 'The bus was loud today');
  await expect(own(page)).toHaveText([/The bus was loud today/]);
});
