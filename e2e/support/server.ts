import { type AppServer, startAppServer } from '../../tests/support/app-server.ts';

/** Starts the real server as the tests in the browser need it, with settings of its own. */
export const startServer = (settings: Readonly<Record<string, string>> = {}): Promise<AppServer> =>
  startAppServer({ TRUST_PROXY: 'true', THERAPISTS: 'open', ...settings });
