import { deviceValue } from '#client/sync/device-value.ts';
import type { GameSummary } from '#contract/games.ts';
import type { Game } from '#domain/games/game.ts';
import { isBreakDue, type PlaySpan } from '#domain/games/play-time.ts';
import { isNumber, readAs } from '#domain/shared/guards.ts';

/** When the person last hid the suggestion, in milliseconds since the Unix epoch. */
const hiddenAt = deviceValue('game-break-hidden-at', readAs(isNumber));

/** The rounds played in this tab, per person. The server may not have them yet. */
const spans = new Map<string, readonly PlaySpan[]>();

/** Records the start and end of a round, in milliseconds since the Unix epoch. */
export const recordPlay = (userId: string, span: PlaySpan): void => {
  spans.set(userId, [...(spans.get(userId) ?? []), span]);
};

/** Hides the suggestion until the person has taken a break. */
export const hideBreakSuggestion = (nowMs: number): void => hiddenAt.set(nowMs);

/** Whether to suggest a break, based on the person's rounds in this tab and on the server. */
export const isBreakTime = (
  userId: string,
  games: Readonly<Record<Game, GameSummary>> | null,
  nowMs: number,
): boolean => {
  const kept = Object.values(games ?? {}).flatMap(({ line }) =>
    line.map(({ startedAt, durationMs }) => ({
      fromMs: Date.parse(startedAt),
      toMs: Date.parse(startedAt) + durationMs,
    })),
  );
  return isBreakDue([...kept, ...(spans.get(userId) ?? [])], nowMs, hiddenAt.get());
};
