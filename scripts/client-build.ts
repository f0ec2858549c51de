import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Build, ensureUpToDate, folderOf, ROOT } from './up-to-date.ts';

/** The build of the pages. */
export const CLIENT: Build = {
  name: 'client',
  sources: [
    'src/client',
    'src/domain',
    'src/contract',
    'src/server/content',
    'content',
    'vite.config.ts',
    'scripts/browsers.ts',
    'scripts/old-browser-page.ts',
    'scripts/minify-public.ts',
    'scripts/client-chunks.ts',
    'scripts/contract-outline.ts',
    'scripts/schema-guards.ts',
    'scripts/offline-content.ts',
    'scripts/no-cycles.ts',
    'scripts/precompress.ts',
    'package-lock.json',
  ],
  main: 'index.html',
  write: (vite, outDir) =>
    vite.build({
      configFile: path.join(ROOT, 'vite.config.ts'),
      logLevel: 'warn',
      build: { outDir, emptyOutDir: true },
    }),
};

/**
 * Builds the client into dist/client unless the existing build is up to date.
 * @throws Error with a one-sentence message for the terminal if there is no build and it cannot be made
 */
export const ensureClient = async (): Promise<void> => {
  // The Docker image contains the build but not its sources.
  const isImage = !existsSync(path.join(ROOT, 'src/client'));
  if (isImage && existsSync(folderOf(CLIENT))) return;
  if (await ensureUpToDate(CLIENT)) return;
  throw new Error('There is no built client in dist/client. Run "npm ci && npm run build" first.');
};
