import { HttpError } from '#server/errors.ts';
import { texts } from '#texts/answers.js';

const RETRY_AFTER_S = 2;

interface Person {
  inProgress: number;
  /** The functions that let waiting calls continue, in order of their arrival. */
  readonly waiting: (() => void)[];
}

/**
 * Limits each user's concurrent calls, so that one user cannot delay all others. Further calls wait; if too many calls
 * are already waiting, a further call is refused with a 429.
 *
 * @param atOnce the maximum number of concurrent calls
 * @param waiting the maximum number of waiting calls
 */
export const concurrencyLimit = ({ atOnce, waiting }: { atOnce: number; waiting: number }) => {
  const people = new Map<string, Person>();

  /** Waits until the call may start. Throws a 429 when too many calls are waiting. */
  const turnOf = (person: Person): Promise<void> | undefined => {
    if (person.inProgress < atOnce && person.waiting.length === 0) {
      person.inProgress += 1;
      return undefined;
    }
    if (person.waiting.length >= waiting) {
      throw new HttpError('too_many_requests', texts.manyRequests, { retryAfterS: RETRY_AFTER_S });
    }
    return new Promise((resolve) => person.waiting.push(resolve));
  };

  const end = (key: string, person: Person): void => {
    const next = person.waiting.shift();
    if (next !== undefined) {
      next();
      return;
    }
    person.inProgress -= 1;
    if (person.inProgress === 0) people.delete(key);
  };

  return async <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    const person = people.get(key) ?? { inProgress: 0, waiting: [] };
    people.set(key, person);
    await turnOf(person);
    try {
      return await work();
    } finally {
      // The next call starts in the next iteration of the event loop. Otherwise a series of calls that never wait for
      // anything, such as the database, would keep other users' calls from running.
      setImmediate(end, key, person);
    }
  };
};
