import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import Database from 'better-sqlite3';

export const ROOT = path.resolve(import.meta.dirname, '..');
const DIST = path.join(ROOT, 'dist');
const LONGEST_BUILD_MS = 300_000;

/** A folder in dist that is built from sources. */
export interface Build {
  readonly name: 'client' | 'server' | 'texts' | 'pseudo';
  /** The files and folders on which the build depends, as paths in the repository. */
  readonly sources: readonly string[];
  /** The main file. If it is missing, the build does not exist. */
  readonly main: string;
  /** Writes the build to a folder. */
  readonly write: (outDir: string) => Promise<unknown>;
  /** Whether the build needs Vite, which an install without development packages does not have. */
  readonly needsVite: boolean;
}

/** The build's folder. */
export const folderOf = ({ name }: Pick<Build, 'name'>): string => path.join(DIST, name);

const isBuilt = (build: Build): boolean => existsSync(path.join(folderOf(build), build.main));

const stampOf = ({ name }: Build): string => path.join(DIST, `${name}.stamp`);

const filesUnder = (relative: string): string[] =>
  readdirSync(path.join(ROOT, relative), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)));

/** A hash of all sources. File times are not used, because they are meaningless after a clone. */
const fingerprint = ({ sources }: Build): string => {
  const files = sources
    .flatMap((source) => (path.extname(source) === '' ? filesUnder(source) : [source]))
    .sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(path.join(ROOT, file)));
  return hash.digest('hex');
};

const builtFrom = async (build: Build): Promise<string | null> => {
  if (!isBuilt(build) || !existsSync(stampOf(build))) return null;
  return await readFile(stampOf(build), 'utf8');
};

const hasVite = async (): Promise<boolean> => {
  try {
    await import('vite');
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')
      return false;
    throw error;
  }
};

const removeLeftovers = async ({ name }: Build): Promise<void> => {
  const pattern = new RegExp(`^${name}-(new|old)-`);
  const names = (await readdir(DIST)).filter((one) => pattern.test(one));
  await Promise.all(names.map((one) => rm(path.join(DIST, one), { recursive: true, force: true })));
};

/**
 * Sets NODE_ENV for the build, because test runners change it and React's development build is several times larger.
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
 * Builds into a new folder and then swaps it with the old folder, so that a failed build leaves the old one in place.
 */
const buildAside = async (build: Build, stamp: string): Promise<void> => {
  const folder = folderOf(build);
  const fresh = `${folder}-new-${process.pid}`;
  const old = `${folder}-old-${process.pid}`;
  await removeLeftovers(build);
  await asProduction(() => build.write(fresh));
  await rm(stampOf(build), { force: true });
  if (existsSync(folder)) await rename(folder, old);
  await rename(fresh, folder);
  await writeFile(stampOf(build), stamp);
  await rm(old, { recursive: true, force: true });
};

/** Waits for the build lock. It is released when the process that holds it ends, even after a crash. */
const lockBuilds = async (): Promise<Disposable> => {
  await mkdir(DIST, { recursive: true });
  const lock = new Database(path.join(DIST, 'build.lock'), { timeout: LONGEST_BUILD_MS });
  lock.exec('BEGIN EXCLUSIVE');
  return { [Symbol.dispose]: () => lock.close() };
};

/**
 * Creates the build if it is missing or out of date. Returns whether there is a build. An install without development
 * packages cannot build and keeps the existing build, if any.
 */
export const ensureUpToDate = async (build: Build): Promise<boolean> => {
  const wanted = fingerprint(build);
  if ((await builtFrom(build)) === wanted) return true;
  if (build.needsVite && !(await hasVite())) return isBuilt(build);
  using _lock = await lockBuilds();
  if ((await builtFrom(build)) !== wanted) await buildAside(build, wanted);
  return true;
};
