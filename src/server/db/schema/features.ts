interface CalendarFeedsTable {
  user_id: string;
  /** SHA-256, in hex, of the secret. Only the calendar's address contains the secret itself. */
  secret_hash: string;
  /** 1 when the calendar shows the person's own texts. */
  own_words: number;
  zone: string;
  created_at: string;
  /**
   * JSON: for each item, a digest of the content that was last published, and the time at which that content was
   * published.
   */
  revisions: string;
}

/** Ongoing conversations whose messages are not stored. */
interface ChatUnkeptTable {
  user_id: string;
  /** JSON, encrypted with a key that only the person's device stores. */
  sealed: string;
  /**
   * JSON that is not encrypted: the ids of the conversation's messages and ladders, and which replies show crisis help.
   */
  outline: string;
  used_at: string;
}

/** Tables that belong to a single feature and that exports leave out. */
export interface FeatureTables {
  calendar_feeds: CalendarFeedsTable;
  chat_unkept: ChatUnkeptTable;
}
