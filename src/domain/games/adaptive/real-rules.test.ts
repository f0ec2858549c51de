import { afterAll, describe, expect, it } from 'vitest';
import type { Game } from '#domain/games/game.ts';
import { scoreRound } from '#domain/games/round-score.ts';
import { simulatedRound } from '#tests/simulated/games/rounds.ts';
import { afterRound, NEWCOMER, type Rating, TARGET } from './level-rating.ts';

const ROUNDS = 40;
/** The index of the first round that counts toward the measured success rate. */
const FROM = 25;

const figures: string[] = [];
afterAll(() => {
  process.stdout.write(`${figures.join('\n')}\n`);
});

describe('simulated people who play by the real rules', () => {
  it.each<[name: string, people: number, game: Game]>([
    ['Memory', 200, 'memory'],
    ['Focus tap', 40, 'focus'],
    ['Social cues', 200, 'social'],
  ])(
    'succeed in about 78%% of their last rounds of %s',
    (name, people, game) => {
      let [managed, counted] = [0, 0];
      for (let person = 0; person < people; person += 1) {
        let rating: Rating = NEWCOMER;
        for (let at = 0; at < ROUNDS; at += 1) {
          const seed = person * 1009 + at * 7 + 1;
          const round = simulatedRound(game, person / people, rating.level, seed);
          const scored = scoreRound(round);
          if ('problem' in scored) throw new Error(scored.problem);
          rating = afterRound(rating, game, { level: round.level, success: scored.success });
          if (at < FROM || scored.success === null) continue;
          counted += 1;
          managed += Number(scored.success);
        }
      }
      const share = managed / counted;
      figures.push(`${name} by its rules, ${people} people: ${(100 * share).toFixed(1)}% managed`);
      expect(Math.abs(share - TARGET)).toBeLessThanOrEqual(0.05);
    },
    60_000,
  );
});
