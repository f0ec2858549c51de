/** A person's authenticator app. */
interface SecondFactorsTable {
  user_id: string;
  /** The shared secret in base32. */
  secret: string;
  /**
   * The secret of an app that is to replace the current app. It is here only until the new app's first code is entered.
   * Null when there is no replacement.
   */
  next_secret: string | null;
  /** When the app's first code was entered. Null until then. */
  confirmed_at: string | null;
  /** The time step (30 seconds) to which the last accepted code belongs, so that no code is accepted twice. */
  last_step: number | null;
  /** When the newest secret was created, even if it was not confirmed. */
  created_at: string;
}

interface RecoveryCodesTable {
  user_id: string;
  /** SHA-256 in hex. */
  code_hash: string;
  used_at: string | null;
}

/** The purpose of using a passkey: logging in, giving the second factor, or adding a passkey. */
export type PasskeyPurpose = 'login' | 'verify' | 'add';

/** Random values (challenges) that a person's authenticator must sign. Each can be used once. */
interface PasskeyChallengesTable {
  /** SHA-256 in hex. */
  challenge_hash: string;
  /** The person who must sign. Null when nobody is logged in yet. */
  user_id: string | null;
  purpose: PasskeyPurpose;
  expires_at: string;
}

/** The tables of second factors. */
export interface FactorTables {
  second_factors: SecondFactorsTable;
  recovery_codes: RecoveryCodesTable;
  passkey_challenges: PasskeyChallengesTable;
}
