import type { AppServer } from '#tests/support/app-server.ts';
import { freePort } from '#tests/support/free-port.ts';
import { type OidcStandIn, oidcStandIn } from '#tests/support/stand-ins/oidc-stand-in.ts';
import { test as base } from '../fixtures.ts';
import { startServer } from './server.ts';

interface Clinic {
  readonly provider: OidcStandIn;
  readonly server: AppServer;
}

const startClinic = async (): Promise<Clinic> => {
  const port = String(await freePort());
  const origin = `http://localhost:${port}`;
  const provider = await oidcStandIn(() => `${origin}/login/callback`);
  const server = await startServer({
    PORT: port,
    PUBLIC_URL: origin,
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: provider.clientId,
    OIDC_CLIENT_SECRET: provider.clientSecret,
    OIDC_NAME: 'Clinic North',
  });
  return { provider, server };
};

/** A test whose server offers login through an OIDC provider named Clinic North. */
export const test = base.extend<{ clinic: Clinic; provider: OidcStandIn }>({
  clinic: async ({ keep }, use) =>
    use(
      await keep('server with a provider', startClinic, async ({ provider, server }) => {
        await server.remove();
        await provider.close();
      }),
    ),
  provider: ({ clinic: { provider } }, use) => use(provider),
  sharedServer: ({ clinic: { server } }, use) => use(server),
});
