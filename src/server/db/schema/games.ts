import type { Game } from '#domain/games/game.ts';
import type { LocalDate } from '#domain/shared/brands.ts';

interface GameResultsTable {
  user_id: string;
  /** Made by the client. */
  id: string;
  game: Game;
  level: number;
  seed: number;
  version: number;
  started_at: string;
  local_date: LocalDate;
  zone: string;
  score: number;
  /** 1 when the level was managed, 0 when it was not; null when the round cannot tell. */
  success: number | null;
  duration_ms: number;
  /** The rating after this round, as its answer told it. */
  estimate: number;
  suggested_level: number;
  best_level: number | null;
  created_at: string;
  /** A JSON list. */
  events: string;
}

interface GameRatingsTable {
  user_id: string;
  game: Game;
  /** In logits; level 1 has difficulty 0. */
  skill: number;
  rounds: number;
  /** The level that fits next. */
  level: number;
  best_level: number | null;
  /** The level that the person stays at by choice. */
  pinned_level: number | null;
  updated_at: string;
}

/** The tables of the games. */
export interface GameTables {
  game_results: GameResultsTable;
  game_ratings: GameRatingsTable;
}
