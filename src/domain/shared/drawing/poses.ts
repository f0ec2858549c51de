type Point = readonly [x: number, y: number];

interface Arm {
  readonly d: string;
  readonly hand: Point;
}

/**
 * The coordinates of the figure's parts. The origin is on the ground between the feet, and values above it are
 * negative.
 */
export interface Pose {
  readonly body: string;
  readonly head: Point;
  readonly legs: readonly [far: string, near: string];
  readonly feet: readonly [far: Point, near: Point];
  readonly far: Arm;
  readonly near: Arm;
  /** Whether the hands are in front of the head. */
  readonly handsOver: boolean;
}

const UPRIGHT = 'M-14 -82Q0 -91 14 -82L17 -41Q0 -35 -17 -41Z';
const LEGS = ['M-7 -42L-8 -9', 'M7 -42L8 -9'] as const;
const FEET = [
  [-10, -4],
  [10, -4],
] as const;
const HANGING = {
  far: { d: 'M-13 -76Q-25 -62 -23 -48', hand: [-23, -45] },
  near: { d: 'M13 -76Q25 -62 23 -48', hand: [23, -45] },
} as const;

const standing = { body: UPRIGHT, head: [0, -108], legs: LEGS, feet: FEET } as const;
const seated = {
  body: UPRIGHT,
  head: [1, -108],
  legs: ['M-2 -44L20 -45L20 -10', 'M4 -39L30 -39L30 -9'],
  feet: [
    [23, -5],
    [34, -4],
  ],
} as const;

/** All poses; those that are not symmetrical face to the right. */
export const POSES = {
  stand: { ...standing, ...HANGING, handsOver: false },
  walk: {
    ...standing,
    legs: ['M-5 -42L-17 -9', 'M5 -42L16 -9'],
    feet: [
      [-17, -5],
      [20, -4],
    ],
    far: { d: 'M-13 -76Q-27 -66 -26 -52', hand: [-26, -49] },
    near: { d: 'M13 -76Q22 -62 32 -57', hand: [35, -56] },
    handsOver: false,
  },
  cheer: {
    ...standing,
    far: { d: 'M-13 -76Q-33 -82 -37 -102', hand: [-38, -106] },
    near: { d: 'M13 -76Q33 -82 37 -102', hand: [38, -106] },
    handsOver: false,
  },
  reach: {
    ...standing,
    far: HANGING.far,
    near: { d: 'M13 -76Q30 -78 38 -92', hand: [40, -95] },
    handsOver: false,
  },
  hold: {
    ...standing,
    far: { d: 'M-14 -75L-20 -60L-9 -55', hand: [-5, -55] },
    near: { d: 'M14 -75L20 -60L9 -55', hand: [6, -55] },
    handsOver: false,
  },
  'hands-at-head': {
    ...standing,
    far: { d: 'M-13 -76Q-40 -80 -27 -101', hand: [-25, -104] },
    near: { d: 'M13 -76Q40 -80 27 -101', hand: [25, -104] },
    handsOver: true,
  },
  sit: {
    ...seated,
    far: { d: 'M-12 -74Q4 -56 22 -56', hand: [25, -56] },
    near: { d: 'M12 -75Q20 -58 34 -57', hand: [37, -57] },
    handsOver: false,
  },
  rest: {
    ...seated,
    far: { d: 'M-12 -75Q-22 -64 -21 -50', hand: [-21, -47] },
    near: { d: 'M10 -74Q16 -60 28 -51', hand: [31, -50] },
    handsOver: false,
  },
  curl: {
    body: 'M-26 -48Q-14 -64 4 -54L10 -10Q-8 -3 -26 -10Z',
    head: [-2, -76],
    legs: ['M-8 -12L18 -40L24 -9', 'M-6 -10L24 -38L32 -9'],
    feet: [
      [28, -5],
      [37, -4],
    ],
    far: { d: 'M-4 -44Q10 -34 22 -30', hand: [24, -30] },
    near: { d: 'M-8 -44Q2 -30 20 -25', hand: [24, -25] },
    handsOver: false,
  },
} as const satisfies Readonly<Record<string, Pose>>;

export type PoseName = keyof typeof POSES;
