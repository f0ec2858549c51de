import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Topic } from '#client/sync/topics.ts';
import type { Reason } from './outbox-item.ts';

/**
 * A queue whose entries are sent in the order in which they were written, in any tab. A blocked queue does not block
 * the others.
 */
export interface OutboxQueue {
  /** Unique; names the lock under which the queue is sent. */
  readonly name: string;
  /**
   * `by-itself`: a failed entry is retried until the server accepts or refuses it, and the outbox shows what is
   * waiting. `when-asked`: an entry is tried once per `wake` until the person removes it; its feature shows what is
   * waiting, from `attempts`.
   */
  readonly retries: 'by-itself' | 'when-asked';
}

/** The default queue. */
export const ENTRIES: OutboxQueue = { name: 'entries', retries: 'by-itself' };

/** An entry as its handler sees it. */
export interface Outgoing<Body> {
  readonly id: string;
  readonly userId: string;
  readonly body: Body;
}

/** What a handler can use while sending. */
export interface Sending {
  readonly client: QueryClient;
  /** Whether the server already has the entry from an earlier attempt. */
  readonly isTaken: boolean;
  /** Aborted when the entry is no longer needed. */
  readonly signal: AbortSignal;
  /** Whether the page is closing, so that the request has to outlive it. */
  readonly keepalive: boolean;
  /**
   * Reports that the server has the entry although its reply is still arriving, so that the next entry of the queue
   * can be sent. The entry stays stored until its reply is complete.
   */
  taken(): void;
  /** Broadcasts the part of the reply received so far to every tab; a plain value. */
  report(progress: unknown): void;
}

/** Props of the editor for a refused entry. */
export interface EditProps<Body> {
  readonly body: Body;
  readonly reason: Reason;
  onSave(body: Body): void;
  onCancel(): void;
}

/**
 * How one kind of entry is sent; each feature declares its own, and the app collects them. These are methods, so that
 * handlers of different bodies fit into one list: entries stored under a handler's name always come from that
 * handler.
 */
export interface OutboxHandler<Body = unknown, Reply = unknown> {
  /** Stored with each entry, so it never changes. */
  readonly name: string;
  /** Default: `ENTRIES`. */
  readonly queue?: OutboxQueue;
  /**
   * Marks entries that the app writes automatically. The person is not told that they are waiting, and a refused one
   * is dropped, because there is nothing in it to correct.
   */
  readonly quiet?: true;
  /**
   * What happens to a refused entry. `correct`, the default: the person corrects or removes it. `tell`: the feature
   * only reports it, from `notices`, until the person has seen it.
   */
  readonly whenRefused?: 'correct' | 'tell';
  /** The user-facing name: "Mood check-in". */
  readonly label: string;
  /** The topic it changes, if other features show it. */
  readonly changes?: Topic;
  /** A short summary of the entry. */
  describe(body: Body): string;
  /** What the person wrote about themselves in it; it is checked for danger once the entry is stored. */
  said?(body: Body): readonly string[];
  /** Makes the call, passing `id`. Throws what `call` throws. */
  send(entry: Outgoing<Body>, sending: Sending): Promise<Reply>;
  /** Updates the person's cached queries with the server's reply. */
  received?(client: QueryClient, userId: string, reply: Reply): void | Promise<void>;
  /** Updates the person's cached queries when the server refused the entry. */
  refused?(client: QueryClient, userId: string): void;
  /** The form for correcting a refused entry. */
  edit?(props: EditProps<Body>): ReactNode;
  /** Whether a refused entry can be sent again unchanged. */
  readonly canResend?: true;
}

/** A handler for entries that the app writes automatically and no page shows. */
export const quietHandler = <Body, Reply>(
  name: string,
  send: OutboxHandler<Body, Reply>['send'],
): OutboxHandler<Body, Reply> => ({ name, quiet: true, label: 'Note', describe: () => '', send });
