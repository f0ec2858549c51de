import { ensureServer } from '../../scripts/server-build.ts';

/** Builds the server once, before the first test starts it. */
export const setup = async (): Promise<void> => {
  await ensureServer();
};
