/** Why a person logs in at the provider: to log in here, to connect an account, or for step-up authentication. */
export type OidcPurpose = 'login' | 'connect' | 'confirm';

/** Accounts at the login provider. Each is linked to one person. */
interface OidcIdentitiesTable {
  /** The provider's issuer identifier. */
  issuer: string;
  /** The person's id at the provider. Unlike an email address, this id is never assigned to somebody else. */
  subject: string;
  user_id: string;
  created_at: string;
  last_used_at: string | null;
}

/** Logins that have started at the provider. Each can be completed once. */
interface OidcLoginsTable {
  /** SHA-256 in hex, like `browser_hash`. */
  state_hash: string;
  /** The hash of a secret. The secret itself is in a cookie of the browser in which the login started. */
  browser_hash: string;
  /** The person who is logged in. Null when nobody is logged in yet. */
  user_id: string | null;
  purpose: OidcPurpose;
  /** The page to open after the login. */
  return_to: string;
  begun_at: string;
}

/** Sessions that a further login at the provider has confirmed. */
interface OidcConfirmationsTable {
  session_id: string;
  user_id: string;
  confirmed_at: string;
}

/** The tables of provider logins. */
export interface OidcTables {
  oidc_identities: OidcIdentitiesTable;
  oidc_logins: OidcLoginsTable;
  oidc_confirmations: OidcConfirmationsTable;
}
