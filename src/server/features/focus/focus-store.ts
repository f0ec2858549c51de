import type { UserId } from '#domain/shared/brands.ts';
import type { Database } from '#server/db/open.ts';
import { ownRows } from '#server/db/tables/own-rows.ts';

interface NewFocusSession {
  readonly id: string;
  /** A UTC instant. */
  readonly startedAt: string;
  /** A UTC instant. */
  readonly endedAt: string;
  readonly durationS: number;
}

const visibility = ownRows('focus_visibility');
const sessions = ownRows('focus_sessions');

/**
 * What the open page reports, of one person at a time. A record with an id that the
 * person has for its kind already changes nothing. Each rejects when the person is gone.
 */
export const focusStore = (database: Pick<Database, 'db' | 'run'>) => ({
  addVisibility: visibility.addsOnce(database),

  addSession: (userId: UserId, session: NewFocusSession, now: string) =>
    sessions.add(database.db, userId, session, now),
});
