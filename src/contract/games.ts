import * as z from 'zod/mini';
import { atMs, GAMES, TOP_LEVELS } from '#domain/games/game.ts';
import { texts } from '#texts/games.js';
import { endpoint } from './shared/endpoint.ts';
import { localDate, ownParams, recordId, timestamp, userId, zone } from './shared/fields.ts';

/** The maximum number of events in one round; a player who remembers nothing turns over a few hundred cards. */
const EVENTS_MAX = 2_000;
const SEED_MAX = 4_294_967_295;
/** The highest index of a card, circle or option. */
const PLACE_MAX = 1_000;
const LEVEL_MAX = Math.max(...Object.values(TOP_LEVELS));
/** The number of results per game in a summary. */
export const RESULTS_LISTED = 30;

const game = z.enum(GAMES, { error: () => texts.gameNotListed });

const levelError = { error: () => texts.levelWrong({ max: LEVEL_MAX }) };
const level = z.int(levelError).check(z.minimum(1, levelError), z.maximum(LEVEL_MAX, levelError));

const whole = (wrong: 'seedWrong' | 'versionWrong' | 'scoreWrong', least: number, most: number) => {
  const limits = { least: String(least), most: String(most) };
  const error = { error: () => texts[wrong](limits) };
  return z.int(error).check(z.minimum(least, error), z.maximum(most, error));
};

const eventError = { error: () => texts.eventWrong };
const place = z.optional(
  z.int(eventError).check(z.minimum(0, eventError), z.maximum(PLACE_MAX, eventError)),
);

/** An event of any game; the game's scoring checks which events are allowed. */
const event = z.object(
  {
    type: z.enum(['flip', 'tick', 'circle', 'tap', 'answer', 'next'], eventError),
    atMs,
    /** For a flip: the index of the card. */
    card: place,
    /** For a circle or a tap: the index of the circle in the round. */
    index: place,
    /** For an answer: the index of the option in its scene. */
    option: place,
  },
  eventError,
);

const gameResult = z.object({
  id: z.optional(recordId),
  userId,
  game,
  level,
  seed: whole('seedWrong', 0, SEED_MAX),
  version: whole('versionWrong', 1, 1_000),
  startedAt: timestamp,
  /** The person's local date at `startedAt`; defaults to the date in `zone`. */
  localDate: z.optional(localDate),
  zone: z.optional(zone),
  /** The number of turns, points or fitting answers; must equal the score computed from the events. */
  score: whole('scoreWrong', 0, 10_000),
  events: z
    .array(event, { error: () => texts.eventsNotList })
    .check(
      z.maxLength(EVENTS_MAX, { error: () => texts.tooManyEvents({ max: String(EVENTS_MAX) }) }),
    ),
});

/** The result of a round. */
const round = {
  level: z.int(),
  score: z.int(),
  /** Whether the level was passed; null if the round was inconclusive. */
  success: z.nullable(z.boolean()),
  durationMs: z.number(),
  startedAt: z.string(),
  /** The person's local date of the round. */
  date: localDate,
  /** The skill estimate after the round, as a fractional level. */
  estimate: z.number(),
};

const keptResult = z.object({
  id: z.string(),
  game,
  ...round,
  /** The next level, unless a level is pinned. */
  suggestedLevel: z.int(),
  /** The highest level passed so far, which never decreases; null until a level is passed. */
  bestLevel: z.nullable(z.int()),
});

const gameSummary = z.object({
  skill: z.string(),
  /** The number of rounds that counted. */
  rounds: z.int(),
  /** The level to play next: pinned or suggested. */
  level: z.int(),
  suggestedLevel: z.int(),
  pinnedLevel: z.nullable(z.int()),
  bestLevel: z.nullable(z.int()),
  topLevel: z.int(),
  /** The latest results, at most 30, oldest first. */
  line: z.array(z.object(round)),
});

const pin = z
  .object({
    userId,
    game,
    /** The level to pin; null unpins it. */
    level: z.nullable(level),
  })
  .check(
    z.refine(({ game: of, level: wanted }) => wanted === null || wanted <= TOP_LEVELS[of], {
      path: ['level'],
      error: () => texts.problems.level,
    }),
  );

export type GameResultBody = z.input<typeof gameResult>;
export type KeptGameResult = z.output<typeof keptResult>;
export type GameSummary = z.output<typeof gameSummary>;

export const gameEndpoints = {
  keep: endpoint({
    method: 'POST',
    path: '/api/games/results',
    summary:
      'Keeps a round of a game, scores it by its events, and rates the skill. The same id twice is one round.',
    access: 'session',
    body: gameResult,
    status: 201,
    reply: keptResult,
  }),
  summary: endpoint({
    method: 'GET',
    path: '/api/games/summary/:userId',
    summary: 'Gives the level to play next, what was reached, and the last results of each game.',
    access: 'session',
    params: ownParams,
    status: 200,
    reply: z.object({ memory: gameSummary, focus: gameSummary, social: gameSummary }),
  }),
  pin: endpoint({
    method: 'POST',
    path: '/api/games/pin',
    summary: 'Keeps a game at a level, or lets it follow the skill again with null.',
    access: 'session',
    body: pin,
    status: 200,
    reply: z.object({ game, pinnedLevel: z.nullable(z.int()), level: z.int() }),
  }),
};
