interface CalendarFeedsTable {
  user_id: string;
  /** SHA-256, in hex, of the secret that only the address holds. */
  secret_hash: string;
  /** 1 when the calendar shows the person's own names. */
  own_words: number;
  zone: string;
  created_at: string;
  /** JSON: for each item, a digest of its last published content and since when it applies. */
  revisions: string;
}

/** Ongoing conversations whose messages are not stored. */
interface ChatUnkeptTable {
  user_id: string;
  /** JSON, encrypted with a key that only the person's device has. */
  sealed: string;
  /** JSON: ids of its messages and ladders, and which replies show crisis help. */
  outline: string;
  used_at: string;
}

/** Tables of single features that are not exported. */
export interface FeatureTables {
  calendar_feeds: CalendarFeedsTable;
  chat_unkept: ChatUnkeptTable;
}
