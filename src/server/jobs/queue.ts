import type { Tx } from '#server/db/transaction.ts';

/** A job for later. Two waiting jobs with the same name, key and time are merged. */
export interface Job {
  /** The kind of job, which selects its handler. Letters and `-` only. */
  readonly name: string;
  /** The subject of the job, such as a user id. */
  readonly key: string;
  /** The earliest time to run, in milliseconds since the Unix epoch; as soon as possible when omitted. */
  readonly atMs?: number;
}

/** A job taken by one process; no other process takes it until its hold expires. */
interface TakenJob {
  readonly id: string;
  readonly key: string;
}

/** A job queue; both engines' implementations behave alike. */
export interface JobQueue {
  /** Prepares the queue for a name, before transactions that hold connections need it. */
  readonly prepare: (name: string) => Promise<void>;
  /** Stores a job as part of the transaction. */
  readonly enqueue: (tx: Tx, job: Job) => Promise<void>;
  /** Takes a due job, so that no other process does; null when there is none. */
  readonly take: (name: string) => Promise<TakenJob | null>;
  /** Removes a completed job. */
  readonly finish: (name: string, id: string) => Promise<void>;
  /** Returns a failed job to the queue for a limited number of retries. */
  readonly giveBack: (name: string, id: string) => Promise<void>;
  /** How long the oldest due job of any name has waited, in milliseconds; null when none waits. */
  readonly oldestDueMs: () => Promise<number | null>;
  readonly stop: () => Promise<void>;
}

/** How long jobs are held, and how often they are retried. */
export interface QueueLimits {
  /** Seconds after which a taken job that is not finished can be taken again. */
  readonly holdS: number;
  /** Seconds until a failed job is retried. */
  readonly retryAfterS: number;
  /** The number of retries. */
  readonly retries: number;
}

export const QUEUE_LIMITS: QueueLimits = { holdS: 60, retryAfterS: 20, retries: 10 };

/** Waiting jobs of a name with the same key are merged. */
export const waitingKey = ({ key, atMs }: Job): string =>
  atMs === undefined ? key : `${key} ${atMs}`;
