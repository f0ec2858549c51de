import { createElement, type ReactElement, type SVGProps } from 'react';
import { PALETTES } from '#domain/comic/palettes.ts';
import type { Paint, SvgNode } from '#domain/shared/drawing/svg-node.ts';

/** The CSS color of a paint, which depends on the theme's `color-scheme`. */
const colorOf = (paint: Paint): string =>
  `light-dark(${PALETTES.light[paint]}, ${PALETTES.dark[paint]})`;

const toElement = ({ tag, attrs, fill, stroke, children }: SvgNode): ReactElement => {
  const paints =
    tag === 'g'
      ? {}
      : {
          fill: fill === null ? 'none' : colorOf(fill),
          ...(stroke === null ? {} : { stroke: colorOf(stroke) }),
        };
  return createElement(tag, { ...attrs, ...paints }, ...children.map(toElement));
};

interface DrawingProps extends SVGProps<SVGSVGElement> {
  readonly nodes: readonly SvgNode[];
}

/** An SVG drawing that the domain describes, in the colors of the theme. */
export const Drawing = ({ nodes, ...svg }: DrawingProps) =>
  createElement('svg', svg, ...nodes.map(toElement));
