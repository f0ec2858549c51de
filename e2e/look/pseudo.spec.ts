import { PSEUDO_LANGUAGES } from '../../scripts/texts/pseudo.ts';
import { expect, expectAccessible, test as journey } from '../fixtures.ts';
import { settled } from '../support/clock.ts';
import { overflow } from '../support/look.ts';
import { PAGES } from '../support/pages.ts';
import { startPseudo } from '../support/pseudo.ts';

const test = journey.extend<{ language: string; translated: { readonly url: string } }>({
  language: ['en-XA', { option: true }],
  translated: async ({ server, language }, use) => {
    const { url, stop } = await startPseudo(server.url, language);
    await use({ url });
    stop();
  },
  baseURL: async ({ translated }, use) => use(translated.url),
});

test.slow();

for (const language of PSEUDO_LANGUAGES) {
  test.describe(`in ${language}`, () => {
    test.use({ language, viewport: { width: 390, height: 844 } });

    test(`each page has room for longer texts in ${language}`, async ({ page, person }) => {
      expect(person.name).not.toBe('');
      const right = language.startsWith('ar');
      for (const [path] of [['/'], ...PAGES]) {
        await page.goto(path);
        await settled(page);
        await expect(page.locator('html')).toHaveAttribute('dir', right ? 'rtl' : 'ltr');
        await expect(page.getByRole('heading', { level: 1 })).toContainText(/[À-ž]/);
        expect(await overflow(page), path).toBe(0);
        await expectAccessible(page);
      }
    });
  });
}
