import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TOP_LEVELS } from '#domain/games/game.ts';
import { playSocial } from '#tests/simulated/games/social.ts';
import { ROUND_SCENES } from './round.ts';
import { newSocialRun, type SocialEvent, stepSocial } from './run.ts';

const seeds = fc.nat(4_294_967_295);
const levels = fc.integer({ min: 1, max: TOP_LEVELS.social });
const event: fc.Arbitrary<SocialEvent> = fc.oneof(
  fc.record({
    type: fc.constant('answer' as const),
    option: fc.integer({ min: -1, max: 5 }),
    atMs: fc.nat(99_999),
  }),
  fc.record({ type: fc.constant('next' as const), atMs: fc.nat(99_999) }),
);

describe('a round of Social cues', () => {
  it('accepts one answer to each scene, shows the reasons, and ends after the last', () => {
    const events = playSocial(1, 2, 9);
    const ran = events.map((_, at) =>
      events.slice(0, at + 1).reduce(stepSocial, newSocialRun(2, 9)),
    );
    const cycle = ran.map(({ phase }) => phase);
    expect(cycle.slice(0, 3)).toEqual(['explained', 'asking', 'explained']);
    expect(cycle.at(-1)).toBe('finished');
    expect(ran.at(-1)?.answers.map(({ fits }) => fits)).toEqual(Array(ROUND_SCENES).fill(true));
  });

  it('never has more than one answer to a scene, whatever is pressed, and replays to the same round', () => {
    fc.assert(
      fc.property(levels, seeds, fc.array(event, { maxLength: 60 }), (level, seed, events) => {
        let run = newSocialRun(level, seed);
        for (const one of events) {
          const after = stepSocial(run, one);
          const given = after.answers.map(({ scene }) => scene);
          expect(new Set(given).size).toBe(given.length);
          expect(given).toEqual(after.scenes.slice(0, given.length).map(({ id }) => id));
          for (const { option, fits, scene } of after.answers) {
            expect(after.scenes.find(({ id }) => id === scene)?.fits[option]).toBe(fits);
          }
          run = after;
        }
        const again: SocialEvent[] = JSON.parse(JSON.stringify(events));
        expect(again.reduce(stepSocial, newSocialRun(level, seed))).toEqual(run);
      }),
    );
  });
});
