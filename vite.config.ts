import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { BUILD_TARGET } from './scripts/browsers.ts';
import { fileOfModule } from './scripts/client-chunks.ts';
import { contractOutline } from './scripts/contract-outline.ts';
import { minifyPublic } from './scripts/minify-public.ts';
import { noCycles } from './scripts/no-cycles.ts';
import { offlineContent } from './scripts/offline-content.ts';
import { oldBrowser } from './scripts/old-browser-page.ts';
import { precompress } from './scripts/precompress.ts';

export default defineConfig({
  root: 'src/client',
  publicDir: 'public',
  plugins: [
    react(),
    contractOutline(),
    offlineContent(),
    oldBrowser(),
    VitePWA({
      // lib/register-service-worker.ts registers it, after the page has loaded. A new version waits
      // until the app was closed everywhere, so that it never reloads a page somebody types in.
      injectRegister: null,
      registerType: 'prompt',
      manifest: {
        id: '/',
        name: 'Evenkeel',
        short_name: 'Evenkeel',
        description:
          'Routines, mood and focus for people with ADHD, autism and OCD. Empower Your Day, Master Your Mind.',
        lang: 'en',
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
        // The whole app, so that every page opens offline; of the fonts only what most people read.
        globPatterns: [
          'index.html',
          'old-browser.{html,css}',
          '*.{js,svg,ico}',
          // The browser asks for the icon of the app on every load, offline too.
          'icons/icon-192.png',
          'assets/*.{js,css}',
          'assets/atkinson-hyperlegible-next-latin-?00-normal-*.woff2',
        ],
        // Danger is heard in 20 languages without a connection too: 3 MB, 0.4 MB of it on the wire.
        maximumFileSizeToCacheInBytes: 4_000_000,
        navigateFallback: '/index.html',
        // The last one is for a log-in in front of Evenkeel, see lib/api/in-between.ts.
        navigateFallbackDenylist: [
          /^\/api(\/|$)/,
          /^\/auth(\/|$)/,
          /^\/old-browser\.html/,
          /\?from=network$/,
        ],
        // The first visit is served offline too, without a reload.
        clientsClaim: true,
        importScripts: ['/notification-click.js', '/reminders.js'],
        cleanupOutdatedCaches: true,
        runtimeCaching: [
          {
            // The other fonts, once chosen. Answers of the API are never kept here: they are health
            // data, and sync/stored-queries.ts keeps them per person.
            urlPattern: ({ request, sameOrigin }) => sameOrigin && request.destination === 'font',
            handler: 'CacheFirst',
            options: { cacheName: 'fonts', expiration: { maxEntries: 24 } },
          },
        ],
      },
    }),
    minifyPublic(),
    noCycles(),
    precompress(),
  ],
  // What hears danger in entries.
  worker: {
    format: 'es',
    plugins: () => [offlineContent()],
    rolldownOptions: {
      checks: { pluginTimings: false },
      // The server gives files of this name a content policy, see src/server/http/pages/pages.ts.
      output: { entryFileNames: 'assets/worker-[hash].js' },
    },
  },
  build: {
    outDir: '../../dist/client',
    emptyOutDir: true,
    target: BUILD_TARGET,
    assetsInlineLimit: 0,
    // The server reads in it what to tell browsers to fetch early.
    manifest: true,
    // A file that is fetched later brings its own: only its style sheet has to be there before it runs.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needed) => needed.filter((one) => one.endsWith('.css')),
    },
    rolldownOptions: {
      // Compressing takes longer than bundling, as it should.
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          // fileOfModule keeps what a module needs in its own file or in an earlier one.
          includeDependenciesRecursively: false,
          groups: [{ debugName: 'parts', name: fileOfModule }],
        },
      },
    },
  },
});
