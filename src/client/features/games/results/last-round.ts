import { currentIso } from '#client/platform/after.ts';
import { useOutbox } from '#client/sync/outbox/context.ts';
import type { GameSummary } from '#contract/games.ts';
import type { Game } from '#domain/games/game.ts';
import { isText, isWhole, oneOf, shaped } from '#domain/shared/guards.ts';
import { gameResultHandler } from './handlers.ts';

interface LastRound {
  readonly level: number;
  readonly score: number;
  /** Whether the round exists only on this device so far. */
  readonly isWaiting: boolean;
}

/** The newest round of a game, sent or unsent; null if there is none. */
export const useLastRound = (game: Game, summary: GameSummary | null): LastRound | null => {
  const { items } = useOutbox();
  const isOfGame = shaped({
    game: oneOf([game]),
    level: isWhole,
    score: isWhole,
    startedAt: isText,
  });
  const waiting = items.flatMap(({ kind, body, refused }) =>
    kind === gameResultHandler.name && refused === null && isOfGame(body) ? [body] : [],
  );
  const newest = waiting.toSorted((a, b) => a.startedAt.localeCompare(b.startedAt)).at(-1);
  const kept = summary?.line.at(-1);
  const keptAt = kept?.startedAt ?? '';
  // If a stored start is in the future, it comes from a device whose clock is ahead, so the times cannot be compared.
  const isAhead = keptAt > currentIso();
  if (newest !== undefined && (isAhead || newest.startedAt > keptAt)) {
    return { level: newest.level, score: newest.score, isWaiting: true };
  }
  return kept === undefined ? null : { level: kept.level, score: kept.score, isWaiting: false };
};
