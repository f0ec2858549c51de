import type { KnipConfig } from 'knip';

const ASSETS = /(?:url\(|@import\s+)\s*["']?([@\w.][^"')]*)["']?/g;

/** The files that a style sheet refers to, as import statements, because the fonts come from packages. */
const importsOfCss = (text: string): string =>
  [...text.matchAll(ASSETS)].map(([, asset]) => `import '${asset}';`).join('\n');

const config: KnipConfig = {
  // The programs that people or scripts start. Knip finds the entry files of tools in their own configuration.
  entry: [
    'scripts/start.mjs',
    // Separate build entries; see scripts/server-build.ts.
    'src/server/{main,passwords/hash-worker}.ts',
    'scripts/{check,dev,build,test,test-tools,check-types,texts,texts-pictures,texts/ready,seed,pictures,invite-therapist,reset-password,reset-second-factor}.ts',
    'tests/texts/load-modules.ts',
    'scripts/database/{backup,backup-verify,restore,move}.ts',
    'models/guard/{train,eval}.ts',
    'bench/{run,bare-server,load/run,load/load-process,timing/run,reminders/run,reminders/worker,attack/run,attack/cluster}.ts',
  ],
  project: [
    'src/**/*.{ts,tsx,css}',
    // Static files, which pages refer to by address.
    '!src/client/public/**',
    '{tests,e2e,bench,scripts,models}/**/*.{ts,mjs}',
    '*.ts',
  ],
  playwright: { config: ['playwright.config.ts', 'engines.config.ts'] },
  compilers: { css: importsOfCss },
  // System programs that tests and benchmarks run.
  ignoreBinaries: ['age', 'apt-get', 'mkfifo', 'nginx', 'mount', 'umount', 'service', 'openssl'],
};

export default config;
