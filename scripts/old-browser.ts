import type { Plugin } from 'vite';
import type { Language } from '../src/domain/shared/text/message.ts';
import { runInLanguage } from '../src/server/language/current-language.ts';
import { OLD_BROWSER_PAGE } from './browsers.ts';

/** Adds the page for outdated browsers in a language to the build; `public/boot.js` redirects to it. */
export const oldBrowser = (language: Language): Plugin => ({
  name: 'evenkeel-old-browser',
  apply: 'build',
  async generateBundle() {
    // Loaded here because its texts are built only after the configuration has been read.
    const { oldBrowserPage } = await import('./old-browser-page.ts');
    const source = runInLanguage(language, () => oldBrowserPage(language));
    this.emitFile({ type: 'asset', fileName: OLD_BROWSER_PAGE, source });
  },
});
