import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { firefoxPath } from '../e2e/engines/firefox-process.ts';
import { webKitPaths } from '../e2e/engines/webkit.ts';
import { browsers } from '../e2e/support/chromium.ts';
import { apt, mayInstall } from '../tests/support/database/debian.ts';
import { postgresBinaries } from '../tests/support/database/postgres-binaries.ts';
import { FULL } from '../tests/support/full.ts';
import { exitWithUsage } from './help.ts';

exitWithUsage(
  'npm run test:tools\nNames the programs that the tests need beside those of npm, and installs what is missing where it can. With FULL=true also the browsers of npm run test:full.',
);

/** A program that the tests start and that is not part of an npm package. */
interface Tool {
  readonly name: string;
  /** The path of the program; undefined if the program is missing. */
  readonly find: () => string | undefined;
  /** Installs the Debian package. */
  readonly install: () => void;
  /** What to do if the program cannot be installed; null if the tests also work without it. */
  readonly otherwise: string | null;
}

const TOOLS: readonly Tool[] = [
  {
    name: 'PostgreSQL',
    // Do not print the address, because it contains a password.
    find: () => (process.env.TEST_DATABASE_URL ? 'at TEST_DATABASE_URL' : postgresBinaries()),
    install: () => {
      apt('install', '-y', 'postgresql-common');
      // Prevents the package from starting a server on the default port.
      writeFileSync('/etc/postgresql-common/createcluster.conf', 'create_main_cluster = false\n');
      apt('install', '-y', 'postgresql');
    },
    otherwise: 'Install it, put its programs on the PATH, or set TEST_DATABASE_URL.',
  },
  {
    name: 'Chromium',
    find: () => browsers().whole,
    install: () => apt('install', '-y', 'chromium'),
    otherwise: 'Install it, or set CHROMIUM_PATH to where it is.',
  },
  {
    name: 'Chromium without a window',
    find: () => browsers().shell,
    install: () => apt('install', '-y', 'chromium-headless-shell'),
    otherwise: null,
  },
  {
    name: 'age, which opens backups without Evenkeel',
    find: () => (spawnSync('age', ['--version']).status === 0 ? 'age' : undefined),
    install: () => apt('install', '-y', 'age'),
    otherwise: null,
  },
];

/** Additional tools for `npm run test:full`. */
const ONLY_WHEN_FULL: readonly Tool[] = [
  {
    name: 'Firefox',
    find: firefoxPath,
    install: () => apt('install', '-y', 'firefox-esr'),
    otherwise: 'Install firefox-esr.',
  },
  {
    name: 'WebKitGTK, the engine of Safari, with a virtual screen',
    find: () => {
      const { driver, browser, screen } = webKitPaths();
      return browser === undefined || screen === undefined ? undefined : driver;
    },
    install: () => apt('install', '-y', 'webkit2gtk-driver', 'xvfb'),
    otherwise: 'Install webkit2gtk-driver and xvfb.',
  },
];

/** Why a tool could not be installed; null if it was installed. */
const install = (tool: Pick<Tool, 'install'>): string | null => {
  if (!mayInstall()) return 'missing';
  try {
    apt('update');
    tool.install();
    return null;
  } catch (error) {
    return `missing; ${String(error).replaceAll(/\s+/g, ' ')}`;
  }
};

// Install everything in advance, because installing during a measured step would make that step slower on a new
// machine.
for (const { otherwise, ...tool } of FULL ? [...TOOLS, ...ONLY_WHEN_FULL] : TOOLS) {
  const reason = tool.find() === undefined ? install(tool) : null;
  const place = tool.find();
  if (place === undefined && otherwise !== null) process.exitCode = 1;
  const without = `${reason ?? 'missing'}. ${otherwise ?? 'The tests do without it.'}`;
  console.log(`${tool.name}: ${place ?? without}`);
}
