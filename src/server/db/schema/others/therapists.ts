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
  /** Null until the first code of the app was given. */
  confirmed_at: string | null;
  /** The time step of the latest code that was accepted; a code counts once. */
  last_step: number | null;
  created_at: string;
}

interface RecoveryCodesTable {
  user_id: string;
  /** SHA-256 in hex. */
  code_hash: string;
  used_at: string | null;
}

/** The tables of therapists' accounts and of the second factor. */
export interface TherapistTables {
  therapists: TherapistsTable;
  therapist_invitations: TherapistInvitationsTable;
  second_factors: SecondFactorsTable;
  recovery_codes: RecoveryCodesTable;
}
