import path from 'node:path';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { VitePWA, type VitePWAOptions } from 'vite-plugin-pwa';
import { BASE_LANGUAGE, type Language } from '../src/domain/shared/text/message.ts';
import { BUILD_TARGET } from './browsers.ts';
import { fileOfModule } from './client-chunks.ts';
import { contractOutline } from './contract-outline.ts';
import { minifyPublic } from './minify-public.ts';
import { noCycles } from './no-cycles.ts';
import { offlineContent } from './offline-content.ts';
import { oldBrowser } from './old-browser.ts';
import { documentText, documentTexts, manifestOf } from './texts/document.ts';
import { texts } from './texts/plugin.ts';
import { ROOT } from './up-to-date.ts';

type ManifestTransform = NonNullable<VitePWAOptions['workbox']['manifestTransforms']>[number];

/** The path of the document and the service worker of a language. Those of the base language are at the root. */
export const pathOf = (language: Language): string =>
  language === BASE_LANGUAGE ? '/' : `/${language}/`;

/** Gives the precached files addresses from the root, because the service worker of this language is in a folder. */
const fromRoot =
  (language: Language): ManifestTransform =>
  (entries) => ({
    manifest: entries.map((entry) => ({
      ...entry,
      url: `${entry.url.endsWith('.html') ? pathOf(language) : '/'}${entry.url}`,
    })),
  });

/** The configuration of the build of the pages in one language. */
export const clientConfig = (language: Language): UserConfig => ({
  root: path.join(ROOT, 'src/client'),
  publicDir: 'public',
  // For what only the pages in one language load.
  define: { 'import.meta.env.PAGE_LANGUAGE': JSON.stringify(language) },
  plugins: [
    texts(language),
    documentTexts(language),
    react(),
    contractOutline(),
    offlineContent(language),
    oldBrowser(language),
    VitePWA({
      // lib/register-service-worker.ts registers the service worker after the page has loaded. A new version waits for
      // the message of lib/update, so that it never reloads a page while somebody types.
      injectRegister: null,
      registerType: 'prompt',
      manifest: {
        id: '/',
        name: 'Evenkeel',
        short_name: 'Evenkeel',
        description: documentText(language, 'installed'),
        lang: language,
        start_url: '/homepage',
        scope: '/',
        display: 'standalone',
        background_color: '#f6f2ea',
        theme_color: '#1c5a60',
        icons: [
          { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
          {
            src: '/icons/maskable-512.png',
            sizes: '512x512',
            type: 'image/png',
            purpose: 'maskable',
          },
        ],
      },
      includeManifestIcons: false,
      workbox: {
        // The whole app, so that every page opens offline, but only the fonts that most people use.
        globPatterns: [
          'index.html',
          'old-browser.{html,css}',
          '*.{js,svg,ico}',
          // The browser requests the app icon on every load, even offline.
          'icons/icon-192.png',
          'assets/*.{js,css}',
          'assets/atkinson-hyperlegible-next-latin-?00-normal-*.woff2',
        ],
        // Large enough for the file that detects danger in 20 languages offline: 3 MB, or 0.4 MB compressed.
        maximumFileSizeToCacheInBytes: 4_000_000,
        navigateFallback: `${pathOf(language)}index.html`,
        ...(language === BASE_LANGUAGE ? {} : { manifestTransforms: [fromRoot(language)] }),
        // The last pattern is for a login proxy in front of Evenkeel; see lib/api/captive-portal.ts.
        navigateFallbackDenylist: [
          /^\/api(\/|$)/,
          /^\/auth(\/|$)/,
          /\/old-browser\.html$/,
          /\?from=network$/,
        ],
        // Controls the page on the first visit, so that the app works offline without a reload.
        clientsClaim: true,
        importScripts: ['/notification-click.js', '/reminders.js'],
        cleanupOutdatedCaches: true,
        runtimeCaching: [
          {
            // Caches other fonts once the person chooses them. API replies are never cached here, because they contain
            // health data; sync/stored-queries.ts stores them per person.
            urlPattern: ({ request, sameOrigin }) => sameOrigin && request.destination === 'font',
            handler: 'CacheFirst',
            options: { cacheName: 'fonts', expiration: { maxEntries: 24 } },
          },
        ],
      },
    }),
    manifestOf(pathOf(language)),
    minifyPublic(),
    noCycles(),
  ],
  // The worker that detects danger in entries.
  worker: {
    format: 'es',
    plugins: () => [texts(language), offlineContent(language)],
    rolldownOptions: {
      checks: { pluginTimings: false },
      // The server sets a content security policy for files with this name; see src/server/http/pages/pages.ts.
      output: { entryFileNames: 'assets/worker-[hash].js' },
    },
  },
  build: {
    outDir: '../../dist/client',
    emptyOutDir: true,
    target: BUILD_TARGET,
    assetsInlineLimit: 0,
    // The server reads the manifest to tell browsers which files to fetch early.
    manifest: true,
    // Preload only style sheets for dynamic imports, because only they must be loaded before the script runs.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needed) => needed.filter((one) => one.endsWith('.css')),
    },
    rolldownOptions: {
      optimization: { inlineConst: { mode: 'all' } },
      // Disabled, because it would warn that compression takes longer than bundling, which is expected.
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          // Not needed, because `fileOfModule` puts the dependencies of a module in the same file or in an earlier one.
          includeDependenciesRecursively: false,
          groups: [{ debugName: 'parts', name: fileOfModule }],
        },
      },
    },
  },
});
