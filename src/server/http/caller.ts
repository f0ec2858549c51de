import type { FastifyReply, FastifyRequest } from 'fastify';
import type { UserId } from '#domain/shared/brands.ts';
import type { Role } from '#domain/shared/role.ts';

/** The session of a request from a signed-in user. */
export interface Session {
  /** The session's public id, which differs from the session's secret. */
  readonly id: string;
  readonly userId: UserId;
  readonly role: Role;
  /** Whether the second factor is still missing. Until the second factor is given, only a few calls are allowed. */
  readonly needsSecondFactor: boolean;
  /** Whether the second factor was given recently. Also true for users who have no second factor. */
  readonly isFresh: boolean;
  /**
   * Whether the request used the session's previous secret. The previous secret stays valid for requests in progress,
   * but gets no new rights.
   */
  readonly isEarlier: boolean;
}

/** Finds the session of a request, and may renew its cookie. Null when nobody is signed in. */
export type FindSession = (request: FastifyRequest, reply: FastifyReply) => Promise<Session | null>;
