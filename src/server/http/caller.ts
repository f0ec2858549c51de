import type { FastifyReply, FastifyRequest } from 'fastify';
import type { UserId } from '#domain/shared/brands.ts';
import type { Role } from '#domain/shared/role.ts';

/** The signed-in session of a request. */
export interface Session {
  /** The public handle of the session, never its secret. */
  readonly id: string;
  readonly userId: UserId;
  readonly role: Role;
  /** Whether the second factor is still missing; until then only a few calls are allowed. */
  readonly needsSecondFactor: boolean;
  /** Whether the second factor was entered recently; also true for users without one. */
  readonly isFresh: boolean;
  /** Whether it was found by its previous secret, which is valid for requests in progress and grants no new rights. */
  readonly isEarlier: boolean;
}

/** Finds the session of a request; null when nobody is signed in. May renew the session's cookie. */
export type FindSession = (request: FastifyRequest, reply: FastifyReply) => Promise<Session | null>;
