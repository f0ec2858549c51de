import { readText, writeText } from '#client/platform/device-storage.ts';
import type { GameSummary } from '#contract/games.ts';
import { isBreakDue, type PlaySpan } from '#domain/games/adaptive/play-time.ts';
import type { Game } from '#domain/games/game.ts';

const HIDDEN_KEY = 'game-break-hidden-at';

/** The rounds of this tab, which the server may not know yet. */
const spans: PlaySpan[] = [];

/** Notes a round that was played, in milliseconds since the Unix epoch. */
export const notePlay = (span: PlaySpan): void => {
  spans.push(span);
};

/** Keeps the suggestion of a break away until there was one. */
export const hideBreak = (nowMs: number): void => writeText(HIDDEN_KEY, String(nowMs));

/** Whether it is time to suggest a break, by the rounds of this tab and those that are kept. */
export const isBreakTime = (
  games: Readonly<Record<Game, GameSummary>> | null,
  nowMs: number,
): boolean => {
  const kept = Object.values(games ?? {}).flatMap(({ line }) =>
    line.map(({ startedAt, durationMs }) => ({
      fromMs: Date.parse(startedAt),
      toMs: Date.parse(startedAt) + durationMs,
    })),
  );
  const hidden = readText(HIDDEN_KEY);
  return isBreakDue([...kept, ...spans], nowMs, hidden === null ? null : Number(hidden));
};
