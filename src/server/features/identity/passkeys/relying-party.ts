import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { HttpError } from '#server/errors.ts';

/** For whom passkeys are made: the origin of the pages, and the name of its host. */
export interface RelyingParty {
  readonly origin: string;
  readonly id: string;
}

/**
 * For whom the passkeys of a request are: for the public address, or without one for the host that was asked.
 * Throws a 503 where the host is a bare address, for which browsers make none, and a 400 where it is no host at all.
 */
export const relyingParty = (
  publicUrl: URL | null,
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
): RelyingParty => {
  const asked = `${protocol}://${host}`;
  if (publicUrl === null && !URL.canParse(asked)) {
    throw new HttpError('invalid', 'The address of this server could not be read.');
  }
  const { origin, hostname } = publicUrl ?? new URL(asked);
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) {
    throw new HttpError('not_set_up', 'Passkeys need a server with a name, not only a number.');
  }
  return { origin, id: hostname };
};
