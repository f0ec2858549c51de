import path from 'node:path';
import Database from 'better-sqlite3';
import type { AppServer } from '../../tests/support/app-server.ts';

interface SessionRow {
  readonly id: string;
  readonly started_at: string;
  readonly ended_at: string;
  readonly duration_s: number;
}

interface VisibilityRow {
  readonly id: string;
  readonly changed_at: string;
  readonly visible: number;
}

const rows = <Row>(server: AppServer, sql: string, userId: string): readonly Row[] => {
  const database = new Database(path.join(server.dataDir, 'evenkeel.db'), { readonly: true });
  try {
    return database.prepare<[string], Row>(sql).all(userId);
  } finally {
    database.close();
  }
};

/** A person's stored sessions, earliest first. */
export const storedSessions = (server: AppServer, userId: string): readonly SessionRow[] =>
  rows(server, 'select * from focus_sessions where user_id = ? order by started_at', userId);

/** A person's stored visibility changes, earliest first: 0 for hidden, 1 for visible. */
export const storedVisibility = (server: AppServer, userId: string): readonly VisibilityRow[] =>
  rows(server, 'select * from focus_visibility where user_id = ? order by changed_at', userId);
