import type { UserId } from '#domain/shared/brands.ts';
import { HttpError } from '#server/errors.ts';
import { networksOf } from '#server/http/limits/addresses.ts';

const RETRY_AFTER_S = 10;

interface Sentences {
  /** The error message for a user who already has work in progress. */
  readonly own: () => string;
  /** The error message for other users when the limit is reached. */
  readonly all: () => string;
}

/**
 * Limits concurrent work to one piece per user, `most` in total, and a quarter of that per network, so that one
 * network's deliberately slow clients cannot block everybody else. Returns a function that starts a piece of work or
 * throws a 429. That function returns another function, which ends the work.
 */
export const limitConcurrent = (most: number, { own, all }: Sentences) => {
  /** The users with work in progress, and their networks. */
  const people = new Map<UserId, string>();
  return (userId: UserId, address: string): (() => void) => {
    const isOwn = people.has(userId);
    const network = networksOf(address).narrow;
    const neighbors = [...people.values()].filter((other) => other === network).length;
    if (isOwn || people.size >= most || neighbors >= most / 4) {
      throw new HttpError('too_many_requests', isOwn ? own() : all(), {
        retryAfterS: RETRY_AFTER_S,
      });
    }
    people.set(userId, network);
    let isOver = false;
    return () => {
      if (!isOver) people.delete(userId);
      isOver = true;
    };
  };
};
