import type { FastifyReply, FastifyRequest } from 'fastify';
import type { UserId } from '#domain/shared/brands.ts';
import type { Role } from '#domain/shared/role.ts';

/** Who is signed in with a request. */
export interface Session {
  /** The public handle of the session, never its secret. */
  readonly id: string;
  readonly userId: UserId;
  readonly role: Role;
  /** Whether the second factor is still to be given; until then only few calls are answered. */
  readonly needsSecondFactor: boolean;
  /** Whether it was given a short time ago; also true for who has none. */
  readonly isFresh: boolean;
  /** Whether it was found by the secret of before, which counts for calls under way and gives no new rights. */
  readonly isEarlier: boolean;
}

/** Finds the session of a request; null when nobody is signed in. It may renew the session's cookie. */
export type FindSession = (request: FastifyRequest, reply: FastifyReply) => Promise<Session | null>;
