import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Topic } from '#client/sync/topics.ts';
import type { OutboxItem, Reason } from './outbox-item.ts';

/**
 * Entries of one queue are sent in the order in which they were written, in whichever tab that was. A queue that
 * is held up does not hold up the others.
 */
export interface OutboxQueue {
  /** Unique: the lock under which the queue is sent is named by it. */
  readonly name: string;
  /**
   * `by-itself`: what failed is tried again until the server has it or refuses it, and the outbox tells the person
   * what waits. `when-asked`: it is tried once each time that somebody asks for it by `wake`, and as long as the
   * person has not removed it; the feature shows what waits, from `attempts`.
   */
  readonly retries: 'by-itself' | 'when-asked';
}

/** The queue of handlers that name none. */
export const ENTRIES: OutboxQueue = { name: 'entries', retries: 'by-itself' };

/** An entry as its handler sees it. */
export interface Outgoing<Body> {
  readonly id: string;
  readonly userId: string;
  readonly body: Body;
}

/** What a handler can use while it sends. */
export interface Sending {
  readonly client: QueryClient;
  /** Whether the server has the entry since an earlier attempt. */
  readonly isTaken: boolean;
  /** Aborted when the entry is not wanted any more. */
  readonly signal: AbortSignal;
  /** Whether the page ends meanwhile, so that the request has to outlive it. */
  readonly keepalive: boolean;
  /**
   * Says that the server has the entry though its answer still comes in: the next one of the queue is sent. The
   * entry stays kept until its answer is there.
   */
  taken(): void;
  /** Tells every tab what is known of the answer so far; a plain value. */
  report(progress: unknown): void;
}

/** What the editor of a refused entry gets. */
export interface EditProps<Body> {
  readonly body: Body;
  readonly reason: Reason;
  onSave(body: Body): void;
  onCancel(): void;
}

/**
 * How one kind of entry is sent; each feature declares its own, and the app gathers them. They are
 * methods, so that handlers of different bodies fit into one list: what is stored under a handler's
 * name was put there by that handler.
 */
export interface OutboxHandler<Body = unknown, Reply = unknown> {
  /** Stored with each entry, so it never changes. */
  readonly name: string;
  /** `ENTRIES` where it is left out. */
  readonly queue?: OutboxQueue;
  /**
   * Whether it is what the app notes by itself. Nobody is told that such entries wait, and one that the
   * server refuses is dropped: there is nothing in it that a person could correct.
   */
  readonly quiet?: true;
  /**
   * What becomes of an entry that the server refuses. `correct`: the person corrects or removes it, which is so
   * where this is left out. `tell`: it is only told by the feature, from `notices`, until the person has seen it.
   */
  readonly whenRefused?: 'correct' | 'tell';
  /** What people call it: "Mood check-in". */
  readonly label: string;
  /** What it changes that other features show. */
  readonly changes?: Topic;
  /** The entry in a few words. */
  describe(body: Body): string;
  /** What a person wrote about themselves in it; danger is listened for in that once the entry is kept. */
  said?(body: Body): readonly string[];
  /** Makes the call, with `id` in it. Throws what `call` throws. */
  send(entry: Outgoing<Body>, sending: Sending): Promise<Reply>;
  /** Brings the person's cached queries up to date with what the server answered. */
  received?(client: QueryClient, userId: string, reply: Reply): void | Promise<void>;
  /** The same where the server refused the entry. */
  refused?(client: QueryClient, userId: string): void;
  /** The form in which a refused entry is corrected. */
  edit?(props: EditProps<Body>): ReactNode;
  /** Whether a refused entry, which stays as it is, can be sent again. */
  readonly canResend?: true;
}

/** A handler of what the app notes by itself, which no page shows. */
export const quietHandler = <Body, Reply>(
  name: string,
  send: OutboxHandler<Body, Reply>['send'],
): OutboxHandler<Body, Reply> => ({ name, quiet: true, label: 'Note', describe: () => '', send });

/** An entry that the server has, as its feature reads it. */
export type SentEntry = Pick<OutboxItem, 'id' | 'kind' | 'body'>;

/** A call that resolves with the entry itself, for a feature that changes what is known by it, and not by an answer. */
export const sendEntry =
  <Body>(
    kind: string,
    send: OutboxHandler<Body, unknown>['send'],
  ): OutboxHandler<Body, SentEntry>['send'] =>
  async (entry, sending) => {
    await send(entry, sending);
    return { id: entry.id, kind, body: entry.body };
  };
