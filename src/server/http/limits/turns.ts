import { HttpError } from '#server/errors.ts';

const RETRY_AFTER_S = 2;

interface Person {
  underWay: number;
  /** Resolvers of waiting calls, longest waiting first. */
  readonly waiting: (() => void)[];
}

/**
 * Limits each user's concurrent calls, so that nobody holds up the others. Further calls wait for their turn; beyond
 * that limit they are refused with 429.
 *
 * @param atOnce the most concurrent calls
 * @param waiting the most waiting calls
 */
export const concurrencyLimit = ({ atOnce, waiting }: { atOnce: number; waiting: number }) => {
  const people = new Map<string, Person>();

  /** Waits for a turn, if necessary. Throws the 429. */
  const turnOf = (person: Person): Promise<void> | undefined => {
    if (person.underWay < atOnce && person.waiting.length === 0) {
      person.underWay += 1;
      return undefined;
    }
    if (person.waiting.length >= waiting) {
      throw new HttpError(
        'too_many_requests',
        'Evenkeel is busy with many requests. Try again in a few seconds.',
        { retryAfterS: RETRY_AFTER_S },
      );
    }
    return new Promise((resolve) => person.waiting.push(resolve));
  };

  const end = (key: string, person: Person): void => {
    const next = person.waiting.shift();
    if (next !== undefined) {
      next();
      return;
    }
    person.underWay -= 1;
    if (person.underWay === 0) people.delete(key);
  };

  return async <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    const person = people.get(key) ?? { underWay: 0, waiting: [] };
    people.set(key, person);
    await turnOf(person);
    try {
      return await work();
    } finally {
      // After a turn of the event loop: otherwise work that awaits nothing would never let other users in.
      setImmediate(end, key, person);
    }
  };
};
