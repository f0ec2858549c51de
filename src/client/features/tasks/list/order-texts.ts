import { quoted } from '#client/features/tasks/task-labels.ts';

/** The position of a task in a list; `at` counts from 0. */
interface ListPosition {
  readonly title: string;
  readonly at: number;
  readonly count: number;
}

const position = ({ at, count }: Omit<ListPosition, 'title'>): string =>
  `osition ${at + 1} of ${count}`;

/** The announcements while a task is being moved. */
export const ORDER_TEXTS = {
  lifted: (place: ListPosition): string => `Picked up ${quoted(place.title)}. P${position(place)}.`,
  over: (place: Omit<ListPosition, 'title'>): string => `P${position(place)}.`,
  dropped: (place: ListPosition): string => `Put down ${quoted(place.title)}. P${position(place)}.`,
  cancelled: (place: ListPosition): string =>
    `${quoted(place.title)} is back at p${position(place)}.`,
  moved: (place: ListPosition): string => `Moved ${quoted(place.title)}. P${position(place)}.`,
  /** The description of the drag handle. */
  instructions:
    'Drag it, or press Space to pick the task up, the arrow keys to move it, Space to put it down, and Escape to leave it where it was. Move up and Move down are under More.',
} as const;
