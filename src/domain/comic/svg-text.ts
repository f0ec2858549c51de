import type { SvgNode } from '#domain/shared/drawing/svg-node.ts';
import type { Palette } from './palettes.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text, escaped for the content or an attribute of an SVG file. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

const inKebabCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const attribute = (name: string, value: string | number): string =>
  ` ${name}="${escaped(String(value))}"`;

/** A drawing as the text of SVG elements, in the colors of a palette. */
export const svgText = (nodes: readonly SvgNode[], palette: Palette): string =>
  nodes
    .map(({ tag, attrs, fill, stroke, children }) => {
      const own = Object.entries(attrs).map(([name, value]) => attribute(inKebabCase(name), value));
      const paints =
        tag === 'g'
          ? ''
          : attribute('fill', fill === null ? 'none' : palette[fill]) +
            (stroke === null ? '' : attribute('stroke', palette[stroke]));
      const start = `<${tag}${own.join('')}${paints}`;
      return children.length === 0
        ? `${start}/>`
        : `${start}>${svgText(children, palette)}</${tag}>`;
    })
    .join('');
