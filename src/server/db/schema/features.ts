interface CalendarFeedsTable {
  user_id: string;
  /** SHA-256, in hex, of the secret that only the address holds. */
  secret_hash: string;
  /** 1 when the calendar shows the person's own names. */
  own_words: number;
  zone: string;
  created_at: string;
  /** JSON: what was last said of each item, as a digest, and since when. */
  revisions: string;
}

/** Conversations whose messages are not to be kept, until they are over. */
interface ChatUnkeptTable {
  user_id: string;
  /** JSON, encrypted with a key that only the person's device keeps. */
  sealed: string;
  /** JSON: ids of its messages and ladders, and which answers show crisis help. */
  outline: string;
  used_at: string;
}

/** Tables of single features that no export has. */
export interface FeatureTables {
  calendar_feeds: CalendarFeedsTable;
  chat_unkept: ChatUnkeptTable;
}
