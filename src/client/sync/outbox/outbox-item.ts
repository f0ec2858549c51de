/** The server's explanation for refusing an entry. */
export interface Reason {
  readonly message: string;
  readonly issues: readonly { readonly path: string; readonly message: string }[];
}

/** An entry stored on the device until the server has it. */
export interface OutboxItem {
  /** A UUID, used as the idempotency key: the server accepts it only once. */
  readonly id: string;
  /** The name of the entry's handler. It is stored on devices, so it must never change. */
  readonly kind: string;
  readonly userId: string;
  readonly body: unknown;
  /** Whether the app wrote the entry automatically and does not mention it to the person. */
  readonly quiet?: true;
  /** Whether the server has the entry and only the server's reply is missing. */
  readonly taken?: true;
  /** Whether the entry is only stored to tell the person that it was refused. It is not sent again. */
  readonly notice?: true;
  /** The entry's position in the queue: 1, 2, 3, … Not a time, because the device's clock may be set back. */
  readonly order: number;
  /** The time at which the entry was written, in ISO 8601. */
  readonly createdAt: string;
  /** Why the server refused the entry; null while the entry waits to be sent. */
  readonly refused: Reason | null;
}

/** The progress of sending an entry, for display. */
export interface Attempt {
  readonly state: 'sending' | 'failed';
  /** The value that the handler reported last, or null. */
  readonly progress: unknown;
  /** Why the attempt failed, if the server gave a reason for the person; otherwise null. */
  readonly reason: string | null;
}
