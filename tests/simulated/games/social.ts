import { ROUND_SCENES } from '#domain/games/social/round.ts';
import { newSocialRun, type SocialEvent, stepSocial } from '#domain/games/social/run.ts';
import { SCENES } from '#domain/games/social/scenes/scenes.ts';
import { MISSES_MOST } from '#domain/games/social/score.ts';
import { seededRandom } from '#domain/shared/numbers/random.ts';

/** The probability, 0 to 1, that a guessed answer fits, averaged over the scenes of a round at this level. */
export const guessedAnswer = (level: number): number => {
  const answers = SCENES.filter(({ difficulty }) => Math.abs(difficulty - level) <= 1).flatMap(
    ({ fits }) => fits,
  );
  return answers.filter(Boolean).length / answers.length;
};

/** The probability, 0 to 1, of passing a round in which each answer fits with this probability. */
export const managedBy = (chance: number): number => {
  let [share, ways] = [0, 1];
  for (let misses = 0; misses <= MISSES_MOST; misses += 1) {
    share += ways * chance ** (ROUND_SCENES - misses) * (1 - chance) ** misses;
    ways *= (ROUND_SCENES - misses) / (misses + 1);
  }
  return share;
};

/** The events of a whole round in which each answer fits with this probability, 0 to 1. */
export const playSocial = (chance: number, level: number, seed: number): readonly SocialEvent[] => {
  const random = seededRandom(seed + 1);
  const events: SocialEvent[] = [];
  let run = newSocialRun(level, seed);
  let atMs = 0;
  while (run.phase !== 'finished') {
    atMs += 2000 + 4000 * random();
    const finds = random() < chance;
    const option = run.scenes[run.at]?.fits.indexOf(finds) ?? 0;
    const event: SocialEvent =
      run.phase === 'asking' ? { type: 'answer', option, atMs } : { type: 'next', atMs };
    run = stepSocial(run, event);
    events.push(event);
  }
  return events;
};
