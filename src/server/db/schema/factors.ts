/** A person's authenticator app. */
interface SecondFactorsTable {
  user_id: string;
  /** The shared secret in base32. */
  secret: string;
  /** The secret of the replacement app until its first code is entered; null when there is none. */
  next_secret: string | null;
  /** When the app's first code was entered; null before. */
  confirmed_at: string | null;
  /** The time step of the last accepted code, so that no code is accepted twice. */
  last_step: number | null;
  /** When the newest secret was created, whether confirmed or not. */
  created_at: string;
}

interface RecoveryCodesTable {
  user_id: string;
  /** SHA-256 in hex. */
  code_hash: string;
  used_at: string | null;
}

/** The purpose of a passkey ceremony: logging in, giving the second factor, or adding a passkey. */
export type PasskeyPurpose = 'login' | 'verify' | 'add';

/** Single-use challenges for authenticators to sign. */
interface PasskeyChallengesTable {
  /** SHA-256 in hex. */
  challenge_hash: string;
  /** Null when nobody is logged in yet. */
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
