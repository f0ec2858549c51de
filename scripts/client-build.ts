import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { LANGUAGES } from '../src/domain/shared/text/languages.ts';
import { BASE_LANGUAGE, type Language } from '../src/domain/shared/text/message.ts';
import { precompress } from './precompress.ts';
import { PSEUDO_LANGUAGES } from './texts/pseudo.ts';
import { type Build, ensureUpToDate, folderOf, ROOT } from './up-to-date.ts';

/** The files in the folder of a language. All other files are shared, because their names contain a hash. */
const OWN =
  /^(index\.html|old-browser\.html|sw\.js|workbox-\w+\.js|manifest\.webmanifest|\.vite\/.*)$/;

/** Moves the files that languages share from the folder of one language to the root, where some exist already. */
const shareFiles = async (root: string, folder: string): Promise<void> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(folder, file);
    if (OWN.test(name)) continue;
    const shared = path.join(root, name);
    await mkdir(path.dirname(shared), { recursive: true });
    if (existsSync(shared)) await rm(file);
    else await rename(file, shared);
  }
  for (const name of ['assets', 'icons'])
    await rm(path.join(folder, name), { recursive: true, force: true });
};

/** How many languages are built at a time. A build waits for the bundler for half of its time. */
const AT_ONCE = 2;

/** Builds the pages in one language into its folder. */
const buildIn = async (language: Language, outDir: string): Promise<void> => {
  const { build, mergeConfig } = await import('vite');
  const { clientConfig, pathOf } = await import('./client-config.ts');
  await build(
    mergeConfig(clientConfig(language), {
      configFile: false,
      logLevel: 'warn',
      // The folder of the base language contains those of the others.
      build: { outDir: path.join(outDir, pathOf(language)), emptyOutDir: false },
    }),
  );
};

/** Builds the pages in several languages into one folder, which is new. */
const buildAll = async (languages: readonly Language[], outDir: string): Promise<void> => {
  await mkdir(outDir, { recursive: true });
  const waiting = [...languages];
  const buildRest = async (): Promise<void> => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift())
      await buildIn(one, outDir);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, buildRest));
  for (const language of languages)
    if (language !== BASE_LANGUAGE) await shareFiles(outDir, path.join(outDir, language));
};

/** The build of the pages. */
export const CLIENT: Build = {
  name: 'client',
  sources: [
    'src/client',
    'src/domain',
    'src/contract',
    'src/server/content',
    'content',
    'scripts/client-config.ts',
    'scripts/browsers.ts',
    'scripts/old-browser.ts',
    'scripts/old-browser-page.ts',
    'scripts/minify-public.ts',
    'scripts/client-chunks.ts',
    'scripts/contract-outline.ts',
    'scripts/schema-guards.ts',
    'scripts/offline-content.ts',
    'scripts/no-cycles.ts',
    'scripts/precompress.ts',
    'scripts/texts',
    'package-lock.json',
  ],
  main: 'index.html',
  needsVite: true,
  write: async (outDir) => {
    await buildAll(LANGUAGES, outDir);
    await precompress(outDir);
  },
};

/** The build of the pages in the pseudo-languages, for the tests of their look. */
export const PSEUDO: Build = {
  ...CLIENT,
  name: 'pseudo',
  main: `${PSEUDO_LANGUAGES.at(-1)}/index.html`,
  write: (outDir) => buildAll(PSEUDO_LANGUAGES, outDir),
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
