import type { FastifyReply, FastifyRequest } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import type { UserId } from '#domain/shared/brands.ts';
import { DAY_MS } from '#domain/shared/time/durations.ts';
import { isBeingMoved } from '#server/db/move/refusal.ts';
import type { Session } from '#server/http/caller.ts';
import type { Exchange } from '#server/http/serve.ts';
import { digest, newSecret } from '#server/secrets.ts';
import { userAgentOf } from './devices/user-agent.ts';
import { secretCookie } from './secret-cookie.ts';
import type { NextSecret, SessionStore } from './session-store.ts';

/**
 * How long a session may be idle before it ends. The time is long for guests, who have no password to log in again, and
 * short for therapists, who see other people's data.
 */
const LIFETIME_MS = { person: 30 * DAY_MS, guest: 400 * DAY_MS, therapist: DAY_MS } as const;
/** How long to wait before a session's time of last use is stored again. */
const TOUCH_EVERY_MS = 3_600_000;

/** How long the previous secret is still accepted, for requests that are already on their way. */
const UNDER_WAY_MS = 30_000;

export interface SessionSettings {
  readonly store: SessionStore;
  /** Milliseconds since the Unix epoch. */
  readonly now: () => number;
  /** Whether the app's public address uses https. */
  readonly publicHttps: boolean;
}

const instant = (ms: number): string => new Date(ms).toISOString();

/** Starts, finds and ends sessions. No other module handles the session cookie. */
export const cookieSessions = ({ store, now, publicHttps }: SessionSettings) => {
  const cookie = secretCookie('evenkeel', publicHttps);

  const start = async (
    request: FastifyRequest,
    reply: FastifyReply,
    userId: UserId,
    role: Session['role'],
  ): Promise<string> => {
    const secret = newSecret();
    const id = uuidv7();
    await store.add(userId, {
      id,
      secretHash: digest(secret),
      device: userAgentOf(request),
      now: instant(now()),
      expiresAt: instant(now() + LIFETIME_MS[role]),
    });
    cookie.set(request, reply, secret, LIFETIME_MS[role]);
    return id;
  };

  /**
   * Replaces the session secret: `keep` stores the new secret, and then the cookie is set. The previous secret stays
   * valid for `earlierMs`, but gets none of the rights that the session gains from now on.
   */
  const goOnUnder = async (
    { request, reply }: Exchange,
    session: Session,
    keep: (next: NextSecret) => Promise<void>,
    earlierMs = UNDER_WAY_MS,
  ): Promise<void> => {
    const secret = newSecret();
    const lifetimeMs = LIFETIME_MS[session.role];
    await keep({
      userId: session.userId,
      sessionId: session.id,
      presentHash: digest(cookie.read(request) ?? ''),
      secretHash: digest(secret),
      now: instant(now()),
      earlierUntil: instant(now() + earlierMs),
      earlierVerified: !session.needsSecondFactor,
      expiresAt: instant(now() + lifetimeMs),
    });
    cookie.set(request, reply, secret, lifetimeMs);
  };

  /** Replaces the session secret, for example when the person's rights change. */
  const replaceSecret = (
    request: FastifyRequest,
    reply: FastifyReply,
    session: Session,
    earlierMs?: number,
  ): Promise<void> => goOnUnder({ request, reply }, session, store.replaceSecret, earlierMs);

  const renew = async (
    request: FastifyRequest,
    reply: FastifyReply,
    session: Pick<Session, 'id' | 'userId' | 'role'>,
  ): Promise<void> => {
    const secret = cookie.read(request);
    const lifetimeMs = LIFETIME_MS[session.role];
    await store.touch(session.userId, session.id, instant(now()), instant(now() + lifetimeMs));
    if (secret !== undefined) cookie.set(request, reply, secret, lifetimeMs);
  };

  const find = async (request: FastifyRequest, reply: FastifyReply): Promise<Session | null> => {
    const secret = cookie.read(request);
    if (secret === undefined) return null;
    const session = await store.bySecretHash(digest(secret), instant(now()));
    if (session === null) return null;
    if (!session.isEarlier && now() - Date.parse(session.lastSeenAt) > TOUCH_EVERY_MS) {
      await renew(request, reply, session).catch((error: unknown) => {
        // During a move of the database, sessions can still be read, but the time of last use cannot be stored.
        if (!isBeingMoved(error)) throw error;
      });
    }
    return session;
  };

  const end = async (
    request: FastifyRequest,
    reply: FastifyReply,
    session: Pick<Session, 'id' | 'userId'>,
  ): Promise<void> => {
    await store.remove(session.userId, session.id);
    cookie.clear(request, reply);
  };

  return { start, find, goOnUnder, replaceSecret, end, forgetCookie: cookie.clear };
};

export type Sessions = ReturnType<typeof cookieSessions>;
