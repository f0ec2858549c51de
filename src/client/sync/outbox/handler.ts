import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Reason } from './rules.ts';

/** An entry as its kind sees it. */
interface Outgoing<Body> {
  readonly id: string;
  readonly userId: string;
  readonly body: Body;
}

/** What the editor of a refused entry gets. */
export interface EditProps<Body> {
  readonly body: Body;
  readonly reason: Reason;
  onSave(body: Body): void;
  onCancel(): void;
}

/**
 * A kind of entry that goes through the outbox; each feature declares its own, and the app gathers
 * them. They are methods, so that kinds of different bodies fit into one list: what is stored under
 * a kind's name was put there by that kind.
 */
export interface OutboxKind<Body = unknown, Reply = unknown> {
  /** Stored with each entry, so it never changes. */
  readonly name: string;
  /**
   * Whether it is what the app notes by itself. Nobody is told that such entries wait, and one that the
   * server refuses is dropped: there is nothing in it that a person could correct.
   */
  readonly quiet?: true;
  /** What people call it: "Mood check-in". */
  readonly label: string;
  /** The entry in a few words. */
  describe(body: Body): string;
  /** Makes the call, with `id` in it. Throws what `call` throws. */
  send(entry: Outgoing<Body>): Promise<Reply>;
  /** Brings the person's cached queries up to date with what the server answered. */
  received(client: QueryClient, userId: string, reply: Reply): void;
  /** The form in which a refused entry is corrected. Without one it can be sent again as it is, or removed. */
  edit?(props: EditProps<Body>): ReactNode;
}

/** A kind of what the app notes by itself, which no page shows. */
export const quietKind = <Body, Reply>(
  name: string,
  send: OutboxKind<Body, Reply>['send'],
): OutboxKind<Body, Reply> => ({
  name,
  quiet: true,
  label: 'Note',
  describe: () => '',
  send,
  received: () => undefined,
});
