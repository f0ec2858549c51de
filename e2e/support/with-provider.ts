import { type OidcStandIn, oidcStandIn } from '#tests/support/stand-ins/oidc-stand-in.ts';
import { test as base } from '../fixtures.ts';
import { freePort } from './free-port.ts';
import { serve } from './server.ts';

interface Clinic {
  readonly provider: OidcStandIn;
  readonly origin: string;
}

/** A test whose server lets people log in at a provider, which is called Clinic North. */
export const test = base.extend<{ provider: OidcStandIn }, { clinic: Clinic }>({
  clinic: [
    // biome-ignore lint/correctness/noEmptyPattern: the first argument has to be a pattern
    async ({}, use) => {
      const origin = `http://localhost:${await freePort()}`;
      const provider = await oidcStandIn(() => `${origin}/login/callback`);
      await use({ provider, origin });
      await provider.close();
    },
    { scope: 'worker' },
  ],
  provider: async ({ clinic }, use) => use(clinic.provider),
  sharedServer: [
    async ({ clinic: { provider, origin } }, use) =>
      serve(
        {
          PORT: new URL(origin).port,
          PUBLIC_URL: origin,
          OIDC_ISSUER: provider.issuer,
          OIDC_CLIENT_ID: provider.clientId,
          OIDC_CLIENT_SECRET: provider.clientSecret,
          OIDC_NAME: 'Clinic North',
        },
        use,
      ),
    { scope: 'worker' },
  ],
});
