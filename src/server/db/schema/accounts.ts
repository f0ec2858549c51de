import type { Generated } from 'kysely';
import type { Role } from '#domain/shared/role.ts';
import type { ConnectionKind } from '#domain/sharing/streams.ts';

interface UsersTable {
  id: string;
  /** The user's name; empty for a guest. */
  name: string;
  /** The email address in lower case. Null for a guest, or if the login provider gave no verified address. */
  email: string | null;
  /** The argon2id hash of the password. Null for guests and for accounts that log in only through a provider. */
  password_hash: string | null;
  role: Role;
  created_at: string;
  /** When a link in a mail to this address was used. Null if none was used. */
  email_confirmed_at: string | null;
  /** How often the person logged in with the password; 2 stands for every higher number. */
  password_logins: Generated<number>;
  /** When the person answered the offer of a passkey with "Not now". Null if they did not. */
  passkey_declined_at: Generated<string | null>;
}

/** Codes with which a person who forgot the password can set a new one. A used code is deleted. */
interface PasswordCodesTable {
  user_id: string;
  /** SHA-256 in hex. */
  code_hash: string;
  created_at: string;
}

/**
 * Guests whose session was replaced when somebody logged in to an account. The account that logged in may take over
 * their entries.
 */
interface GuestOffersTable {
  guest_id: string;
  /** The account that logged in. */
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

/**
 * One-time codes. A person who enters a code is connected with the therapist or supporter (the viewer) who created it.
 */
interface ConnectCodesTable {
  /** SHA-256 in hex. */
  code_hash: string;
  viewer_id: string;
  id: string;
  kind: ConnectionKind;
  created_at: string;
  expires_at: string;
  used_at: string | null;
  /** The connection that the code created. Null until then. */
  connection_id: string | null;
}

/** The tables of accounts, and of the codes that create or connect them. */
export interface AccountTables {
  users: UsersTable;
  password_codes: PasswordCodesTable;
  guest_offers: GuestOffersTable;
  therapist_invitations: TherapistInvitationsTable;
  connect_codes: ConnectCodesTable;
}
