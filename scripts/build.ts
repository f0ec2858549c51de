import { ensureBuilt } from './ensure-built.ts';
import { exitWithUsage } from './help.ts';

exitWithUsage(
  'npm run build\nBuilds the pages and the server into dist, where something changed since the last time.',
);

await ensureBuilt();
