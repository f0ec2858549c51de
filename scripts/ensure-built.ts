import path from 'node:path';
import { CLIENT, ensureClient } from './client-build.ts';
import { BUILT_SERVER, ensureServer, SERVER } from './server-build.ts';
import { ensureTexts } from './texts/modules.ts';
import { ROOT } from './up-to-date.ts';

/** The files and folders on which the builds depend, as paths in the repository. */
export const SOURCES: readonly string[] = [...new Set([...CLIENT.sources, ...SERVER.sources])];

/** Builds the client and the server if they are out of date. Returns the path of the server program to run. */
export const ensureBuilt = async (): Promise<string> => {
  await ensureTexts();
  await ensureClient();
  return (await ensureServer()) ? BUILT_SERVER : path.join(ROOT, 'src/server/main.ts');
};
