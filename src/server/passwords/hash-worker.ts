import { hashSync, verifySync } from '@node-rs/argon2';

/** What each hash costs whoever makes one, or guesses. */
export interface PasswordCost {
  readonly memoryKiB: number;
  readonly passes: number;
}

/** What a thread of the pool is asked: a new hash, or whether a password belongs to one. */
export type HashTask =
  | { readonly do: 'hash'; readonly password: string; readonly cost: PasswordCost }
  | { readonly do: 'verify'; readonly password: string; readonly hash: string };

/** Does one task in a thread of its own. */
export const work = (task: HashTask): string | boolean => {
  if (task.do === 'verify') return verifySync(task.hash, task.password);
  const { memoryKiB: memoryCost, passes: timeCost } = task.cost;
  return hashSync(task.password, { memoryCost, timeCost });
};
