import { HttpError } from '#server/errors.ts';

const RETRY_AFTER_S = 2;

interface Person {
  underWay: number;
  /** Those who wait for their turn, the longest first. */
  readonly waiting: (() => void)[];
}

/**
 * Lets only so many calls of one person be under way at once, so that nobody keeps the others waiting. Those beyond
 * wait for their turn; those beyond these are refused with 429.
 *
 * @param atOnce how many are under way
 * @param waiting how many wait
 */
export const callsInTurn = ({ atOnce, waiting }: { atOnce: number; waiting: number }) => {
  const people = new Map<string, Person>();

  /** Resolves when the turn came. Throws the 429. */
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
      // Once the event loop has turned: work that waits for nothing would else let nobody else in between.
      setImmediate(end, key, person);
    }
  };
};
