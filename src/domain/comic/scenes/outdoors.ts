import { figure } from '#domain/comic/figure.ts';
import type { ComicScene } from '#domain/comic/scene.ts';
import { outside } from '#domain/comic/weather.ts';
import { bench, dog, flower, tree, umbrella } from '#domain/shared/drawing/props.ts';
import { area, box, dot, group, line } from '#domain/shared/drawing/svg-node.ts';

const path = area(
  'M108 246Q138 226 184 217Q212 210 196 199.5L205 199Q236 210 208 220Q184 229 194 246Z',
  'wood',
);

/** Scenes outdoors. */
export const OUTDOORS = {
  storm: {
    weather: 'around',
    draw: (mood) => [
      ...outside(mood),
      line('M14 84q22 -12 44 0t40 -2M20 112q18 -10 34 0', 'paper', 3.5),
      figure({ x: 112, y: 216, pose: 'walk', mood, lean: 6 }),
      group('translate(148 160) rotate(24)', [umbrella(0, 0)]),
    ],
  },
  umbrella: {
    weather: 'around',
    draw: (mood) => [
      ...outside(mood),
      dot(232, 220, 46, 'rain', 8),
      line('M214 219q18 -5 36 0', 'paper', 2.4),
      umbrella(152, 122),
      figure({ x: 112, y: 216, pose: 'reach', mood }),
    ],
  },
  bench: {
    weather: 'around',
    draw: (mood) => [
      ...outside(mood),
      tree(54, 206),
      bench(156, 212),
      figure({ x: 148, y: 214, pose: 'rest', mood }),
    ],
  },
  walk: {
    weather: 'around',
    draw: (mood) => [
      ...outside(mood),
      tree(48, 204),
      line('M161 158Q190 180 214 184', 'ink', 2.2),
      figure({ x: 126, y: 214, pose: 'walk', mood }),
      dog(212, 216),
    ],
  },
  kite: {
    weather: 'around',
    draw: (mood) => [
      ...outside(mood),
      line('M118 120Q146 112 154 92T174 62', 'ink', 2),
      group('translate(180 48) rotate(28)', [
        area('M0 -26L20 0L0 30L-20 0Z', 'warm'),
        line('M0 -26V30M-20 0H20', 'ink', 2),
        line('M0 30q10 8 2 16t4 16', 'ink', 2),
        area('M2 44l-8 -4v8zM2 44l8 -4v8z', 'sun'),
      ]),
      figure({ x: 78, y: 214, pose: 'reach', mood, lean: -8 }),
      flower(232, 222, 'warm'),
      flower(268, 216, 'paper'),
    ],
  },
  summit: {
    weather: 'around',
    draw: (mood) => [
      ...outside(mood),
      area('M8 246Q90 176 140 172Q196 172 312 246Z', 'leaf'),
      line('M80 214q10 -8 20 -10M196 204q12 6 20 12', 'ink', 2),
      line('M88 190V84', 'ink', 5),
      area('M90 86Q70 78 50 88Q40 92 28 86V118Q42 124 54 118Q70 110 90 116Z', 'warm'),
      figure({ x: 150, y: 178, pose: 'cheer', mood }),
    ],
  },
  'new-path': {
    weather: 'around',
    draw: (mood) => [
      ...outside(mood),
      path,
      figure({ x: 92, y: 216, pose: 'walk', mood }),
      flower(244, 222, 'sun'),
      flower(274, 214, 'warm'),
    ],
  },
  garden: {
    weather: 'around',
    draw: (mood) => [
      ...outside(mood),
      figure({ x: 140, y: 212, pose: 'hold', mood }),
      flower(141, 172, 'warm'),
      flower(44, 218, 'paper'),
      flower(78, 228, 'warm'),
      flower(196, 228, 'sun'),
      flower(228, 216, 'warm'),
      flower(266, 228, 'paper'),
      flower(294, 216, 'sun'),
    ],
  },
  'sign-post': {
    weather: null,
    draw: (mood) => [
      ...outside(75),
      path,
      line('M240 212V92', 'ink', 8),
      line('M240 212V92', 'wood', 4),
      area('M222 98H276L290 110L276 122H222Z', 'paper'),
      box([216, 130, 48, 20], 'paper', 3),
      line('M234 110h28M226 140h26', 'ink', 2.6),
      figure({ x: 112, y: 214, pose: 'stand', mood, lean: 6 }),
    ],
  },
} as const satisfies Readonly<Record<string, ComicScene>>;
