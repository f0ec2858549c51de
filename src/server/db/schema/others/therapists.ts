interface TherapistsTable {
  user_id: string;
  title: string;
  organisation: string;
  /** What the therapist says of a licence or register; nobody verifies it. */
  registration: string;
  created_at: string;
  updated_at: string;
}

/** Codes that let somebody sign up as a therapist, each once. */
interface TherapistInvitationsTable {
  /** SHA-256 in hex. */
  code_hash: string;
  created_at: string;
  expires_at: string;
}

/** The authenticator app of a person. */
interface SecondFactorsTable {
  user_id: string;
  /** The shared secret in base32. */
  secret: string;
  /** The secret of the app that is to take its place, until its first code was given; null when there is none. */
  next_secret: string | null;
  /** Null until the first code of the app was given. */
  confirmed_at: string | null;
  /** The time step of the latest code that was accepted; a code counts once. */
  last_step: number | null;
  /** When the secret was made whose first code is still to be given, or was made last. */
  created_at: string;
}

interface RecoveryCodesTable {
  user_id: string;
  /** SHA-256 in hex. */
  code_hash: string;
  used_at: string | null;
}

/** What a passkey is for: logging in, giving the second factor, or adding a passkey. */
export type PasskeyPurpose = 'login' | 'verify' | 'add';

interface PasskeysTable {
  id: string;
  user_id: string;
  /** As the authenticator calls it, in base64url. */
  credential_id: string;
  /** COSE key in base64url. */
  public_key: string;
  /** How often the authenticator says it was used; always 0 for those that do not count. */
  counter: number;
  /** JSON: how browsers reach the authenticator. */
  transports: string;
  name: string;
  created_at: string;
  last_used_at: string | null;
  /** When its counter went back, as that of a copy does; null when it never did. */
  copy_suspected_at: string | null;
}

/** What authenticators are asked to sign, each once. */
interface PasskeyChallengesTable {
  /** SHA-256 in hex. */
  challenge_hash: string;
  /** Null where nobody is signed in yet. */
  user_id: string | null;
  purpose: PasskeyPurpose;
  expires_at: string;
}

/** The tables of therapists' accounts and of the second factor. */
export interface TherapistTables {
  therapists: TherapistsTable;
  therapist_invitations: TherapistInvitationsTable;
  second_factors: SecondFactorsTable;
  recovery_codes: RecoveryCodesTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
}
