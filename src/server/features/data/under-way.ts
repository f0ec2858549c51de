import type { UserId } from '#domain/shared/brands.ts';
import { HttpError } from '#server/errors.ts';
import { networksOf } from '#server/http/limits/addresses.ts';

const RETRY_AFTER_S = 10;

interface Sentences {
  /** Told to who has one under way already. */
  readonly own: string;
  /** Told to others when all places are taken. */
  readonly all: string;
}

/**
 * Lets one piece of work for each person be under way at once, so many for all, and a quarter of these for one
 * network, so that nobody who is slow on purpose keeps all others out. Gives what begins one, or throws a 429; that
 * gives what ends it.
 */
export const underWay = (most: number, { own, all }: Sentences) => {
  /** Who has one under way, each with the network they call from. */
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
