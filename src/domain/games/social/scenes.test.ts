import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TOP_LEVELS } from '#domain/games/game.ts';
import { PAINTS, type SvgNode } from '#domain/shared/drawing/svg-node.ts';
import { readingGrade } from '#tests/support/reading-grade.ts';
import { pictureText } from './description.ts';
import { drawPicture } from './drawing.ts';
import { drawScenes, optionOrder, ROUND_SCENES } from './round.ts';
import type { SceneKind } from './scene.ts';
import { SCENES } from './scenes/scenes.ts';
import { textsOf } from './scenes/texts.ts';

const allTextsOf = (scene: (typeof SCENES)[number]): readonly string[] => {
  const { story, options } = textsOf(scene);
  return [story, ...options.flatMap(({ text, why }) => [text, why])];
};
const flattened = (nodes: readonly SvgNode[]): readonly SvgNode[] =>
  nodes.flatMap((node) => [node, ...flattened(node.children)]);

describe('the scenes', () => {
  it('are at least 24, of three kinds, with unique ids, and enough of each difficulty', () => {
    expect(SCENES.length).toBeGreaterThanOrEqual(24);
    expect(new Set(SCENES.map(({ id }) => id)).size).toBe(SCENES.length);
    for (const kind of ['feel', 'say', 'changed'] satisfies SceneKind[]) {
      expect(SCENES.filter((scene) => scene.kind === kind).length).toBeGreaterThanOrEqual(8);
    }
    for (let level = 1; level <= TOP_LEVELS.social; level += 1) {
      expect(SCENES.filter(({ difficulty }) => difficulty === level).length).toBeGreaterThanOrEqual(
        4,
      );
    }
  });

  it.each(SCENES.map((scene) => [scene.id, scene] as const))(
    '%s has two answers that fit, two that fit less, and a literal reason for each',
    (_, scene) => {
      const { options } = textsOf(scene);
      expect(options).toHaveLength(4);
      expect(scene.fits).toHaveLength(4);
      expect(scene.fits.filter(Boolean)).toHaveLength(2);
      expect(new Set(options.map(({ text }) => text)).size).toBe(4);
      for (const { why } of options) expect(why).toMatch(/^[A-Z“].{15,}\.$/);
    },
  );

  it('call nothing normal and blame nobody, in plain words', () => {
    const all = SCENES.flatMap(allTextsOf);
    for (const text of all) {
      expect(text).not.toMatch(/\b(normal|wrong answer|obvious|weird|mistake|failed)\b|!/i);
    }
    expect(
      readingGrade(
        SCENES.flatMap((scene) => textsOf(scene).options.map(({ why }) => why)).join(' '),
      ),
    ).toBeLessThan(7);
  });

  it('are drawn with valid numbers and known paints, no two scenes alike, and all described', () => {
    const seen = new Set<string>();
    for (const { pictures } of SCENES) {
      const drawn = pictures.map((picture) => JSON.stringify(drawPicture(picture)));
      expect(new Set(drawn).size).toBe(pictures.length);
      seen.add(drawn.join());
      for (const picture of pictures) {
        for (const { attrs, fill, stroke } of flattened(drawPicture(picture))) {
          for (const paint of [fill, stroke]) if (paint !== null) expect(PAINTS).toContain(paint);
          const values = Object.values(attrs);
          expect(values.join()).not.toMatch(/NaN|undefined|null/);
        }
        expect(pictureText(picture)).toMatch(/^[IO]n an? [a-z]+, a person .+\.$/);
      }
      const described = pictures.map(pictureText);
      expect(new Set(described).size).toBe(pictures.length);
    }
    expect(seen.size).toBe(SCENES.length);
  });
});

describe('a round of scenes', () => {
  it('has five different scenes near its level, in an order given by its seed', () => {
    const level = fc.integer({ min: 1, max: TOP_LEVELS.social });
    fc.assert(
      fc.property(level, fc.nat(4_294_967_295), (of, seed) => {
        const drawn = drawScenes(of, seed);
        expect(new Set(drawn.map(({ id }) => id)).size).toBe(ROUND_SCENES);
        expect(drawn.filter(({ difficulty }) => difficulty === of).length).toBeGreaterThanOrEqual(
          3,
        );
        for (const scene of drawn) {
          expect(Math.abs(scene.difficulty - of)).toBeLessThanOrEqual(1);
          expect([...optionOrder(scene, seed)].sort()).toEqual([0, 1, 2, 3]);
        }
        expect(drawScenes(of, seed)).toEqual(drawn);
      }),
    );
  });

  it('shows every scene, with fitting answers spread over all places, across many seeds', () => {
    const shown = new Set<string>();
    const places = [0, 0, 0, 0];
    for (let seed = 0; seed < 300; seed += 1) {
      for (const scene of drawScenes((seed % TOP_LEVELS.social) + 1, seed)) {
        shown.add(scene.id);
        optionOrder(scene, seed).forEach((option, place) => {
          if (scene.fits[option] === true) places[place] = (places[place] ?? 0) + 1;
        });
      }
    }
    expect(shown.size).toBe(SCENES.length);
    const most = Math.max(...places);
    expect(Math.min(...places) / most).toBeGreaterThan(0.85);
  });
});
