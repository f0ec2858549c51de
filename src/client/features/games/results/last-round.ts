import { safeParse } from 'zod/mini';
import { currentIso } from '#client/platform/after.ts';
import { useOutbox } from '#client/sync/outbox/context.ts';
import { type GameSummary, gameResult } from '#contract/games.ts';
import type { Game } from '#domain/games/game.ts';
import { gameResultHandler } from './handlers.ts';

interface LastRound {
  readonly level: number;
  readonly score: number;
  /** Whether it exists only on this device so far. */
  readonly isWaiting: boolean;
}

/** The newest round of a game, sent or not; null if there is none. */
export const useLastRound = (game: Game, summary: GameSummary | null): LastRound | null => {
  const { items } = useOutbox();
  const waiting = items.flatMap(({ id, userId, kind, body, refused }) => {
    if (kind !== gameResultHandler.name || refused !== null) return [];
    const read = safeParse(gameResult, { ...Object(body), id, userId });
    return read.success && read.data.game === game ? [read.data] : [];
  });
  const newest = waiting.toSorted((a, b) => a.startedAt.localeCompare(b.startedAt)).at(-1);
  const kept = summary?.line.at(-1);
  const keptAt = kept?.startedAt ?? '';
  // A stored start in the future comes from a device whose clock is ahead, so the times cannot be compared.
  const isAhead = keptAt > currentIso();
  if (newest !== undefined && (isAhead || newest.startedAt > keptAt)) {
    return { level: newest.level, score: newest.score, isWaiting: true };
  }
  return kept === undefined ? null : { level: kept.level, score: kept.score, isWaiting: false };
};
