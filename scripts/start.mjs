// Plain JavaScript, so that an outdated Node can run it and report that it is too old.
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
const { ensureBuilt } = await import('./ensure-built.ts');
const program = await ensureBuilt().catch((error) =>
  fail(error instanceof Error ? error.message : error),
);
// The server runs in this process, so that signals reach it directly.
await import(program);
