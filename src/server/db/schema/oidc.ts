/** What a login at a provider is for: getting in, connecting an account, or making sure that it is the person. */
export type OidcPurpose = 'login' | 'connect' | 'confirm';

/** Accounts at a provider, each of one person. */
interface OidcIdentitiesTable {
  /** Who the provider says it is. */
  issuer: string;
  /** Who the person is there; an email can change hands, this cannot. */
  subject: string;
  user_id: string;
  created_at: string;
  last_used_at: string | null;
}

/** Logins that were begun, each to be finished once. */
interface OidcLoginsTable {
  /** SHA-256 in hex, as the other hash. */
  state_hash: string;
  /** Of the secret in the cookie of the browser that began it. */
  browser_hash: string;
  /** Null where nobody is signed in yet. */
  user_id: string | null;
  purpose: OidcPurpose;
  /** The page to open afterwards. */
  return_to: string;
  begun_at: string;
}

/** Sessions in which the person logged in at the provider once more. */
interface OidcConfirmationsTable {
  session_id: string;
  user_id: string;
  confirmed_at: string;
}

/** The tables of logins at a provider. */
export interface OidcTables {
  oidc_identities: OidcIdentitiesTable;
  oidc_logins: OidcLoginsTable;
  oidc_confirmations: OidcConfirmationsTable;
}
