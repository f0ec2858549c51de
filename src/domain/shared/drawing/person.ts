import type { Pose } from './poses.ts';
import { area, group, line, type Paint, round, type SvgNode } from './svg-node.ts';

const limb = (d: string, paint: Paint): readonly SvgNode[] => [
  line(d, 'ink', 13.5),
  line(d, paint, 8.6),
];

const arm = ({ d, hand: [x, y] }: Pose['far'], paint: Paint): readonly SvgNode[] => [
  round(x, y, 5.2, 'skin'),
  ...limb(d, paint),
];

const leg = (d: string, [x, y]: readonly [number, number]): readonly SvgNode[] => [
  ...limb(d, 'trousers'),
  area(
    `M${x - 8} ${y + 4}Q${x - 9} ${y - 5} ${x - 1} ${y - 5}Q${x + 10} ${y - 5} ${x + 10} ${y + 4}Z`,
    'warm',
  ),
];

/** The parameters of a drawn person. */
export interface PersonAt {
  readonly x: number;
  /** The y coordinate of the ground under the feet. */
  readonly y: number;
  readonly pose: Pose;
  readonly shirt: Paint;
  /** The head, about 50 units wide; its origin is the middle of the face. */
  readonly head: SvgNode;
  /** Whether the figure looks and reaches to the left instead of to the right. */
  readonly toLeft?: boolean;
  /** Degrees by which the head leans in the direction in which the figure looks. */
  readonly lean?: number;
}

/** A whole person, about 135 units high when standing. */
export const personAt = (of: PersonAt): SvgNode => {
  const { x, y, pose: at, shirt, toLeft = false, lean = 0 } = of;
  const near = arm(at.near, shirt);
  const face = group(`translate(${at.head[0]} ${at.head[1]}) rotate(${lean})`, [of.head]);
  return group(`translate(${x} ${y})${toLeft ? ' scale(-1 1)' : ''}`, [
    ...leg(at.legs[0], at.feet[0]),
    ...leg(at.legs[1], at.feet[1]),
    ...(at.handsOver ? [] : arm(at.far, shirt)),
    area(at.body, shirt),
    ...(at.handsOver ? [face, ...arm(at.far, shirt), ...near] : [...near, face]),
  ]);
};
