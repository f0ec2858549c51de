/** The purpose of a mailed link. */
export type MailLinkPurpose = 'reset' | 'sign-up' | 'confirm';

/** The outbox: mails waiting to be sent. */
interface MailsTable {
  id: string;
  /** The account that the mail is about; deleting the account deletes the mail. Null when there is no account yet. */
  user_id: string | null;
  /** The kind of mail, which selects the code that renders it. */
  kind: string;
  address: string;
  /** The data for rendering the mail, as JSON. */
  about: string;
  /** The language of the mail. */
  language: string;
  tries: number;
  /** When the next attempt to send the mail is due. */
  next_try_at: string;
  /** When the mail expires. */
  give_up_at: string;
}

/** Mailed links that have not been used. */
interface MailLinksTable {
  /** SHA-256, in hex, of the secret. Only the mail contains the secret itself. */
  secret_hash: string;
  user_id: string | null;
  purpose: MailLinkPurpose;
  /** The address to which the mail was sent. */
  address: string;
  /** The data for the action that the link performs, as JSON. */
  about: string;
  expires_at: string;
}

export interface MailTables {
  mails: MailsTable;
  mail_links: MailLinksTable;
}
