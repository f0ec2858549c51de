import type { ComicMood } from './moods.ts';
import { POSES, type Pose, type PoseName } from './poses.ts';
import { area, dot, group, line, type Paint, round, type SvgNode } from './svg-node.ts';

/** Brows and mouth for each mood, in a box of 40 by 40: close to the faces of the mood check-in. */
const FEATURES: Readonly<Record<ComicMood, readonly [brows: string, mouth: string]>> = {
  0: ['M9.5 13.5l6 2.5M30.5 13.5l-6 2.5', 'M13.5 30.5q6.5-5.5 13 0'],
  25: ['M10 15q3-1 6-4M30 15q-3-1-6-4', 'M13 30q7-5 14 0'],
  50: ['M11 13h5M24 13h5', 'M14 28h12'],
  75: ['M10 13q3-2 6-1M30 13q-3-2-6-1', 'M12 26q8 7 16 0'],
  100: ['M10 12q3-3 6-1M30 12q-3-3-6-1', 'M11 25h18q-2 9-9 9t-9-9Z'],
};

/** What sets the two people of the comic apart: hair in form, and the shirt. */
type Person = 'you' | 'friend';

const HAIR: Readonly<Record<Person, readonly SvgNode[]>> = {
  you: [
    area(
      'M2.5 20C0 6 10 0 20 0S40 6 37.5 20C35 14 31 11 27 9C22 13 10 12 6 12.500Q4 16 2.5 20Z',
      'hair',
    ),
    line('M20 1q2-5 7-5M18 1q-1-4-5-5', 'ink', 2),
  ],
  friend: [
    area(
      'M2 25C-2 8 8 0 20 0S42 8 38 25Q37 30 34 31Q36 20 31 12Q20 14 9 12Q4 20 6 31Q3 30 2 25Z',
      'warm',
    ),
  ],
};

const eyes = (mood: ComicMood, asleep: boolean): readonly SvgNode[] => {
  if (asleep) return [line('M11 19q3 3 6 0M23 19q3 3 6 0', 'ink', 2)];
  const height = mood === 100 ? 3 : 2.7;
  return [dot(14, 19, 2.1, 'ink', height), dot(26, 19, 2.1, 'ink', height)];
};

/** What the head of a person is drawn from. */
interface Head {
  readonly mood: ComicMood;
  readonly person?: Person;
  readonly asleep?: boolean;
}

/** A head around the middle of its face, about 50 wide. */
export const head = ({ mood, person = 'you', asleep = false }: Head): SvgNode => {
  const [brows, mouth] = FEATURES[mood];
  const cheeks =
    mood >= 75 ? [dot(9.5, 24.5, 2.8, 'warm', 1.8), dot(30.5, 24.5, 2.8, 'warm', 1.8)] : [];
  return group('translate(-25 -25) scale(1.25)', [
    round(20, 20, 18, 'skin'),
    ...cheeks,
    ...eyes(mood, asleep),
    ...(asleep ? [] : [line(brows, 'ink', 1.9)]),
    mood === 100 ? area(mouth, 'paper') : line(mouth, 'ink', 2.2),
    ...HAIR[person],
  ]);
};

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

/** Where a person is, and how. */
export interface FigureAt extends Head {
  readonly x: number;
  /** The ground under the feet. */
  readonly y: number;
  readonly pose: PoseName;
  /** Whether the figure looks and reaches to the left instead of to the right. */
  readonly toLeft?: boolean;
  /** Degrees by which the head leans to where the figure looks. */
  readonly lean?: number;
}

/** A whole person, about 135 high when standing. */
export const figure = ({ x, y, pose, toLeft = false, lean = 0, ...who }: FigureAt): SvgNode => {
  const at: Pose = POSES[pose];
  const shirt: Paint = who.person === 'friend' ? 'sun' : 'shirt';
  const near = arm(at.near, shirt);
  const face = group(`translate(${at.head[0]} ${at.head[1]}) rotate(${lean})`, [head(who)]);
  return group(`translate(${x} ${y})${toLeft ? ' scale(-1 1)' : ''}`, [
    ...leg(at.legs[0], at.feet[0]),
    ...leg(at.legs[1], at.feet[1]),
    ...(at.handsOver ? [] : arm(at.far, shirt)),
    area(at.body, shirt),
    ...(at.handsOver ? [face, ...arm(at.far, shirt), ...near] : [...near, face]),
  ]);
};
