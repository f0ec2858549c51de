import type { Role } from '#domain/shared/role.ts';
import type { ConnectionKind } from '#domain/sharing/streams.ts';

interface UsersTable {
  id: string;
  /** Empty for a guest. */
  name: string;
  /** In lower case; null for a guest, or if the provider gave no verified address. */
  email: string | null;
  /** An argon2id hash; null for guests and for accounts that log in only through a provider. */
  password_hash: string | null;
  role: Role;
  created_at: string;
  /** When a link mailed to the address was used; null if none was. */
  email_confirmed_at: string | null;
}

/** Guests whose session was replaced by a login, and whose entries that account may take over. */
interface GuestOffersTable {
  guest_id: string;
  /** Who logged in. */
  user_id: string;
  left_at: string;
}

/** One-time codes for signing up as a therapist. */
interface TherapistInvitationsTable {
  /** SHA-256 in hex. */
  code_hash: string;
  created_at: string;
  expires_at: string;
}

/** Codes with which a person connects to the viewer who issued them. */
interface ConnectCodesTable {
  /** SHA-256 in hex. */
  code_hash: string;
  viewer_id: string;
  id: string;
  kind: ConnectionKind;
  created_at: string;
  expires_at: string;
  used_at: string | null;
  /** The resulting connection; null before. */
  connection_id: string | null;
}

/** The tables of accounts, and of the codes that create or connect them. */
export interface AccountTables {
  users: UsersTable;
  guest_offers: GuestOffersTable;
  therapist_invitations: TherapistInvitationsTable;
  connect_codes: ConnectCodesTable;
}
