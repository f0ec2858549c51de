import { ensureClient } from '../../scripts/client-build.ts';
import { type AppServer, startAppServer } from '../../tests/support/app-server.ts';

/** Starts the real server for as long as a fixture is used. */
export const serve = async (
  settings: Readonly<Record<string, string>>,
  use: (server: AppServer) => Promise<void>,
): Promise<void> => {
  await ensureClient();
  const server = await startAppServer({
    TRUST_PROXY: 'true',
    THERAPISTS: 'open',
    ...settings,
  });
  await use(server);
  await server.remove();
};
