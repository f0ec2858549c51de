import { hashSync, verifySync } from '@node-rs/argon2';

/** The cost of each hash. Both the server and somebody who tries to guess passwords have to pay this cost. */
export interface PasswordCost {
  readonly memoryKiB: number;
  readonly passes: number;
}

/** A task for a worker thread: creating a hash, or verifying a password. */
export type HashTask =
  | { readonly do: 'hash'; readonly password: string; readonly cost: PasswordCost }
  | { readonly do: 'verify'; readonly password: string; readonly hash: string };

/** Runs one task in a worker thread. */
export const work = (task: HashTask): string | boolean => {
  if (task.do === 'verify') return verifySync(task.hash, task.password);
  const { memoryKiB: memoryCost, passes: timeCost } = task.cost;
  return hashSync(task.password, { memoryCost, timeCost });
};
