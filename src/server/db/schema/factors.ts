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

/** What authenticators are asked to sign, each once. */
interface PasskeyChallengesTable {
  /** SHA-256 in hex. */
  challenge_hash: string;
  /** Null where nobody is signed in yet. */
  user_id: string | null;
  purpose: PasskeyPurpose;
  expires_at: string;
}

/** The tables of the second factor. */
export interface FactorTables {
  second_factors: SecondFactorsTable;
  recovery_codes: RecoveryCodesTable;
  passkey_challenges: PasskeyChallengesTable;
}
