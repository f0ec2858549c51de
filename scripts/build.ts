import { ensureBuilt } from './ensure-built.ts';
import { helpOnly } from './help.ts';

helpOnly(
  'npm run build\nBuilds the pages and the server into dist, where something changed since the last time.',
);

await ensureBuilt();
