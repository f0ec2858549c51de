import { type DrawnPerson, HAIR } from '#domain/shared/drawing/hair.ts';
import { personAt } from '#domain/shared/drawing/person.ts';
import { POSES, type PoseName } from '#domain/shared/drawing/poses.ts';
import { area, dot, group, line, round, type SvgNode } from '#domain/shared/drawing/svg-node.ts';
import type { ComicMood } from './moods.ts';

/** Brows and mouth for each mood, in a box of 40 by 40: similar to the faces of the mood check-in. */
const FEATURES: Readonly<Record<ComicMood, readonly [brows: string, mouth: string]>> = {
  0: ['M9.5 13.5l6 2.5M30.5 13.5l-6 2.5', 'M13.5 30.5q6.5-5.5 13 0'],
  25: ['M10 15q3-1 6-4M30 15q-3-1-6-4', 'M13 30q7-5 14 0'],
  50: ['M11 13h5M24 13h5', 'M14 28h12'],
  75: ['M10 13q3-2 6-1M30 13q-3-2-6-1', 'M12 26q8 7 16 0'],
  100: ['M10 12q3-3 6-1M30 12q-3-3-6-1', 'M11 25h18q-2 9-9 9t-9-9Z'],
};

const eyes = (mood: ComicMood, asleep: boolean): readonly SvgNode[] => {
  if (asleep) return [line('M11 19q3 3 6 0M23 19q3 3 6 0', 'ink', 2)];
  const height = mood === 100 ? 3 : 2.7;
  return [dot(14, 19, 2.1, 'ink', height), dot(26, 19, 2.1, 'ink', height)];
};

/** The parameters of a drawn head. */
interface Head {
  readonly mood: ComicMood;
  readonly person?: DrawnPerson;
  readonly asleep?: boolean;
}

/** A head, about 50 units wide; the origin is the middle of the face. */
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

/** The parameters of a drawn person. */
export interface FigureAt extends Head {
  readonly x: number;
  /** The y coordinate of the ground under the feet. */
  readonly y: number;
  readonly pose: PoseName;
  /** Whether the figure looks and reaches to the left instead of to the right. */
  readonly toLeft?: boolean;
  /** Degrees by which the head leans in the direction in which the figure looks. */
  readonly lean?: number;
}

/** A whole person, about 135 units high when standing. */
export const figure = ({ pose, x, y, toLeft = false, lean = 0, ...who }: FigureAt): SvgNode =>
  personAt({
    x,
    y,
    toLeft,
    lean,
    pose: POSES[pose],
    shirt: who.person === 'friend' ? 'sun' : 'shirt',
    head: head(who),
  });
