import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import Database from 'better-sqlite3';

const ROOT = path.resolve(import.meta.dirname, '..');
const DIST = path.join(ROOT, 'dist');
const CLIENT = path.join(DIST, 'client');
const STAMP = path.join(DIST, 'client.stamp');
const SOURCES = [
  'src/client',
  'src/domain',
  'src/contract',
  'src/server/content',
  'content',
  'vite.config.ts',
  'scripts/client-chunks.ts',
  'scripts/contract-outline.ts',
  'scripts/offline-content.ts',
  'scripts/no-cycles.ts',
  'scripts/precompress.ts',
  'package-lock.json',
];
const LONGEST_BUILD_MS = 300_000;

const filesUnder = async (relative: string): Promise<string[]> => {
  const entries = await readdir(path.join(ROOT, relative), {
    recursive: true,
    withFileTypes: true,
  });
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)));
};

/** A hash over all sources of the client, because file times mean nothing after a clone. */
const fingerprint = async (): Promise<string> => {
  const lists = SOURCES.map((source) =>
    path.extname(source) === '' ? filesUnder(source) : [source],
  );
  const files = (await Promise.all(lists)).flat().sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0`).update(await readFile(path.join(ROOT, file)));
  return hash.digest('hex');
};

const isBuilt = (): boolean => existsSync(path.join(CLIENT, 'index.html'));

const builtFrom = async (): Promise<string | null> => {
  if (!isBuilt() || !existsSync(STAMP)) return null;
  return await readFile(STAMP, 'utf8');
};

const loadVite = async () => {
  try {
    return await import('vite');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')
      return null;
    throw error;
  }
};

const removeLeftovers = async (): Promise<void> => {
  const names = (await readdir(DIST)).filter((name) => /^client-(new|old)-/.test(name));
  await Promise.all(
    names.map((name) => rm(path.join(DIST, name), { recursive: true, force: true })),
  );
};

/**
 * Sets NODE_ENV, because test runners change it and React's development build is several times as
 * large.
 */
const asProduction = async (build: () => Promise<unknown>): Promise<void> => {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    await build();
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
};

/**
 * Builds into a new folder and then swaps it with the old one, so that a failed build replaces
 * nothing.
 */
const buildAside = async (vite: typeof import('vite'), stamp: string): Promise<void> => {
  const fresh = path.join(DIST, `client-new-${process.pid}`);
  const old = path.join(DIST, `client-old-${process.pid}`);
  await removeLeftovers();
  await asProduction(() =>
    vite.build({
      configFile: path.join(ROOT, 'vite.config.ts'),
      logLevel: 'warn',
      build: { outDir: fresh, emptyOutDir: true },
    }),
  );
  await rm(STAMP, { force: true });
  if (existsSync(CLIENT)) await rename(CLIENT, old);
  await rename(fresh, CLIENT);
  await writeFile(STAMP, stamp);
  await rm(old, { recursive: true, force: true });
};

/** Waits for the lock on the build, which is released when its process ends, also after a crash. */
const lockBuild = async (): Promise<Disposable> => {
  await mkdir(DIST, { recursive: true });
  const lock = new Database(path.join(DIST, 'build.lock'), { timeout: LONGEST_BUILD_MS });
  lock.exec('BEGIN EXCLUSIVE');
  return { [Symbol.dispose]: () => lock.close() };
};

/**
 * Builds the client into dist/client, unless the build there is up to date. An install without development
 * packages cannot build and keeps the existing build.
 *
 * @throws Error with one sentence for the person at the terminal when there is nothing to serve.
 */
export const ensureClient = async (): Promise<void> => {
  if (!existsSync(path.join(ROOT, 'src/client')) && isBuilt()) return;
  const wanted = await fingerprint();
  if ((await builtFrom()) === wanted) return;
  const vite = await loadVite();
  if (vite === null) {
    if (isBuilt()) return;
    throw new Error(
      'There is no built client in dist/client. Run "npm ci && npm run build" first.',
    );
  }
  using _lock = await lockBuild();
  if ((await builtFrom()) !== wanted) await buildAside(vite, wanted);
};
