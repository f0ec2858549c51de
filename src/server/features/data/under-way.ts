import type { UserId } from '#domain/shared/brands.ts';
import { HttpError } from '#server/errors.ts';
import { networksOf } from '#server/http/limits/addresses.ts';

const RETRY_AFTER_S = 10;

interface Sentences {
  /** For a user who already has one in progress. */
  readonly own: string;
  /** For others when all places are taken. */
  readonly all: string;
}

/**
 * Limits concurrent work: one per user, `most` in total, and a quarter of that per network, so that deliberately slow
 * clients cannot lock everybody out. Returns a function that starts one or throws a 429; that in turn returns a
 * function that ends it.
 */
export const underWay = (most: number, { own, all }: Sentences) => {
  /** The users with work in progress, and their networks. */
  const people = new Map<UserId, string>();
  return (userId: UserId, address: string): (() => void) => {
    const isOwn = people.has(userId);
    const network = networksOf(address).narrow;
    const neighbors = [...people.values()].filter((other) => other === network).length;
    if (isOwn || people.size >= most || neighbors >= most / 4) {
      throw new HttpError('too_many_requests', isOwn ? own : all, { retryAfterS: RETRY_AFTER_S });
    }
    people.set(userId, network);
    let isOver = false;
    return () => {
      if (!isOver) people.delete(userId);
      isOver = true;
    };
  };
};
