import { gameEndpoints } from '#contract/games.ts';
import { ROUND_CIRCLES } from '#domain/games/focus/levels.ts';
import type { Game, RoundProblem } from '#domain/games/game.ts';
import { scoreRound } from '#domain/games/round-score.ts';
import { type CheckedTime, checkClaimedTime } from '#domain/shared/time/clock-check.ts';
import { invalidField } from '#server/errors.ts';
import type { FeatureParts } from '#server/feature-parts.ts';
import { newRecordId } from '#server/http/new-record-id.ts';
import { gameStore } from './game-store.ts';

const PROBLEMS: Readonly<Record<RoundProblem, readonly [field: string, sentence: string]>> = {
  version: [
    'version',
    'This round was made by another version of Evenkeel. Load the page again to go on.',
  ],
  level: ['level', 'This game has no such level.'],
  events: ['events', 'The events are not those of this game.'],
  order: ['events', 'The events are not in the order of their times.'],
  unfinished: ['events', 'This round was not played to its end, so it is not counted.'],
  impossible: ['events', 'This round holds something that its rules do not allow.'],
  'too-fast': ['events', 'This round was faster than a person can play, so it is not counted.'],
};

type Misplaced = Extract<CheckedTime, { problem: string }>['problem'];

const MISPLACED: Readonly<Record<Misplaced, readonly [field: string, sentence: string]>> = {
  future: ['startedAt', 'This time is more than a day ahead. Check the clock of this device.'],
  'long-ago': ['startedAt', 'This time is before the year 1900.'],
  'other-day': ['localDate', 'This date does not fit the time and time zone.'],
};

const checkClaim = (game: Game, claimed: number, score: number): void => {
  if (claimed === score) return;
  throw invalidField(
    'score',
    game === 'focus' && claimed > ROUND_CIRCLES
      ? 'There cannot be more points than circles.'
      : 'The score is not the one that the events give.',
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
    if ('problem' in place) throw invalidField(...MISPLACED[place.problem]);
    const round = { game, level, seed, version, events };
    const score = scoreRound(round);
    if ('problem' in score) throw invalidField(...PROBLEMS[score.problem]);
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
