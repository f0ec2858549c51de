import { figure, head } from '#domain/comic/figure.ts';
import type { ComicScene } from '#domain/comic/scene.ts';
import { inside, rug, windowAt } from '#domain/comic/weather.ts';
import {
  books,
  chair,
  clock,
  desk,
  lamp,
  mug,
  picture,
  plant,
} from '#domain/shared/drawing/props.ts';
import { area, box, dot, flat, group, line } from '#domain/shared/drawing/svg-node.ts';

const laptop = group('translate(196 146)', [
  area('M-22 0L-28 -36H16L20 0Z', 'paper'),
  box([-26, -2, 58, 6], 'hair', 2),
]);

const ZZZ = line('M0 0h10l-10 12h10M18 -18h8l-8 10h8M33 -31h6l-6 8h6', 'ink', 2.6);

/** A bed from the side; the sleeper's head is drawn between pillow and blanket. */
const bed = (sleeper: ReturnType<typeof head>) => [
  box([40, 118, 12, 84], 'wood', 5),
  box([268, 150, 10, 52], 'wood', 5),
  box([48, 166, 224, 26], 'paper', 6),
  area('M56 168Q50 144 68 144H112Q126 146 122 168Z', 'paper'),
  group('translate(98 140) rotate(-14)', [sleeper]),
  area('M110 166Q116 142 146 144Q200 132 262 148Q274 152 272 188H118Q106 184 110 166Z', 'shirt'),
  line('M150 146Q146 166 150 186M190 142Q186 166 190 186M230 144Q227 166 231 186', 'paper', 3),
  area('M110 166Q114 146 132 143Q128 166 134 188H118Q106 184 110 166Z', 'paper'),
];

/** Scenes at home. */
export const AT_HOME = {
  books: {
    weather: 'window',
    draw: (mood) => [
      ...inside,
      windowAt(76, 76, mood),
      chair(124, 206),
      figure({ x: 124, y: 206, pose: 'sit', mood, lean: 5 }),
      desk(148, 206, 144),
      books(236, 148, 6),
      books(190, 148, 3),
      area('M152 147L158 139L184 139L181 147Z', 'paper'),
    ],
  },
  laptop: {
    weather: 'window',
    draw: (mood) => [
      ...inside,
      windowAt(76, 76, mood),
      picture(216, 62),
      chair(118, 206),
      flat('M262 96L206 148H296Z', 'sun'),
      figure({ x: 118, y: 206, pose: 'sit', mood, lean: 4 }),
      desk(142, 206, 146),
      laptop,
      lamp(252, 148),
    ],
  },
  'awake-in-bed': {
    weather: 'window',
    draw: (mood) => [
      ...inside,
      windowAt(226, 76, mood, 0.9),
      clock(102, 62, 24),
      ...bed(head({ mood })),
    ],
  },
  asleep: {
    weather: 'window',
    asleep: true,
    draw: (mood) => [
      ...inside,
      windowAt(226, 76, mood, 0.9),
      ...bed(head({ mood, asleep: true })),
      group('translate(122 102)', [ZZZ]),
    ],
  },
  sofa: {
    weather: 'window',
    draw: (mood) => [
      ...inside,
      windowAt(242, 74, mood, 0.9),
      rug(140, 200),
      area('M48 148Q48 108 74 108H188Q214 108 214 148V196H48Z', 'hill'),
      line('M131 110V156', 'ink', 2),
      box([60, 156, 142, 26], 'hill', 8),
      group('translate(176 138) rotate(12)', [box([-17, -17, 34, 34], 'sun', 7)]),
      figure({ x: 104, y: 204, pose: 'rest', mood, lean: -7 }),
      area('M36 148Q36 134 50 134T64 148V198H36Z', 'hill'),
      area('M198 148Q198 134 212 134T226 148V198H198Z', 'hill'),
      plant(280, 202),
    ],
  },
  'at-window': {
    weather: 'window',
    draw: (mood) => [
      ...inside,
      windowAt(214, 92, mood, 1.5),
      rug(112, 130),
      figure({ x: 106, y: 212, pose: 'stand', mood, lean: 7 }),
      plant(40, 204),
    ],
  },
  tea: {
    weather: 'window',
    draw: (mood) => [
      ...inside,
      windowAt(76, 78, mood),
      rug(164, 170),
      figure({ x: 164, y: 214, pose: 'hold', mood }),
      mug(165, 156),
      box([226, 154, 66, 8], 'wood', 4),
      line('M236 162V206M282 162V206', 'ink', 4),
      group('translate(246 154) scale(0.72)', [plant(0, 0)]),
      box([270, 134, 12, 20], 'paper', 2),
      area('M276 118Q284 128 276 133Q268 128 276 118Z', 'sun'),
    ],
  },
  checklist: {
    weather: null,
    draw: (mood) => [
      ...inside,
      box([176, 34, 112, 138], 'paper', 6),
      box([212, 26, 40, 16], 'wood', 5),
      ...[64, 92, 120, 148].flatMap((y) => [
        box([188, y - 9, 18, 18], 'wall', 4),
        line(`M192 ${y}l5 5l11 -14`, 'leaf', 4.4),
        line(`M218 ${y}h${y === 92 ? 42 : 56}`, 'ink', 3),
      ]),
      figure({ x: 112, y: 212, pose: 'reach', mood, lean: 6 }),
      line('M146 122L168 108', 'ink', 7),
      line('M147 121L163 111', 'sun', 3.6),
      picture(58, 76),
      plant(40, 204),
    ],
  },
  easel: {
    weather: null,
    draw: (mood) => [
      ...inside,
      line('M206 60L178 208M232 60L262 208M219 56V120', 'wood', 6),
      box([176, 66, 92, 84], 'paper', 3),
      area('M180 146L206 108L226 130L244 102L264 146Z', 'hill'),
      dot(202, 90, 9, 'sun'),
      line('M226 84q6 -6 12 0M240 92q6 -6 12 0', 'ink', 2.2),
      line('M170 150H274', 'wood', 6),
      figure({ x: 108, y: 212, pose: 'reach', mood, lean: 5 }),
      line('M145 119L172 104', 'wood', 4.5),
      group('translate(108 40)', [
        area('M-8 12Q-20 2 -14 -12Q-8 -22 0 -22Q8 -22 14 -12Q20 2 8 12Z', 'sun'),
        box([-7, 12, 14, 9], 'paper', 3),
        line('M-28 -8h-8M28 -8h8M-22 -28l-6 -6M22 -28l6 -6M0 -32v-6', 'ink', 2.6),
      ]),
      plant(36, 204),
    ],
  },
} as const satisfies Readonly<Record<string, ComicScene>>;
