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

/** The table of calendar addresses. */
export interface CalendarTables {
  calendar_feeds: CalendarFeedsTable;
}
