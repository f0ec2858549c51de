import { type AppServer, startAppServer } from '../../tests/support/app-server.ts';

/** Starts the real server with the settings that browser tests need; `settings` override them. */
export const startServer = (settings: Readonly<Record<string, string>> = {}): Promise<AppServer> =>
  startAppServer({ TRUST_PROXY: 'true', THERAPISTS: 'open', ...settings });
