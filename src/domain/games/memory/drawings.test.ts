import { describe, expect, it } from 'vitest';
import { PAINTS, type SvgNode } from '#domain/shared/drawing/svg-node.ts';
import { drawingOf } from './drawings.ts';
import { PICTURES, pictureWords } from './pictures.ts';

const flattened = (nodes: readonly SvgNode[]): readonly SvgNode[] =>
  nodes.flatMap((node) => [node, ...flattened(node.children)]);

/** A drawing without its colors. */
const formOf = (nodes: readonly SvgNode[]): string =>
  JSON.stringify(flattened(nodes).map(({ tag, attrs }) => [tag, attrs]));

describe('the pictures of Memory', () => {
  const names = PICTURES.flat();

  it('are at least twelve, each with a unique shape and a unique name', () => {
    expect(PICTURES.length).toBeGreaterThanOrEqual(12);
    expect(new Set(names.map((name) => formOf(drawingOf(name)))).size).toBe(names.length);
    expect(new Set(names.map(pictureWords)).size).toBe(names.length);
    for (const name of names) expect(pictureWords(name)).toMatch(/^[A-Z][a-z ]+$/);
  });

  it.each(names)('contain valid numbers and known paints: %s', (name) => {
    for (const { attrs, fill, stroke } of flattened(drawingOf(name))) {
      for (const paint of [fill, stroke]) if (paint !== null) expect(PAINTS).toContain(paint);
      expect(Object.values(attrs).join()).not.toMatch(/NaN|undefined|null/);
    }
  });
});
