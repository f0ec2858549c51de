import { personAt } from '#domain/shared/drawing/person.ts';
import {
  bench,
  books,
  clock,
  desk,
  dog,
  mug,
  picture,
  plant,
  tree,
  umbrella,
} from '#domain/shared/drawing/props.ts';
import {
  area,
  box,
  dot,
  flat,
  group,
  line,
  type SvgNode,
} from '#domain/shared/drawing/svg-node.ts';
import { headWith } from './face.ts';
import { POSTURES } from './postures.ts';
import type { Figure, Picture, ScenePlace, Thing } from './scene.ts';

/** The size of a picture, in units of the drawing. */
export const PICTURE_SIZE = { width: 320, height: 240 } as const;

const GROUND = 212;

const room: readonly SvgNode[] = [
  flat('M0 0H320V240H0Z', 'wall'),
  flat('M0 190H320V240H0Z', 'floor'),
  line('M-4 190H324'),
];
const open: readonly SvgNode[] = [flat('M0 0H320V240H0Z', 'sky')];

const PLACES: Readonly<Record<ScenePlace, readonly SvgNode[]>> = {
  room: [...room, picture(44, 62)],
  kitchen: [
    ...room,
    box([6, 34, 84, 44], 'wood'),
    line('M48 34V78'),
    box([6, 130, 62, 60], 'wood'),
    box([2, 124, 70, 8], 'paper'),
  ],
  office: [...room, box([22, 30, 66, 50], 'sky', 2), line('M55 30V80'), clock(282, 50, 20)],
  class: [...room, box([84, 24, 150, 62], 'leaf', 3), line('M100 46H170M100 62H140', 'paper', 3)],
  park: [
    ...open,
    flat('M0 176Q80 132 160 158T320 160V240H0Z', 'hill'),
    area('M-6 196Q80 186 160 194T326 192V246H-6Z', 'ground'),
    tree(40, 198),
  ],
  street: [
    ...open,
    box([6, 40, 76, 152], 'wall', 2),
    box([236, 64, 80, 128], 'gloom', 2),
    line(
      'M24 66h14M52 66h14M24 100h14M52 100h14M254 92h14M284 92h14M254 124h14M284 124h14',
      'ink',
      9,
    ),
    area('M-6 192H326V246H-6Z', 'cloud'),
  ],
};

const on = (x: number, y: number, nodes: readonly SvgNode[]): SvgNode =>
  group(`translate(${x} ${y})`, nodes);

const THINGS: Readonly<Record<Thing, SvgNode>> = {
  books: books(262, GROUND, 4),
  cup: on(272, 158, [
    box([-26, 12, 52, 8], 'wood'),
    line('M-18 20V54M18 20V54', 'ink', 5),
    mug(0, 0),
  ]),
  dog: dog(272, GROUND),
  plant: plant(290, 206),
  clock: clock(160, 44, 24),
  umbrella: umbrella(190, 116),
  desk: desk(186, 214, 120),
  present: on(268, GROUND, [
    box([-20, -32, 40, 32], 'warm'),
    line('M0-32V0M-20-16H20', 'sun', 5),
    area('M0-32Q-18-50-16-34ZM0-32Q18-50 16-34Z', 'sun'),
  ]),
  phone: on(186, 160, [box([-8, -14, 16, 28], 'hair', 4), box([-5, -10, 10, 17], 'sky', 1)]),
  'broken-cup': on(208, 222, [
    area('M-20 0L-14-14L-6-2ZM4 2L8-16L20 0Z', 'rain'),
    dot(-2, 6, 18, 'rain', 4),
  ]),
  cake: on(266, 170, [
    box([-30, 12, 60, 8], 'wood'),
    line('M-20 20V42M20 20V42', 'ink', 5),
    area('M-20-8H20V12H-20Z', 'paper'),
    line('M-10-8v-10M0-8v-10M10-8v-10', 'warm', 4),
  ]),
  suitcase: on(268, GROUND, [
    line('M-10-34v-10h20v10', 'ink', 4),
    box([-24, -34, 48, 34], 'wood', 5),
  ]),
};

const seat = (x: number): SvgNode => on(x, GROUND, [box([-22, -42, 44, 42], 'cloud', 6)]);

/** How far the features of a face are shifted toward the other person or away from them, in drawing units. */
const TOWARD = 3.5;
const AWAY = 8;

const turnOf = (of: Figure, isAlone: boolean): number => {
  if (of.turnedAway === true) return AWAY;
  return isAlone ? 0 : TOWARD;
};

const person = (
  of: Figure,
  x: number,
  who: 'you' | 'friend',
  isAlone: boolean,
): readonly SvgNode[] => {
  const [pose, lean] = POSTURES[of.posture];
  const looksLeft = who === 'friend' ? of.turnedAway !== true : of.turnedAway === true;
  return [
    ...(of.posture === 'sit' ? [seat(x)] : []),
    personAt({
      x,
      y: GROUND,
      pose,
      lean,
      toLeft: looksLeft,
      shirt: who === 'you' ? 'shirt' : 'sun',
      head: headWith(of.face, who, turnOf(of, isAlone)),
    }),
  ];
};

/** The drawing of a picture, in a box of 320 by 240 units. */
export const drawPicture = ({
  place,
  person: of,
  other,
  things = [],
}: Picture): readonly SvgNode[] => [
  ...PLACES[place],
  ...(place === 'park' && of.posture === 'sit' ? [bench(118, GROUND)] : []),
  ...things.map((thing) => THINGS[thing]),
  ...(other === undefined ? [] : person(other, 214, 'friend', false)),
  ...person(of, other === undefined ? 150 : 110, 'you', other === undefined),
];
