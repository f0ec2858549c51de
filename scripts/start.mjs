import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

// Plain JavaScript, so that an outdated version of Node can run this file and report that it is too old.
const OLDEST = 24;

const fail = (line) => {
  console.error(line);
  process.exit(1);
};

if (process.argv.slice(2).some((word) => word === '--help' || word === '-h')) {
  console.log(
    'npm start\nStarts Evenkeel. Its settings are environment variables, listed in README.md.',
  );
  process.exit(0);
}

if (Number.parseInt(process.versions.node, 10) < OLDEST) {
  fail(
    `Evenkeel runs on Node ${OLDEST} or newer, and this is Node ${process.versions.node}. ` +
      'Either install a newer one, or run "npm ci && npm start", which brings it along.',
  );
}

const ROOT = path.resolve(import.meta.dirname, '..');
const NOTE = path.join(ROOT, 'dist/started.json');
const PAGES = path.join(ROOT, 'dist/client/index.html');

/**
 * A hash of the names, sizes and times of change of all files under these paths. If it is the same as at the last
 * start, nothing has changed, so neither TypeScript nor the contents of the files need to be read.
 */
const glanceAt = (sources) => {
  const hash = createHash('sha256');
  const add = (file) => {
    const found = statSync(path.join(ROOT, file), { throwIfNoEntry: false });
    if (found?.isDirectory()) {
      for (const name of readdirSync(path.join(ROOT, file)).sort()) add(path.join(file, name));
    } else hash.update(`${file} ${found?.size} ${found?.ctimeMs}\n`);
  };
  for (const source of sources) add(source);
  return hash.digest('hex');
};

/** The program of the last start; null if something has changed since then. */
const unchanged = () => {
  try {
    const { sources, glance, program } = JSON.parse(readFileSync(NOTE, 'utf8'));
    const file = path.join(ROOT, program);
    return existsSync(file) && existsSync(PAGES) && glance === glanceAt(sources) ? file : null;
  } catch {
    return null;
  }
};

/** Builds what is out of date, and notes the state of the sources for the next start. */
const built = async () => {
  const { ensureBuilt, SOURCES } = await import('./ensure-built.ts');
  const glance = glanceAt(SOURCES);
  const program = await ensureBuilt().catch((error) =>
    fail(error instanceof Error ? error.message : error),
  );
  try {
    writeFileSync(
      NOTE,
      JSON.stringify({ sources: SOURCES, glance, program: path.relative(ROOT, program) }),
    );
  } catch {
    // A read-only installation checks the contents at each start.
  }
  return program;
};

// The server runs in this process, so that signals reach it directly.
await import(unchanged() ?? (await built()));
