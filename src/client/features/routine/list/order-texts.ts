import { quoted } from '#client/features/routine/task-texts.ts';

/** Where something is in a list: `at` counts from 0. */
interface Place {
  readonly title: string;
  readonly at: number;
  readonly count: number;
}

const position = ({ at, count }: Omit<Place, 'title'>): string => `osition ${at + 1} of ${count}`;

/** What is read out while a task is moved. */
export const ORDER_TEXTS = {
  lifted: (place: Place): string => `Picked up ${quoted(place.title)}. P${position(place)}.`,
  over: (place: Omit<Place, 'title'>): string => `P${position(place)}.`,
  dropped: (place: Place): string => `Put down ${quoted(place.title)}. P${position(place)}.`,
  cancelled: (place: Place): string => `${quoted(place.title)} is back at p${position(place)}.`,
  moved: (place: Place): string => `Moved ${quoted(place.title)}. P${position(place)}.`,
  /** How the handle works, told with it. */
  instructions:
    'Drag it, or press Space to pick the task up, the arrow keys to move it, Space to put it down, and Escape to leave it where it was. Move up and Move down are under More.',
} as const;
