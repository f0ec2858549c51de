import type { Role } from '#domain/shared/role.ts';
import type { ConnectionKind } from '#domain/sharing/streams.ts';

interface UsersTable {
  id: string;
  /** Empty for a guest. */
  name: string;
  /** In lower case; null for a guest, and where a provider gave none that is verified. */
  email: string | null;
  /** An argon2id hash; null for a guest, and for who logs in by a provider alone. */
  password_hash: string | null;
  role: Role;
  created_at: string;
  /** When a link in a mail to the address was used; null when none was. */
  email_confirmed_at: string | null;
}

/** Guests whom somebody logged in over, and whose entries that person may take along. */
interface GuestOffersTable {
  guest_id: string;
  /** Who logged in. */
  user_id: string;
  left_at: string;
}

/** Codes that let somebody sign up as a therapist, each once. */
interface TherapistInvitationsTable {
  /** SHA-256 in hex. */
  code_hash: string;
  created_at: string;
  expires_at: string;
}

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

/** The tables of accounts, and of codes that make or connect them. */
export interface AccountTables {
  users: UsersTable;
  guest_offers: GuestOffersTable;
  therapist_invitations: TherapistInvitationsTable;
  connect_codes: ConnectCodesTable;
}
