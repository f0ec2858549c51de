/** Why the server did not take an entry, in its own words. */
export interface Reason {
  readonly message: string;
  readonly issues: readonly { readonly path: string; readonly message: string }[];
}

/** One thing that a person entered, kept on the device until the server has it. */
export interface OutboxItem {
  /** A UUID; the server takes the same id only once. */
  readonly id: string;
  /** The name of its handler. It lies on devices under this word, so it stays. */
  readonly kind: string;
  readonly userId: string;
  readonly body: unknown;
  /** Whether its handler is one that people are not told about. */
  readonly quiet?: true;
  /** Whether the server is known to have it: only its answer is missing. */
  readonly taken?: true;
  /** Whether it is only here to tell the person that it was refused: it is not sent again. */
  readonly notice?: true;
  /** Its place in its queue: 1, 2, 3, … A count, because the device's clock may be set back. */
  readonly order: number;
  /** When it was entered, as ISO 8601. */
  readonly createdAt: string;
  /** Null while it waits. */
  readonly refused: Reason | null;
}

/** How it goes with sending an entry, for who shows it. */
export interface Attempt {
  readonly state: 'sending' | 'failed';
  /** What the handler reported last, or null. */
  readonly progress: unknown;
  /** Why it failed, where the server said so in words for the person. */
  readonly reason: string | null;
}
