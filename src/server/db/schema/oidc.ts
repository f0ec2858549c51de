/** The purpose of a provider login: logging in, connecting an account, or step-up authentication. */
export type OidcPurpose = 'login' | 'connect' | 'confirm';

/** Provider accounts, each linked to one person. */
interface OidcIdentitiesTable {
  /** The provider's issuer identifier. */
  issuer: string;
  /** The person's id at the provider. Unlike an email, it never passes to someone else. */
  subject: string;
  user_id: string;
  created_at: string;
  last_used_at: string | null;
}

/** Pending logins; each can be completed once. */
interface OidcLoginsTable {
  /** SHA-256 in hex, like `browser_hash`. */
  state_hash: string;
  /** Hash of the secret in the cookie of the browser that started the login. */
  browser_hash: string;
  /** Null when nobody is logged in yet. */
  user_id: string | null;
  purpose: OidcPurpose;
  /** The page to open afterwards. */
  return_to: string;
  begun_at: string;
}

/** Sessions confirmed by another login at the provider. */
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
