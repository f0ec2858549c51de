/** What a link in a mail is for. */
export type MailLinkPurpose = 'reset' | 'sign-up' | 'confirm';

/** Mails that wait to be sent. */
interface MailsTable {
  id: string;
  /** Whose account it is about, with which it goes; null where nobody is known yet. */
  user_id: string | null;
  /** What writes it finds it by this. */
  kind: string;
  address: string;
  /** JSON for what writes it. */
  about: string;
  tries: number;
  /** From this instant on it is tried, again or for the first time. */
  next_try_at: string;
  /** After this instant it is of no use. */
  give_up_at: string;
}

/** Links in mails that were not used yet. */
interface MailLinksTable {
  /** SHA-256, in hex, of the secret that only the mail has. */
  secret_hash: string;
  user_id: string | null;
  purpose: MailLinkPurpose;
  /** Where the mail went. */
  address: string;
  /** JSON for what the link does. */
  about: string;
  expires_at: string;
}

export interface MailTables {
  mails: MailsTable;
  mail_links: MailLinksTable;
}
