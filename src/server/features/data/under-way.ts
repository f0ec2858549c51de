import type { UserId } from '#domain/shared/brands.ts';
import { HttpError } from '#server/errors.ts';

const RETRY_AFTER_S = 10;

interface Sentences {
  /** Told to who has one under way already. */
  readonly own: string;
  /** Told to others when all places are taken. */
  readonly all: string;
}

/**
 * Lets one piece of work for each person be under way at once, and so many for all. Gives what begins one, or throws a
 * 429; that gives what ends it.
 */
export const underWay = (most: number, { own, all }: Sentences) => {
  const people = new Set<UserId>();
  return (userId: UserId): (() => void) => {
    const isOwn = people.has(userId);
    if (isOwn || people.size >= most) {
      throw new HttpError('too_many_requests', isOwn ? own : all, { retryAfterS: RETRY_AFTER_S });
    }
    people.add(userId);
    let isOver = false;
    return () => {
      if (!isOver) people.delete(userId);
      isOver = true;
    };
  };
};
