import { oidcEndpoints } from '#contract/accounts/oidc.ts';
import { accountGone, HttpError } from '#server/errors.ts';
import type { Session } from '#server/http/caller.ts';
import { refuseStale } from '#server/http/serve.ts';
import { texts } from '#texts/identity.js';
import type { IdentityParts } from './identity-routes.ts';
import type { ConfirmationStore } from './oidc/confirmations.ts';
import type { IdentityStore } from './oidc/identity-store.ts';
import type { OidcProvider } from './oidc/provider.ts';
import type { PasskeyStore } from './passkeys/passkey-store.ts';

interface WaysParts extends Pick<IdentityParts, 'serve' | 'users' | 'now'> {
  readonly passkeys: Pick<PasskeyStore, 'credentials'>;
  readonly identities: Pick<IdentityStore, 'all'>;
  readonly confirmations: Pick<ConfirmationStore, 'isFresh'>;
  /** The login provider. Null when none is configured. */
  readonly provider: Pick<OidcProvider, 'name' | 'issuer'> | null;
}

/**
 * Endpoints for the methods by which a person can log in. Returns the check that a person without a password recently
 * passed step-up authentication.
 */
export const loginMethodRoutes = ({
  serve,
  users,
  now,
  passkeys,
  identities,
  confirmations,
  provider,
}: WaysParts): { readonly confirmWithoutPassword: (session: Session) => Promise<void> } => {
  serve(oidcEndpoints.ways, async ({ subject, session }) => {
    const found = await users.byId(subject);
    if (found === null) throw accountGone();
    const elsewhere = await identities.all(subject);
    const connected = elsewhere.find(({ issuer }) => issuer === provider?.issuer);
    return {
      hasPassword: found.passwordHash !== null,
      passkeys: (await passkeys.credentials(subject)).length,
      provider: provider?.name ?? null,
      connected:
        connected === undefined
          ? null
          : { connectedAt: connected.connectedAt, lastUsedAt: connected.lastUsedAt },
      isConfirmed: await confirmations.isFresh(session, now()),
    };
  });

  return {
    confirmWithoutPassword: async (session) => {
      refuseStale(session);
      if (await confirmations.isFresh(session, now())) return;
      throw new HttpError(
        'forbidden',
        provider === null
          ? texts.passkeyOnceMore
          : texts.providerOrPasskeyOnceMore({ provider: provider.name }),
      );
    },
  };
};
