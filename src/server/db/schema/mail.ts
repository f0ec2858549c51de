/** The purpose of a mailed link. */
export type MailLinkPurpose = 'reset' | 'sign-up' | 'confirm';

/** The outbox: mails waiting to be sent. */
interface MailsTable {
  id: string;
  /** The account that it concerns, and with which it is deleted; null before there is an account. */
  user_id: string | null;
  /** Names the writer that renders it. */
  kind: string;
  address: string;
  /** JSON input of the writer. */
  about: string;
  tries: number;
  /** When the next attempt is due. */
  next_try_at: string;
  /** When the mail expires. */
  give_up_at: string;
}

/** Unused mailed links. */
interface MailLinksTable {
  /** SHA-256, in hex, of the secret, which only the mail contains. */
  secret_hash: string;
  user_id: string | null;
  purpose: MailLinkPurpose;
  /** Where the mail went. */
  address: string;
  /** JSON input of the link's action. */
  about: string;
  expires_at: string;
}

export interface MailTables {
  mails: MailsTable;
  mail_links: MailLinksTable;
}
