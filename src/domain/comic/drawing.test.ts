import { describe, expect, it } from 'vitest';
import { PAINTS, type SvgNode } from '#domain/shared/drawing/svg-node.ts';
import { localDate } from '#domain/shared/time/local-date.ts';
import { comicOf } from './comic.ts';
import type { ComicMood } from './moods.ts';
import { PALETTES } from './palettes.ts';
import { stripFile } from './strip.ts';
import { escaped, svgText } from './svg-text.ts';
import { SCENES } from './tag-scenes.ts';

const MOODS: readonly ComicMood[] = [0, 25, 50, 75, 100];
const PATH = /^[MLHVCSQTAZmlhvcsqtaz\d\s.,-]+$/;
const TRANSFORM = /^(?:(?:translate|scale|rotate)\([\d\s.-]+\)\s?)+$/;

const flattened = (nodes: readonly SvgNode[]): readonly SvgNode[] =>
  nodes.flatMap((node) => [node, ...flattened(node.children)]);

/** The element names of an XML text in order; throws when elements are not properly nested. */
const elementsOf = (text: string): readonly string[] => {
  const open: string[] = [];
  const names: string[] = [];
  const rest = text.replace(/<(\/?)([a-z]+)((?: [a-zA-Z-]+="[^"<>]*")*)(\/?)>/g, (...match) => {
    const [, closing, name, , alone] = match;
    if (closing === '/') expect(open.pop()).toBe(name);
    else {
      names.push(name);
      if (alone !== '/') open.push(name);
    }
    return '';
  });
  expect(open).toEqual([]);
  expect(rest).not.toMatch(/[<>]|&(?!(?:amp|lt|gt|quot|#39);)/);
  return names;
};

const luminance = (color: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (a: string, b: string): number => {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
};

describe.each(Object.entries(SCENES))('the scene %s', (_name, scene) => {
  it('is drawn with valid numbers, paths and transforms in every mood', () => {
    for (const mood of MOODS) {
      for (const { tag, attrs } of flattened(scene.draw(mood))) {
        for (const [name, value] of Object.entries(attrs)) {
          if (name === 'd') expect(value).toMatch(PATH);
          else if (name === 'transform') expect(value).toMatch(TRANSFORM);
          else if (typeof value === 'string') expect(value).toBe('round');
          else expect(Number.isFinite(value)).toBe(true);
        }
        expect(tag === 'g' || Object.keys(attrs).length > 0).toBe(true);
      }
    }
  });

  it('looks different in each mood', () => {
    const drawn = MOODS.map((mood) => svgText(scene.draw(mood), PALETTES.light));
    expect(new Set(drawn).size).toBe(5);
    for (const text of drawn) elementsOf(text);
  });
});

describe('the palettes', () => {
  it.each(Object.entries(PALETTES))('keep lines visible on every area: %s', (_name, palette) => {
    for (const paint of PAINTS) {
      if (paint !== 'ink') expect(contrast(palette.ink, palette[paint])).toBeGreaterThanOrEqual(3);
    }
  });
});

describe('the downloaded strip', () => {
  const hostile = '"><script>alert(1)</script>&';
  const comic = comicOf([
    { date: localDate('2026-03-02'), mood: 25, tags: [hostile, 'constructor', 'Lonely'] },
    { date: localDate('2026-03-03'), mood: 100, tags: ['Happy moment'] },
  ]);

  it('is one well-formed picture with title, description, four panels and their captions', () => {
    const file = comic === null ? '' : stripFile(comic, PALETTES.light);
    const names = elementsOf(file);
    expect(names.slice(0, 3)).toEqual(['svg', 'title', 'desc']);
    expect(names.filter((name) => name === 'svg')).toHaveLength(5);
    expect(file).toContain('>Monday. A lonely day.</text>');
    expect(file).toContain('>Mood: low.</text>');
  });

  it('contains no text that a person could have written', () => {
    expect(JSON.stringify(comic)).not.toMatch(/script|alert|constructor/);
    const spoiled = comic === null ? null : { ...comic, alt: hostile };
    const file = spoiled === null ? '' : stripFile(spoiled, PALETTES.dark);
    expect(elementsOf(file)).not.toContain('script');
    expect(file).toContain(escaped(hostile));
  });
});
