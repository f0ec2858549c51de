import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Topic } from '#client/sync/topics.ts';
import type { Reason } from './outbox-item.ts';

/**
 * A queue whose entries, from all tabs, are sent in the order in which they were written. A blocked queue does not block
 * the others.
 */
export interface OutboxQueue {
  /** A unique name, which is also part of the name of the lock under which the queue is sent. */
  readonly name: string;
  /**
   * `by-itself`: a failed entry is retried until the server accepts or refuses it, and the outbox shows waiting
   * entries. `when-asked`: an entry is tried once per `wake` until the server accepts it or the person removes it. Its
   * feature shows waiting entries, using `attempts`.
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

/** The tools and information for a handler while it sends an entry. */
export interface Sending {
  readonly client: QueryClient;
  /** Whether the server already has the entry from an earlier attempt. */
  readonly isTaken: boolean;
  /** Aborted when the entry is no longer needed. */
  readonly signal: AbortSignal;
  /** Whether the page is closing, so that the request must continue without it. */
  readonly keepalive: boolean;
  /**
   * Reports that the server has the entry, although the reply is still arriving, so that the next entry of the queue
   * can be sent. The entry stays stored until its reply is complete.
   */
  taken(): void;
  /** Broadcasts the part of the reply received so far to every tab. It must be a plain value. */
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
 * How one kind of entry is sent. Each feature declares its own handlers, and the app collects all of them. Handlers use
 * method syntax, so that handlers for different bodies fit into one list. This is safe, because entries stored under a
 * handler's name always come from that handler.
 */
export interface OutboxHandler<Body = unknown, Reply = unknown> {
  /** Stored with each entry, so it must never change. */
  readonly name: string;
  /** The queue in which the entries wait; `ENTRIES` by default. Every page must know handlers of other queues. */
  readonly queue?: OutboxQueue;
  /**
   * Marks entries that the app writes automatically. The app does not mention that they are waiting. A refused entry is
   * dropped, because the person has nothing to correct in it.
   */
  readonly quiet?: true;
  /**
   * What happens to a refused entry. `correct`, the default: the person corrects or removes it. `tell`: the feature
   * only reports the refusal, using `notices`, until the person has seen it.
   */
  readonly whenRefused?: 'correct' | 'tell';
  /** The user-facing name, such as "Mood check-in". */
  readonly label: string;
  /** The topic (a kind of data) that the entry changes, if other features show it. */
  readonly changes?: Topic;
  /** A short summary of the entry. */
  describe(body: Body): string;
  /** The texts in which the person wrote about themselves. They are checked for danger once the entry is stored. */
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
): OutboxHandler<Body, Reply> => ({ name, quiet: true, label: '', describe: () => '', send });
