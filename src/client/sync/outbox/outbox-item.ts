/** The server's explanation for refusing an entry. */
export interface Reason {
  readonly message: string;
  readonly issues: readonly { readonly path: string; readonly message: string }[];
}

/** An entry stored on the device until the server has it. */
export interface OutboxItem {
  /** A UUID, used as the idempotency key: the server accepts it only once. */
  readonly id: string;
  /** The name of its handler. It is stored on devices, so it never changes. */
  readonly kind: string;
  readonly userId: string;
  readonly body: unknown;
  /** Whether the app wrote it automatically and does not mention it to the person. */
  readonly quiet?: true;
  /** Whether the server has it and only its reply is missing. */
  readonly taken?: true;
  /** Whether it only tells the person that it was refused; it is not sent again. */
  readonly notice?: true;
  /** Its place in its queue: 1, 2, 3, … A counter, because the device's clock may be set back. */
  readonly order: number;
  /** When it was written, as ISO 8601. */
  readonly createdAt: string;
  /** Null while it waits. */
  readonly refused: Reason | null;
}

/** The progress of sending an entry, for display. */
export interface Attempt {
  readonly state: 'sending' | 'failed';
  /** What the handler reported last, or null. */
  readonly progress: unknown;
  /** Why it failed, if the server gave a reason meant for the person; otherwise null. */
  readonly reason: string | null;
}
