import { PSEUDO_LANGUAGES } from '../../scripts/texts/pseudo.ts';
import { expect, expectAccessible, test as journey, type Page } from '../fixtures.ts';
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
journey.slow();

const PHONE = { width: 390, height: 844 };
const EVERY_PAGE = ['/', ...PAGES.map(([path]) => path)];

/** Opens each page, and checks that it fits the screen and has no barriers. */
const expectRoom = async (page: Page, check: () => Promise<void>): Promise<void> => {
  for (const path of EVERY_PAGE) {
    await page.goto(path);
    await settled(page);
    await check();
    expect(await overflow(page), path).toBe(0);
    await expectAccessible(page);
  }
};

for (const language of PSEUDO_LANGUAGES) {
  test.describe(`in ${language}`, () => {
    test.use({ language, viewport: PHONE });

    test(`each page has room for longer texts in ${language}`, async ({ page, person }) => {
      expect(person.name).not.toBe('');
      const right = language.startsWith('ar');
      await expectRoom(page, async () => {
        await expect(page.locator('html')).toHaveAttribute('dir', right ? 'rtl' : 'ltr');
        await expect(page.getByRole('heading', { level: 1 })).toContainText(/[À-ž]/);
      });
    });
  });
}

// German words are the longest ones; the other languages are shorter than the pseudo-languages.
journey.describe('in German', () => {
  journey.use({ locale: 'de-DE', viewport: PHONE });

  journey('each page has room for the texts in German', async ({ page, person }) => {
    expect(person.name).not.toBe('');
    await expectRoom(page, () => expect(page.locator('html')).toHaveAttribute('lang', 'de'));
  });
});
