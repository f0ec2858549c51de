import type { Tx } from '#server/db/transaction.ts';

/** A job to run later. Two waiting jobs with the same name, key and time are merged. */
export interface Job {
  /** The kind of job, which selects its handler. Letters and `-` only. */
  readonly name: string;
  /** The subject of the job, such as the id of a user. */
  readonly key: string;
  /** The earliest time to run, in milliseconds since the Unix epoch. Without it the job runs as soon as possible. */
  readonly atMs?: number;
}

/** A job that one process has taken. No other process takes the job before `holdS` seconds have passed. */
interface TakenJob {
  readonly id: string;
  readonly key: string;
}

/** A job queue. The implementations for both engines behave in the same way. */
export interface JobQueue {
  /**
   * Prepares the queue for jobs with this name. This must happen before a transaction, which occupies a connection,
   * uses the queue.
   */
  readonly prepare: (name: string) => Promise<void>;
  /** Stores a job in the given transaction. */
  readonly enqueue: (tx: Tx, job: Job) => Promise<void>;
  /** Takes a due job, so that no other process takes it. Null when no job is due. */
  readonly take: (name: string) => Promise<TakenJob | null>;
  /** Removes a completed job. */
  readonly finish: (name: string, id: string) => Promise<void>;
  /** Returns a failed job to the queue for a limited number of retries. */
  readonly giveBack: (name: string, id: string) => Promise<void>;
  /** How long the oldest due job of all names has waited, in milliseconds. Null when no job waits. */
  readonly oldestDueMs: () => Promise<number | null>;
  readonly stop: () => Promise<void>;
}

/** How long taken jobs are reserved, and how often failed jobs are retried. */
export interface QueueLimits {
  /** Seconds after which a taken job that was not finished can be taken again. */
  readonly holdS: number;
  /** Seconds until a failed job is retried. */
  readonly retryAfterS: number;
  /** How many times a failed job is retried. */
  readonly retries: number;
}

export const QUEUE_LIMITS: QueueLimits = { holdS: 60, retryAfterS: 20, retries: 10 };

/** The key by which waiting jobs are merged: two waiting jobs with the same name and this key become one. */
export const waitingKey = ({ key, atMs }: Job): string =>
  atMs === undefined ? key : `${key} ${atMs}`;
