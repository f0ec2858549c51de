import * as z from 'zod/mini';
import { atMs, GAMES, TOP_LEVELS } from '#domain/games/game.ts';
import { endpoint } from './shared/endpoint.ts';
import { localDate, ownParams, recordId, timestamp, userId, zone } from './shared/fields.ts';

/** The most events of a round; somebody who remembers nothing turns a few hundred cards. */
const EVENTS_MAX = 2_000;
const SEED_MAX = 4_294_967_295;
/** The highest place of a card, circle or option. */
const PLACE_MAX = 1_000;
const LEVEL_MAX = Math.max(...Object.values(TOP_LEVELS));
/** How many results of a game its summary lists. */
export const RESULTS_LISTED = 30;

const game = z.enum(GAMES, { error: 'The game is not on the list.' });

const levelError = { error: `The level has to be a whole number from 1 to ${LEVEL_MAX}.` };
const level = z.int(levelError).check(z.minimum(1, levelError), z.maximum(LEVEL_MAX, levelError));

const whole = (what: string, least: number, most: number) => {
  const error = { error: `The ${what} has to be a whole number from ${least} to ${most}.` };
  return z.int(error).check(z.minimum(least, error), z.maximum(most, error));
};

const eventError = { error: 'An event holds something that no round makes.' };
const place = z.optional(
  z.int(eventError).check(z.minimum(0, eventError), z.maximum(PLACE_MAX, eventError)),
);

/** An event of any game; the scoring of the game checks which events it may have. */
const event = z.object(
  {
    type: z.enum(['flip', 'tick', 'circle', 'tap', 'answer', 'next'], eventError),
    atMs,
    /** Of a flip: the place of the card. */
    card: place,
    /** Of a circle and a tap: the place of the circle in the round. */
    index: place,
    /** Of an answer: the place of the option in its scene. */
    option: place,
  },
  eventError,
);

export const gameResult = z.object({
  id: z.optional(recordId),
  userId,
  game,
  level,
  seed: whole('seed', 0, SEED_MAX),
  version: whole('version', 1, 1_000),
  startedAt: timestamp,
  /** The person's own date at that time; defaults to the date in `zone`. */
  localDate: z.optional(localDate),
  zone: z.optional(zone),
  /** Turns, points or answers that fit; it must equal the score computed from the events. */
  score: whole('score', 0, 10_000),
  events: z
    .array(event, { error: 'The events have to be a list.' })
    .check(z.maxLength(EVENTS_MAX, { error: `A round has at most ${EVENTS_MAX} events.` })),
});

/** The result of a round. */
const round = {
  level: z.int(),
  score: z.int(),
  /** Whether the round was managed; null when it was not conclusive. */
  success: z.nullable(z.boolean()),
  durationMs: z.number(),
  startedAt: z.string(),
  /** The person's own date on which it was played. */
  date: localDate,
  /** The skill after it, as a level with fractions. */
  estimate: z.number(),
};

const keptResult = z.object({
  id: z.string(),
  game,
  ...round,
  /** The next level, unless one is pinned. */
  suggestedLevel: z.int(),
  /** The highest level at which a round was managed; null before the first. It never decreases. */
  bestLevel: z.nullable(z.int()),
});

const gameSummary = z.object({
  skill: z.string(),
  /** Rounds that counted. */
  rounds: z.int(),
  /** The level to play next: the pinned or the suggested one. */
  level: z.int(),
  suggestedLevel: z.int(),
  pinnedLevel: z.nullable(z.int()),
  bestLevel: z.nullable(z.int()),
  topLevel: z.int(),
  /** The newest results, at most 30, oldest first. */
  line: z.array(z.object(round)),
});

const pin = z
  .object({
    userId,
    game,
    /** The level to stay at; null follows the skill again. */
    level: z.nullable(level),
  })
  .check(
    z.refine(({ game: of, level: wanted }) => wanted === null || wanted <= TOP_LEVELS[of], {
      path: ['level'],
      error: 'This game has no such level.',
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
