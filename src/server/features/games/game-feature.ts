import { gameEndpoints } from '#contract/games.ts';
import { ROUND_CIRCLES } from '#domain/games/focus/levels.ts';
import type { Game, RoundProblem } from '#domain/games/game.ts';
import { scoreRound } from '#domain/games/round-score.ts';
import { type CheckedTime, checkClaimedTime } from '#domain/shared/time/clock-check.ts';
import { invalidField } from '#server/errors.ts';
import type { FeatureParts } from '#server/feature-parts.ts';
import { newRecordId } from '#server/http/new-record-id.ts';
import { texts } from '#texts/games.js';
import { gameStore } from './game-store.ts';

/** The field that each problem is reported for. */
const PROBLEM_FIELDS: Readonly<Record<RoundProblem, string>> = {
  version: 'version',
  level: 'level',
  events: 'events',
  order: 'events',
  unfinished: 'events',
  impossible: 'events',
  'too-fast': 'events',
};

type Misplaced = Extract<CheckedTime, { problem: string }>['problem'];

const TIME_FIELDS: Readonly<Record<Misplaced, string>> = {
  future: 'startedAt',
  'long-ago': 'startedAt',
  'other-day': 'localDate',
};

const checkClaim = (game: Game, claimed: number, score: number): void => {
  if (claimed === score) return;
  throw invalidField(
    'score',
    game === 'focus' && claimed > ROUND_CIRCLES ? texts.tooManyPoints : texts.otherScore,
  );
};

/**
 * Endpoints that score game rounds from their events and store them, summarize the rounds, and pin a game to a level.
 */
export const gameFeature = ({ serve, database, now }: FeatureParts): void => {
  const games = gameStore(database);

  serve(gameEndpoints.keep, async ({ subject, body, at }) => {
    const [id, nowMs] = [newRecordId(body.id), now()];
    // This lookup comes before all checks, so that a repeated request gets the stored result even if a later version of
    // the program would refuse the round.
    const known = await games.one(subject, id);
    if (known !== null) return known;
    const { localDate, zone, startedAt, game, level, seed, version, events } = body;
    const instantMs = Date.parse(startedAt);
    const place = checkClaimedTime({ instantMs, localDate, zone }, nowMs);
    if ('problem' in place)
      throw invalidField(TIME_FIELDS[place.problem], texts.wrongTimes[place.problem]);
    const round = { game, level, seed, version, events };
    const score = scoreRound(round);
    if ('problem' in score)
      throw invalidField(PROBLEM_FIELDS[score.problem], texts.problems[score.problem]);
    checkClaim(game, body.score, score.score);
    // Without this limit, a round from a device with a fast clock would count as the newest round for hours.
    const started = new Date(Math.min(instantMs, nowMs)).toISOString();
    return games.add(subject, { ...round, ...score, ...place, id, startedAt: started }, at);
  });

  serve(gameEndpoints.summary, ({ subject }) => games.summary(subject));

  serve(gameEndpoints.pin, async ({ subject, body, at }) => {
    const { game, level } = body;
    const next = await games.pin(subject, game, level, at);
    return { game, pinnedLevel: level, level: next };
  });
};
