import {
  area,
  box,
  dot,
  group,
  line,
  round,
  type SvgNode,
} from '#domain/shared/drawing/svg-node.ts';
import type { PictureName } from './pictures.ts';

type Drawing = readonly SvgNode[];

const waves = line('M10 84q10-7 20 0t20 0 20 0 20 0', 'rain', 4);
const hull = area('M18 62H84L74 80H28Z', 'wood');
const mainSail = area('M48 16V56H18Z', 'warm');

const walls = [
  area('M14 48L50 16L86 48Z', 'warm'),
  box([22, 48, 56, 38], 'wall'),
  box([44, 64, 14, 22], 'wood', 2),
];

const crown = [
  area('M44 56H56L59 88H41Z', 'wood'),
  area('M26 58Q8 52 18 36Q18 14 42 16Q60 4 74 20Q94 30 82 48Q76 64 56 58Q40 68 26 58Z', 'leaf'),
];

const fish = [
  area('M70 50L92 30V70Z', 'shirt'),
  area('M8 50Q38 18 74 50Q38 82 8 50Z', 'shirt'),
  dot(26, 46, 3.5, 'ink'),
  line('M42 38q8 12 0 24'),
];

const bow = [round(28, 34, 18, 'sun'), round(28, 34, 7, 'paper'), box([41, 30, 47, 9], 'sun', 2)];
const tooth = (x: number): SvgNode => box([x, 39, 7, 16], 'sun', 1);

const cup = [
  line('M70 50q18-2 15 12q-3 11-17 10', 'ink', 5),
  area('M22 42H70L66 82Q64 88 46 88Q28 88 26 82Z', 'rain'),
];
const steam = line('M36 34q-7-8 0-15t0-13M54 34q-7-8 0-15t0-13', 'ink', 2.6);

const leaf = [
  area('M50 8Q88 34 74 68Q64 84 50 84Q36 84 26 68Q12 34 50 8Z', 'leaf'),
  line('M50 28V96M50 46l14-8M50 46l-14-8M50 64l15-8M50 64l-15-8'),
];

const handle = line('M50 20V84q0 10 9 10t8-9', 'ink', 4);

const moon = area('M58 12A40 40 0 1 0 88 66A32 32 0 1 1 58 12Z', 'sun');
const star = (x: number, y: number): SvgNode =>
  group(`translate(${x} ${y})`, [area('M0-10L3-3L10 0L3 3L0 10L-3 3L-10 0L-3-3Z', 'sun')]);

const bell = [
  dot(50, 82, 8, 'ink'),
  area('M16 76Q26 64 26 44Q28 16 50 16T74 44Q74 64 84 76Z', 'sun'),
  line('M50 16V8'),
];

const flower = (petals: number): Drawing => [
  line('M50 50V94M50 80q14-2 18-14', 'leaf', 5),
  ...Array.from({ length: petals }, (_, at) =>
    group(`translate(50 38) rotate(${Math.round((at * 360) / petals)})`, [
      round(0, -19, petals > 5 ? 7 : 10, 'warm', 12),
    ]),
  ),
  round(50, 38, 10, 'sun'),
];

const kite = [area('M50 6L80 36L50 74L20 36Z', 'rain'), line('M50 6V74M20 36H80')];
const tail = [line('M50 74q12 6 2 12t4 10'), area('M44 82L62 92V80L46 92Z', 'warm')];

/** All pictures, in a box of 100 by 100. Two pictures that look alike differ in shape, never only in color. */
const DRAWINGS: Readonly<Record<PictureName, Drawing>> = {
  'boat-1': [mainSail, hull, waves],
  'boat-2': [mainSail, area('M54 24V56H78Z', 'sun'), hull, waves],
  'house-1': [...walls, box([28, 54, 11, 11], 'sky', 1)],
  'house-2': [...walls, box([28, 54, 11, 11], 'sky', 1), box([62, 54, 11, 11], 'sky', 1)],
  'tree-1': crown,
  'tree-2': [
    ...crown,
    ...[
      [34, 34],
      [54, 28],
      [68, 42],
      [46, 48],
    ].map(([x = 0, y = 0]) => round(x, y, 5, 'warm')),
  ],
  'fish-1': fish,
  'fish-2': [group('translate(100 0) scale(-1 1)', fish)],
  'key-1': [...bow, tooth(80), tooth(68)],
  'key-2': [...bow, tooth(80), tooth(68), tooth(56)],
  'cup-1': cup,
  'cup-2': [...cup, steam],
  'leaf-1': leaf,
  'leaf-2': [group('translate(0 100) scale(1 -1)', leaf)],
  'umbrella-1': [handle, area('M50 12L60 70Q50 76 40 70Z', 'warm')],
  'umbrella-2': [
    handle,
    area('M6 52Q12 14 50 12Q88 14 94 52Q80 42 70 52Q60 42 50 52Q40 42 30 52Q20 42 6 52Z', 'warm'),
  ],
  'moon-1': [moon],
  'moon-2': [moon, star(62, 34), star(78, 52)],
  'bell-1': bell,
  'bell-2': [group('translate(-6 4) rotate(-18 50 40)', bell)],
  'flower-1': flower(5),
  'flower-2': flower(8),
  'kite-1': kite,
  'kite-2': [...kite, ...tail],
};

/** The drawing of a picture, in a box of 100 by 100. */
export const drawingOf = (name: PictureName): Drawing => DRAWINGS[name];
