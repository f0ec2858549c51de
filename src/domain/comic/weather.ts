import {
  area,
  box,
  dot,
  flat,
  group,
  line,
  type Paint,
  round,
  type SvgNode,
} from '#domain/shared/drawing/svg-node.ts';
import type { ComicMood } from './moods.ts';

const CLOUD =
  'M-34 14Q-46 12 -43 1Q-40 -9 -28 -8Q-24 -24 -7 -21Q4 -30 17 -19Q34 -20 35 -5Q46 -3 43 8Q41 15 32 14Z';

const RAYS = Array.from({ length: 12 }, (_, ray) => {
  const angle = (ray * Math.PI) / 6;
  const at = (radius: number) =>
    `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
  return `M${at(29)}L${at(ray % 2 === 0 ? 41 : 36)}`;
}).join('');

const sun: readonly SvgNode[] = [line(RAYS, 'sun', 4.5), round(0, 0, 21, 'sun')];
const cloud = (fill: Paint): SvgNode => area(CLOUD, fill);
const drops = line(
  'M-28 24l-5 12M-8 24l-5 12M12 24l-5 12M32 24l-5 12M-18 44l-5 12M2 44l-5 12M22 44l-5 12',
  'rain',
  3.4,
);
const bolt = area('M2 12L-12 36L-2 36L-9 58L16 29L5 29L13 12Z', 'sun');

const SIGNS: Readonly<Record<ComicMood, readonly SvgNode[]>> = {
  0: [group('translate(-2 0)', [drops]), bolt, cloud('gloom')],
  25: [drops, cloud('cloud')],
  50: [
    group('translate(26 12) scale(0.62)', [cloud('cloud')]),
    group('translate(-10 -6)', [cloud('paper')]),
  ],
  75: [group('translate(14 -8)', sun), group('translate(-10 12) scale(0.8)', [cloud('paper')])],
  100: sun,
};

const skyOf = (mood: ComicMood): Paint => (mood <= 25 ? 'gloom' : 'sky');

/** Outdoors: a sky with the weather of the mood, distant hills, and ground from y = 196 down. */
export const outside = (mood: ComicMood): readonly SvgNode[] => [
  flat('M0 0H320V240H0Z', skyOf(mood)),
  flat('M0 178Q52 132 112 160Q160 124 214 158Q268 134 320 168V240H0Z', 'hill'),
  group('translate(252 56)', SIGNS[mood]),
  area('M-6 198Q80 186 160 196T326 192V246H-6Z', 'ground'),
  line('M26 214l3-7 3 7M120 226l3-7 3 7M286 220l3-7 3 7', 'leaf', 2.4),
];

/** A window with the weather of the mood behind it, centered on a point. */
export const windowAt = (x: number, y: number, mood: ComicMood, scale = 1): SvgNode =>
  group(`translate(${x} ${y}) scale(${scale})`, [
    box([-48, -44, 96, 88], 'wood', 5),
    box([-41, -37, 82, 74], skyOf(mood), 2),
    group('translate(0 -8) scale(0.66)', SIGNS[mood]),
    line('M0 -37V37', 'wood', 5),
    line('M-2.6 -37V37M2.6 -37V37', 'ink', 1.6),
    box([-54, 42, 108, 8], 'wood', 3),
  ]);

/** A room: a wall, and a floor from y = 190 down. */
export const inside: readonly SvgNode[] = [
  flat('M0 0H320V240H0Z', 'wall'),
  flat('M0 190H320V240H0Z', 'floor'),
  line('M-4 190H324', 'ink', 2.6),
  line('M40 208H96M150 222H214M240 206H290', 'wood', 2),
];

/** A rug on the floor of a room, centered on x. */
export const rug = (x: number, width: number): SvgNode => dot(x, 214, width / 2, 'warm', 15);
