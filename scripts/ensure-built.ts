import path from 'node:path';
import { ensureClient } from './client-build.ts';
import { BUILT_SERVER, ensureServer } from './server-build.ts';
import { ROOT } from './up-to-date.ts';

/** Builds what is out of date and returns the path of the server program to run. */
export const ensureBuilt = async (): Promise<string> => {
  await ensureClient();
  return (await ensureServer()) ? BUILT_SERVER : path.join(ROOT, 'src/server/main.ts');
};
