import * as z from 'zod/mini';
import { boundedFetch } from '#server/ai/provider/bounded-fetch.ts';
import { StartError } from '#server/config.ts';

const TIME_LIMIT_MS = 5_000;
const metadata = z.object({ issuer: z.url() });

/**
 * Checks at startup that the provider's issuer matches the setting. Throws a StartError if it does not match, or if the
 * address is not an OpenID provider. If the provider cannot be reached, the function only warns, because the provider
 * may become available later.
 */
export const checkIssuer = async (issuer: URL, warn: (message: string) => void): Promise<void> => {
  const address = `${issuer.href.replace(/\/$/, '')}/.well-known/openid-configuration`;
  let status: number;
  let found: z.output<typeof metadata> | undefined;
  try {
    const response = await boundedFetch(address, { signal: AbortSignal.timeout(TIME_LIMIT_MS) });
    status = response.status;
    found = metadata.safeParse(await response.json().catch(() => null)).data;
  } catch {
    return warn(
      `The provider of OIDC_ISSUER cannot be reached at ${address}. Nobody can log in there until it can.`,
    );
  }
  if (status >= 500) {
    return warn(`The provider of OIDC_ISSUER answers ${status} at ${address}.`);
  }
  if (status !== 200 || found === undefined) {
    throw new StartError(
      `The setting OIDC_ISSUER leads to no provider: ${address} does not say what an OpenID Connect provider says.`,
    );
  }
  if (new URL(found.issuer).href !== issuer.href) {
    throw new StartError(
      `The setting OIDC_ISSUER is ${issuer.href}, but the provider there calls itself ${found.issuer}. Set it to that, if it is yours.`,
    );
  }
};
