import { area, line, type SvgNode } from './svg-node.ts';

/** The two people of a drawing, who differ in hair and shirt. */
export type DrawnPerson = 'you' | 'friend';

/** The hair of a head, in a box of 40 by 40 units. */
export const HAIR: Readonly<Record<DrawnPerson, readonly SvgNode[]>> = {
  you: [
    area(
      'M2.5 20C0 6 10 0 20 0S40 6 37.5 20C35 14 31 11 27 9C22 13 10 12 6 12.5Q4 16 2.5 20Z',
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
