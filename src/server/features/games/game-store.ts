import {
  type GameResultBody,
  type GameSummary,
  type KeptGameResult,
  RESULTS_LISTED,
} from '#contract/games.ts';
import { afterRound, levelOf, NEWCOMER, type Rating } from '#domain/games/adaptive/level-rating.ts';
import {
  type Game,
  type GameRound,
  type RoundScore,
  skillOf,
  TOP_LEVELS,
} from '#domain/games/game.ts';
import type { LocalDate, UserId } from '#domain/shared/brands.ts';
import type { Database } from '#server/db/open.ts';
import { ownRows } from '#server/db/tables/own-rows.ts';
import { inTransaction, type Tx } from '#server/db/transaction.ts';

/** A round with the score calculated from its events. */
export interface NewResult extends GameRound, RoundScore {
  /** The id that the client generated. It is unique for one person. */
  readonly id: string;
  /** A UTC instant, ISO 8601. */
  readonly startedAt: string;
  readonly localDate: LocalDate;
  readonly zone: string;
}

const results = ownRows('game_results', {
  as: { local_date: 'date' },
  writeOnly: ['seed', 'version', 'zone', 'events'],
});
const lines = ownRows('game_results', {
  as: { local_date: 'date' },
  without: ['id', 'game', 'seed', 'version', 'zone', 'suggested_level', 'best_level', 'events'],
});
const ratings = ownRows('game_ratings');

type KeptRating = Rating & { readonly game: Game; readonly pinnedLevel: number | null };

/** Reads and writes one person's game rounds and the ratings derived from them. */
export const gameStore = ({ db }: Pick<Database, 'db'>) => {
  const one = async (from: typeof db, userId: UserId, id: string) =>
    (await results.get(from, userId, { id })) ?? null;

  const ratingOf = async (tx: Tx, userId: UserId, game: Game): Promise<KeptRating> =>
    (await ratings.get(tx, userId, { game })) ?? { ...NEWCOMER, game, pinnedLevel: null };

  const summaryOf = async (
    userId: UserId,
    game: Game,
    { rounds, level, bestLevel, pinnedLevel }: Omit<KeptRating, 'game'> = {
      ...NEWCOMER,
      pinnedLevel: null,
    },
  ) => {
    const newest = await lines.list(db, userId, (query) =>
      query
        .where('game', '=', game)
        .orderBy('started_at', 'desc')
        .orderBy('id', 'desc')
        .limit(RESULTS_LISTED),
    );
    return {
      skill: skillOf(game),
      rounds,
      level: pinnedLevel ?? level,
      suggestedLevel: level,
      pinnedLevel,
      bestLevel,
      topLevel: TOP_LEVELS[game],
      line: newest.toReversed(),
    } satisfies GameSummary;
  };

  return {
    /** The person's result with this id. Null when none exists. */
    one: (userId: UserId, id: string): Promise<KeptGameResult | null> => one(db, userId, id),

    /**
     * Adds a round and rates it, unless its id already exists. Returns the stored result. Throws `accountGone` when the
     * account no longer exists.
     */
    add: (userId: UserId, result: NewResult, now: string): Promise<KeptGameResult> =>
      inTransaction(db, userId, async (tx) => {
        const known = await one(tx, userId, result.id);
        if (known !== null) return known;
        const { game } = result;
        const before = await ratingOf(tx, userId, game);
        const rating = { ...before, ...afterRound(before, game, result) };
        const kept = await results.addOnce(
          tx,
          userId,
          {
            ...result,
            events: result.events as GameResultBody['events'],
            date: result.localDate,
            estimate: levelOf(rating),
            suggestedLevel: rating.level,
            bestLevel: rating.bestLevel,
          },
          now,
        );
        await ratings.put(tx, userId, rating, now);
        return kept;
      }),

    /** Pins a game to a level. Null removes the pin. Returns the level of the next round. */
    pin: (userId: UserId, game: Game, level: number | null, now: string): Promise<number> =>
      inTransaction(db, userId, async (tx) => {
        const rating = await ratingOf(tx, userId, game);
        await ratings.put(tx, userId, { ...rating, pinnedLevel: level }, now);
        return level ?? rating.level;
      }),

    /** The person's progress and latest results, by game. */
    summary: async (userId: UserId): Promise<Record<Game, GameSummary>> => {
      const rated = await ratings.list(db, userId);
      const of = (game: Game) =>
        summaryOf(
          userId,
          game,
          rated.find((one) => one.game === game),
        );
      return { memory: await of('memory'), focus: await of('focus'), social: await of('social') };
    },
  };
};

export type GameStore = ReturnType<typeof gameStore>;
