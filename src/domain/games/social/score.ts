import * as z from 'zod/mini';
import { isInOrder } from '#domain/games/event-order.ts';
import { atMs, type GameRound, isScorable, type Scored, TOP_LEVELS } from '#domain/games/game.ts';
import { newSocialRun, type SocialEvent, type SocialRun, stepSocial } from './run.ts';

/** The shortest time in which a person can look at a scene and answer, in milliseconds. */
export const LOOK_LEAST_MS = 300;
/** The maximum number of answers in a round that may be faster than `LOOK_LEAST_MS`. */
const BLIND_MOST = 1;
/** Maximum number of unfitting answers in a successful round. */
export const MISSES_MOST = 1;

const events = z.array(
  z.discriminatedUnion('type', [
    z.object({ type: z.literal('answer'), option: z.int(), atMs }),
    z.object({ type: z.literal('next'), atMs }),
  ]),
);

/** The round after all its events; null when one of them is impossible. */
const played = (round: GameRound, kept: readonly SocialEvent[]): SocialRun | null => {
  let run = newSocialRun(round.level, round.seed);
  for (const event of kept) {
    const after = stepSocial(run, event);
    if (after === run) return null;
    run = after;
  }
  return run;
};

/** The score of a stored round, by replaying it, or the reason why it cannot be scored. */
export const scoreSocial = (round: GameRound): Scored => {
  if (!isScorable('social', round.version)) return { problem: 'version' };
  if (round.level > TOP_LEVELS.social) return { problem: 'level' };
  const kept = events.safeParse(round.events).data;
  if (kept === undefined) return { problem: 'events' };
  if (!isInOrder(kept)) return { problem: 'order' };
  const run = played(round, kept);
  if (run === null) return { problem: 'impossible' };
  const { answers, scenes } = run;
  if (answers.length < scenes.length) return { problem: 'unfinished' };
  const blind = answers.filter(({ afterMs }) => afterMs < LOOK_LEAST_MS).length;
  if (blind > BLIND_MOST) return { problem: 'too-fast' };
  const score = answers.filter(({ fits }) => fits).length;
  return {
    score,
    success: score >= scenes.length - MISSES_MOST,
    durationMs: kept.at(-1)?.atMs ?? 0,
  };
};
