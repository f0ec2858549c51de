import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import { LANGUAGES } from '../src/domain/shared/text/languages.ts';
import type { Content } from '../src/server/content/content.ts';
import { compactNgrams } from './compact-ngrams.ts';
import { type Build, ensureUpToDate, folderOf, ROOT } from './up-to-date.ts';

/** Reads all content in the current language. Rejects if any of it is invalid. */
const allOf = async (content: Content): Promise<unknown> => [
  content.routineTemplates(),
  content.moodWords.tags,
  content.breakdown.question,
  content.areaOf(''),
  await content.chat(),
];

/** Whether the server reads a file of the content: not the catalogs, which are part of its code. */
const isRead = (name: string): boolean =>
  name.endsWith('.yaml') && (!name.startsWith('texts/') || /\/(?:content\/|spelling)/.test(name));

/**
 * Adds the content to the build as JSON, one file for each source file, which loads a hundred times faster. Invalid
 * content fails the build, because the server checks the chat's part only after its first answer.
 */
const contentAsJson = (): Plugin => ({
  name: 'content-as-json',
  async buildStart() {
    const { readContent } = await import('#server/content/content.ts');
    const { runInLanguage } = await import('#server/language/current-language.ts');
    const content = readContent();
    for (const language of LANGUAGES) await runInLanguage(language, () => allOf(content));
  },
  generateBundle() {
    const names = readdirSync(path.join(ROOT, 'content'), { recursive: true, encoding: 'utf8' });
    for (const name of names.filter(isRead)) {
      const source = JSON.stringify(parse(readFileSync(path.join(ROOT, 'content', name), 'utf8')));
      this.emitFile({ type: 'asset', fileName: `content/${name}.json`, source });
    }
  },
});

/** Packages that are faster to load, and need less memory, as part of the bundle. They find no files by their own path. */
const BUNDLED = ['eld', 'kysely'];

/** The build of the server. */
export const SERVER: Build = {
  name: 'server',
  sources: [
    'src/server',
    'src/domain',
    'src/contract',
    'content',
    'scripts/compact-ngrams.ts',
    'scripts/server-build.ts',
    'scripts/texts',
    'package-lock.json',
  ],
  main: 'main.js',
  needsVite: true,
  write: async (outDir) => {
    const { build } = await import('vite');
    return await build({
      root: ROOT,
      configFile: false,
      logLevel: 'warn',
      plugins: [contentAsJson(), compactNgrams()],
      ssr: { noExternal: BUNDLED },
      build: {
        ssr: true,
        outDir,
        target: 'node24',
        rolldownOptions: {
          // All files are in one folder, because program files are found from it; see `src/server/root.ts`.
          output: { chunkFileNames: '[name].js' },
          input: {
            main: 'src/server/main.ts',
            'hash-worker': 'src/server/passwords/hash-worker.ts',
          },
        },
      },
    });
  },
};

/** The bundled server, which starts faster than the source code. */
export const BUILT_SERVER = path.join(folderOf(SERVER), SERVER.main);

/**
 * Builds the server into dist/server unless the existing build is up to date. Returns whether there is a build. An
 * install without development packages may have none and then runs the source code.
 */
export const ensureServer = (): Promise<boolean> => ensureUpToDate(SERVER);
