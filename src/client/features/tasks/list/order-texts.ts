import { quoted } from '#client/features/tasks/task-labels.ts';
import { texts } from '#texts/tasks.js';

/** The position of a task in a list; `at` counts from 0. */
interface ListPosition {
  readonly title: string;
  readonly at: number;
  readonly count: number;
}

const values = ({ title, at, count }: ListPosition) => ({
  quoted: quoted(title),
  at: at + 1,
  count,
});

/** The announcements while a task is being moved. */
export const ORDER_TEXTS = {
  lifted: (place: ListPosition): string => texts.pickedUp(values(place)),
  over: ({ at, count }: Omit<ListPosition, 'title'>): string =>
    texts.movedOver({ at: at + 1, count }),
  dropped: (place: ListPosition): string => texts.putDown(values(place)),
  cancelled: (place: ListPosition): string => texts.putBack(values(place)),
  moved: (place: ListPosition): string => texts.movedBy(values(place)),
} as const;
