import type { KnipConfig } from 'knip';

const ASSETS = /(?:url\(|@import\s+)\s*["']?([@\w.][^"')]*)["']?/g;

/** What a style sheet refers to, as imports: the fonts come from packages. */
const importsOfCss = (text: string): string =>
  [...text.matchAll(ASSETS)].map(([, asset]) => `import '${asset}';`).join('\n');

const config: KnipConfig = {
  // The production entries are those that people run; the rest of the tools is found by their own settings.
  entry: [
    'scripts/start.mjs',
    // Built by themselves: see scripts/server-build.ts.
    'src/server/{main,passwords/hash-worker}.ts',
    'scripts/{check,dev,build,test,test-tools,check-types,seed,pictures,invite-therapist,reset-password,reset-second-factor}.ts',
    'scripts/database/{backup,backup-verify,restore,move}.ts',
    'models/guard/{train,eval}.ts',
    'bench/{run,bare-server,load/run,load/load-process,timing/run,reminders/run,reminders/worker,attack/run,attack/cluster}.ts',
  ],
  project: [
    'src/**/*.{ts,tsx,css}',
    // Files as they are; pages name them.
    '!src/client/public/**',
    '{tests,e2e,bench,scripts,models}/**/*.{ts,mjs}',
    '*.ts',
  ],
  playwright: { config: ['playwright.config.ts', 'engines.config.ts'] },
  compilers: { css: importsOfCss },
  // Programs of the system that tests and benches run.
  ignoreBinaries: ['age', 'apt-get', 'mkfifo', 'nginx', 'mount', 'umount', 'service'],
};

export default config;
