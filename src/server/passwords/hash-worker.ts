import { hashSync, verifySync } from '@node-rs/argon2';

/** What a thread of the pool is asked: a new hash, or whether a password belongs to one. */
export type HashTask =
  | { readonly do: 'hash'; readonly password: string }
  | { readonly do: 'verify'; readonly password: string; readonly hash: string };

/** Does one task in a thread of its own. A hash has the library's parameters (argon2id, 19 MiB, 2 passes). */
export const work = (task: HashTask): string | boolean =>
  task.do === 'hash' ? hashSync(task.password) : verifySync(task.hash, task.password);
