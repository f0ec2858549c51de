import { createElement, type ReactElement } from 'react';
import { PALETTES } from '#domain/comic/palettes.ts';
import { PANEL } from '#domain/comic/scene.ts';
import type { Paint, SvgNode } from '#domain/shared/drawing/svg-node.ts';

/** The color of a paint in light and in dark themes, which say themselves which of them they are. */
const colorOf = (paint: Paint): string =>
  `light-dark(${PALETTES.light[paint]}, ${PALETTES.dark[paint]})`;

const drawn = ({ tag, attrs, fill, stroke, children }: SvgNode): ReactElement => {
  const paints =
    tag === 'g'
      ? {}
      : {
          fill: fill === null ? 'none' : colorOf(fill),
          ...(stroke === null ? {} : { stroke: colorOf(stroke) }),
        };
  return createElement(tag, { ...attrs, ...paints }, ...children.map(drawn));
};

interface PanelDrawingProps {
  readonly nodes: readonly SvgNode[];
  readonly className: string | undefined;
}

/** One panel of a comic in the colors of the theme. Its words stand elsewhere. */
export const PanelDrawing = ({ nodes, className }: PanelDrawingProps) =>
  createElement(
    'svg',
    { viewBox: `0 0 ${PANEL.width} ${PANEL.height}`, className, 'aria-hidden': true },
    ...nodes.map(drawn),
  );
