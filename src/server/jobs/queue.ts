import type { Tx } from '#server/db/transaction.ts';

/** Something to do later. Two that wait with the same name, key and time are one. */
export interface Job {
  /** What is to be done; handlers are found by it. Letters and `-` only. */
  readonly name: string;
  /** About whom or what it is, such as a person's id. */
  readonly key: string;
  /** The first moment to do it, in milliseconds since the Unix epoch; as soon as possible when left out. */
  readonly atMs?: number;
}

/** A job that one process has taken, and no other will until the time for it is over. */
interface TakenJob {
  readonly id: string;
  readonly key: string;
}

/** Where jobs wait: one for each engine, with one behaviour. */
export interface JobQueue {
  /** Makes the queue of a name ready, before transactions that hold connections need it. */
  readonly prepare: (name: string) => Promise<void>;
  /** Keeps a job; it is there when the transaction is, and gone with it. */
  readonly enqueue: (tx: Tx, job: Job) => Promise<void>;
  /** Takes a job that is due, so that no other process does; null when there is none. */
  readonly take: (name: string) => Promise<TakenJob | null>;
  /** Ends a job that is done. */
  readonly finish: (name: string, id: string) => Promise<void>;
  /** Gives a job back that did not work, to be tried again later a few times. */
  readonly giveBack: (name: string, id: string) => Promise<void>;
  /** For how many milliseconds the oldest job that is due has waited, of all names; null when none waits. */
  readonly oldestDueMs: () => Promise<number | null>;
  readonly stop: () => Promise<void>;
}

/** How long jobs are held and how often they are tried. */
export interface QueueLimits {
  /** After so many seconds a taken job whose process is silent is anybody's again. */
  readonly holdS: number;
  /** The seconds until a job that did not work is tried again. */
  readonly retryAfterS: number;
  /** How often it is tried again. */
  readonly retries: number;
}

export const QUEUE_LIMITS: QueueLimits = { holdS: 60, retryAfterS: 20, retries: 10 };

/** What keeps two waiting jobs apart. */
export const waitingKey = ({ key, atMs }: Job): string =>
  atMs === undefined ? key : `${key} ${atMs}`;
