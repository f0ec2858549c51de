import type { LocalDate } from '#domain/shared/brands.ts';
import type { ConnectionKind, Detail, Stream, ViewerPage } from '#domain/sharing/streams.ts';

/** Codes with which a person connects with who gave them. */
interface ConnectCodesTable {
  /** SHA-256 in hex. */
  code_hash: string;
  viewer_id: string;
  id: string;
  kind: ConnectionKind;
  created_at: string;
  expires_at: string;
  used_at: string | null;
  /** What came of it. */
  connection_id: string | null;
}

/** A person and somebody with whom they can share. */
interface ConnectionsTable {
  id: string;
  /** Who shares. */
  user_id: string;
  /** With whom; null once their account was deleted. */
  viewer_id: string | null;
  kind: ConnectionKind;
  /** The name of the viewer, as it was when they connected. */
  viewer_name: string;
  /** Title, organisation and registration of a therapist as JSON, as they were then; `null` for a supporter. */
  viewer_about: string;
  /** What the viewer calls the person. */
  shown_name: string;
  /** Of the consent that holds now. */
  revision: number;
  started_at: string;
  ended_at: string | null;
  ended_by: 'person' | 'viewer' | null;
}

/** What is shared with a connection, from one change to the next. Rows are only ever added. */
interface ConsentsTable {
  user_id: string;
  connection_id: string;
  /** Counts from 1. */
  revision: number;
  /** JSON: how much of each stream. */
  streams: string;
  data_from: LocalDate | null;
  until_date: LocalDate | null;
  /** The instant at which the last day is over in `zone`. */
  ends_at: string | null;
  zone: string;
  created_at: string;
}

/** Each look at somebody's shared data. Rows are only ever added. */
interface AccessLogTable {
  /** Whose data it is. */
  user_id: string;
  id: string;
  connection_id: string;
  stream: Stream;
  detail: Detail;
  from_date: LocalDate;
  to_date: LocalDate;
  page: ViewerPage;
  seen_at: string;
}

/** The tables of sharing. */
export interface SharingTables {
  connect_codes: ConnectCodesTable;
  connections: ConnectionsTable;
  consents: ConsentsTable;
  access_log: AccessLogTable;
}
