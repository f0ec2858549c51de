import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { HttpError } from '#server/errors.ts';
import { texts } from '#texts/identity.js';

/** The site for which passkeys are valid (the relying party): the origin of the pages, and the origin's host name. */
export interface RelyingParty {
  readonly origin: string;
  readonly id: string;
}

/**
 * The relying party of a request: the public address, or the requested host if no public address is configured. Throws
 * a 503 for an IP address, because browsers create no passkeys for an IP address, and a 400 for an invalid host.
 */
export const relyingParty = (
  publicUrl: URL | null,
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
): RelyingParty => {
  const asked = `${protocol}://${host}`;
  if (publicUrl === null && !URL.canParse(asked)) {
    throw new HttpError('invalid', texts.addressNotRead);
  }
  const { origin, hostname } = publicUrl ?? new URL(asked);
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) {
    throw new HttpError('not_set_up', texts.passkeysNeedName);
  }
  return { origin, id: hostname };
};
