import type { Selectable } from 'kysely';
import { type GameSummary, type KeptGameResult, RESULTS_LISTED } from '#contract/games.ts';
import { afterRound, levelOf, NEWCOMER, type Rating } from '#domain/games/adaptive/level-rating.ts';
import {
  type Game,
  type GameRound,
  type RoundScore,
  SKILLS,
  TOP_LEVELS,
} from '#domain/games/game.ts';
import type { LocalDate, UserId } from '#domain/shared/brands.ts';
import type { Database } from '#server/db/open.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { inTransaction, type Tx } from '#server/db/transaction.ts';

/** A round that its events were scored by. */
export interface NewResult extends GameRound, RoundScore {
  /** Made by the client; unique for one person. */
  readonly id: string;
  /** A UTC instant, ISO 8601. */
  readonly startedAt: string;
  readonly localDate: LocalDate;
  readonly zone: string;
}

type Row = Pick<Selectable<Schema['game_results']>, (typeof listed)[number]>;

const listed = [
  'id',
  'game',
  'level',
  'score',
  'success',
  'duration_ms',
  'started_at',
  'local_date',
  'estimate',
  'suggested_level',
  'best_level',
] as const;

const roundFrom = (row: Row) => ({
  level: row.level,
  score: row.score,
  success: row.success === null ? null : row.success === 1,
  durationMs: row.duration_ms,
  startedAt: row.started_at,
  date: row.local_date,
  estimate: row.estimate,
});

const resultFrom = (row: Row): KeptGameResult => ({
  id: row.id,
  game: row.game,
  ...roundFrom(row),
  suggestedLevel: row.suggested_level,
  bestLevel: row.best_level,
});

type RatingRow = Selectable<Schema['game_ratings']>;

const ratingFrom = (row: RatingRow | undefined): Rating =>
  row === undefined
    ? NEWCOMER
    : { skill: row.skill, rounds: row.rounds, level: row.level, bestLevel: row.best_level };

const columnsOf = ({ skill, rounds, level, bestLevel }: Rating, now: string) => ({
  skill,
  rounds,
  level,
  best_level: bestLevel,
  updated_at: now,
});

/** Rounds of the games, and the ratings that they make, of one person at a time. */
export const gameStore = ({ db }: Pick<Database, 'db'>) => {
  const byId = async (from: Tx | typeof db, userId: UserId, id: string) => {
    const row = await from
      .selectFrom('game_results')
      .select(listed)
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .executeTakeFirst();
    return row === undefined ? null : resultFrom(row);
  };

  const saveRating = async (
    tx: Tx,
    userId: UserId,
    game: Game,
    columns: Partial<RatingRow> & ReturnType<typeof columnsOf>,
  ): Promise<void> => {
    await tx
      .insertInto('game_ratings')
      .values({ user_id: userId, game, ...columns })
      .onConflict((conflict) => conflict.columns(['user_id', 'game']).doUpdateSet(columns))
      .execute();
  };

  const ratingOf = async (tx: Tx, userId: UserId, game: Game): Promise<Rating> =>
    ratingFrom(
      await tx
        .selectFrom('game_ratings')
        .selectAll()
        .where('user_id', '=', userId)
        .where('game', '=', game)
        .executeTakeFirst(),
    );

  const newest = async (userId: UserId, game: Game): Promise<readonly Row[]> => {
    const rows = await db
      .selectFrom('game_results')
      .select(listed)
      .where('user_id', '=', userId)
      .where('game', '=', game)
      .orderBy('started_at', 'desc')
      .orderBy('id', 'desc')
      .limit(RESULTS_LISTED)
      .execute();
    return rows.toReversed();
  };

  const summaryOf = async (userId: UserId, game: Game, row: RatingRow | undefined) => {
    const { rounds, level, bestLevel } = ratingFrom(row);
    const pinnedLevel = row?.pinned_level ?? null;
    const line = (await newest(userId, game)).map(roundFrom);
    return {
      skill: SKILLS[game],
      rounds,
      level: pinnedLevel ?? level,
      suggestedLevel: level,
      pinnedLevel,
      bestLevel,
      topLevel: TOP_LEVELS[game],
      line,
    } satisfies GameSummary;
  };

  return {
    /** The result that the person has under an id; null when there is none. */
    one: (userId: UserId, id: string): Promise<KeptGameResult | null> => byId(db, userId, id),

    /**
     * Adds a round and rates it, unless the person has one with its id: then nothing changes. Returns the
     * one kept. Throws `accountGone` when the person is no longer there.
     */
    add: (userId: UserId, result: NewResult, now: string): Promise<KeptGameResult> =>
      inTransaction(db, userId, async (tx) => {
        const known = await byId(tx, userId, result.id);
        if (known !== null) return known;
        const { game, success } = result;
        const rating = afterRound(await ratingOf(tx, userId, game), game, result);
        const row = {
          id: result.id,
          game,
          level: result.level,
          score: result.score,
          success: success === null ? null : Number(success),
          duration_ms: result.durationMs,
          started_at: result.startedAt,
          local_date: result.localDate,
          estimate: levelOf(rating),
          suggested_level: rating.level,
          best_level: rating.bestLevel,
        };
        await tx
          .insertInto('game_results')
          .values({
            ...row,
            user_id: userId,
            seed: result.seed,
            version: result.version,
            zone: result.zone,
            events: JSON.stringify(result.events),
            created_at: now,
          })
          .execute();
        await saveRating(tx, userId, game, columnsOf(rating, now));
        return resultFrom(row);
      }),

    /** Keeps a game at a level; null lets it go. Returns the level to play next. */
    pin: (userId: UserId, game: Game, level: number | null, now: string): Promise<number> =>
      inTransaction(db, userId, async (tx) => {
        const rating = await ratingOf(tx, userId, game);
        await saveRating(tx, userId, game, { ...columnsOf(rating, now), pinned_level: level });
        return level ?? rating.level;
      }),

    /** What was reached in each game, with its last results. */
    summary: async (userId: UserId): Promise<Record<Game, GameSummary>> => {
      const rows = await db
        .selectFrom('game_ratings')
        .selectAll()
        .where('user_id', '=', userId)
        .execute();
      const of = (game: Game) =>
        summaryOf(
          userId,
          game,
          rows.find((row) => row.game === game),
        );
      return { memory: await of('memory'), focus: await of('focus'), social: await of('social') };
    },
  };
};

export type GameStore = ReturnType<typeof gameStore>;
