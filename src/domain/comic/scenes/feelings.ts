import { figure } from '#domain/comic/figure.ts';
import type { ComicScene } from '#domain/comic/scene.ts';
import { inside, outside, rug } from '#domain/comic/weather.ts';
import { clock, picture, plant } from '#domain/shared/drawing/props.ts';
import {
  area,
  box,
  dot,
  group,
  line,
  round,
  type SvgNode,
} from '#domain/shared/drawing/svg-node.ts';

const heart = (x: number, y: number, size: number): SvgNode =>
  group(`translate(${x} ${y}) scale(${size})`, [
    area('M0 10Q-16 -2 -11 -10Q-5 -17 0 -8Q5 -17 11 -10Q16 -2 0 10Z', 'warm'),
  ]);

const balloon = (x: number, y: number, paint: 'warm' | 'sun' | 'shirt'): SvgNode =>
  group(`translate(${x} ${y})`, [
    round(0, 0, 17, paint, 21),
    area('M-4 21L4 21L0 27Z', paint),
    line('M-8 -8q2 -6 7 -7', 'paper', 2.6),
  ]);

const bubble = (x: number, y: number, mirrored = false): SvgNode =>
  group(`translate(${x} ${y}) scale(${mirrored ? -1 : 1} 1)`, [
    area(
      'M-26 -20H26Q34 -20 34 -12V6Q34 14 26 14H-6L-18 26L-16 14H-26Q-34 14 -34 6V-12Q-34 -20 -26 -20Z',
      'paper',
    ),
  ]);

const sheet = (x: number, y: number, turn: number): SvgNode =>
  group(`translate(${x} ${y}) rotate(${turn})`, [
    box([-13, -16, 26, 32], 'paper', 2),
    line('M-7 -8H7M-7 -1H7M-7 6H2', 'ink', 2),
  ]);

/** Scenes about other people and about thoughts. */
export const FEELINGS = {
  together: {
    weather: 'around',
    draw: (mood) => [
      ...outside(mood),
      figure({ x: 98, y: 214, pose: 'reach', mood, lean: 5 }),
      figure({ x: 188, y: 214, pose: 'reach', mood: 75, person: 'friend', toLeft: true, lean: 5 }),
      heart(143, 78, 1.5),
      heart(168, 54, 0.9),
    ],
  },
  apart: {
    weather: null,
    draw: (mood) => [
      ...inside,
      rug(160, 250),
      figure({ x: 84, y: 214, pose: 'stand', mood, toLeft: true, lean: 8 }),
      figure({ x: 236, y: 214, pose: 'stand', mood: 25, person: 'friend', lean: 8 }),
      area('M156 40L172 74L158 80L176 118L160 124L170 168L148 116L162 110L146 76L160 70Z', 'sun'),
    ],
  },
  balloons: {
    weather: 'around',
    draw: (mood) => [
      ...outside(mood),
      line('M160 124Q160 100 138 92M160 124Q164 98 170 84M160 124Q172 104 198 98', 'ink', 1.8),
      balloon(134, 66, 'warm'),
      balloon(198, 74, 'shirt'),
      balloon(168, 52, 'sun'),
      figure({ x: 118, y: 214, pose: 'reach', mood, lean: -4 }),
    ],
  },
  tangle: {
    weather: null,
    draw: (mood) => [
      ...inside,
      rug(160, 190),
      figure({ x: 148, y: 214, pose: 'curl', mood, lean: 6 }),
      line(
        'M146 104Q150 92 160 90Q116 92 108 66Q104 40 138 34Q176 26 194 48Q208 72 176 82Q138 92 128 66Q124 44 154 44Q184 48 178 66Q168 80 148 70Q138 58 156 54Q168 56 162 66M192 40Q224 38 222 62Q214 84 186 74M112 50Q88 48 90 66Q98 82 122 76',
        'ink',
        3.4,
      ),
      picture(52, 76),
      plant(280, 204),
    ],
  },
  'many-things': {
    weather: null,
    draw: (mood) => [
      ...inside,
      bubble(62, 60),
      line('M42 54H82M42 62H70', 'ink', 2.6),
      bubble(254, 70, true),
      line('M254 54V68M254 75v1', 'ink', 4.5),
      sheet(70, 128, -16),
      sheet(246, 142, 14),
      sheet(112, 34, 9),
      group('translate(206 34)', [
        area('M-15 11Q-11 6 -11 -4Q-10 -16 0 -16T11 -4Q11 6 15 11Z', 'sun'),
        dot(0, 15, 3.6, 'ink'),
        line('M-20 -12q-4 7 -2 14M20 -12q4 7 2 14', 'ink', 2.2),
      ]),
      figure({ x: 160, y: 214, pose: 'hands-at-head', mood }),
    ],
  },
  'big-clock': {
    weather: null,
    draw: (mood) => [
      ...inside,
      clock(236, 70, 48),
      sheet(70, 52, -20),
      sheet(46, 124, 12),
      sheet(130, 40, 24),
      sheet(228, 168, -12),
      sheet(278, 150, 16),
      figure({ x: 138, y: 214, pose: 'hands-at-head', mood }),
    ],
  },
  'low-battery': {
    weather: null,
    draw: (mood) => [
      ...inside,
      rug(126, 170),
      figure({ x: 112, y: 214, pose: 'curl', mood, lean: 8 }),
      box([222, 84, 22, 12], 'wood', 3),
      box([202, 94, 62, 110], 'paper', 10),
      box([210, 180, 46, 16], 'warm', 4),
      line('M212 168H254M212 148H254M212 128H254', 'cloud', 2.4),
      picture(70, 66),
    ],
  },
  'blank-page': {
    weather: null,
    draw: (mood) => [
      ...inside,
      area('M183 40H281Q286 40 286 45V152L262 180H183Q178 180 178 175V45Q178 40 183 40Z', 'paper'),
      area('M286 152H268Q262 152 262 160V180Z', 'cloud'),
      figure({ x: 116, y: 212, pose: 'reach', mood, lean: 4 }),
      line('M150 122L172 106', 'ink', 7),
      line('M151 121L167 109', 'sun', 3.6),
      picture(52, 70),
      plant(44, 204),
    ],
  },
} as const satisfies Readonly<Record<string, ComicScene>>;
