import {
  either,
  type Guard,
  type Guarded,
  isDay,
  isFlag,
  isNull,
  isText,
  isWhole,
  listOf,
  nullable,
  oneOf,
  shaped,
} from '#domain/shared/guards.ts';
import { SIZES } from '#domain/shared/size.ts';
import { ENERGIES, MATTERS } from '#domain/tasks/scheduler/wishes.ts';

/** The task that a change is about, and the title of the task at that time, for messages. */
const about = { taskId: isText, of: isText };
const day = { localDate: isDay, zone: isText };

/** The times of a task and of its reminders. Earlier versions stored none of these fields. */
export const whenGuards = {
  time: nullable(isText),
  later: isFlag,
  reminders: nullable(shaped({ atStart: isFlag, minutesBefore: nullable(isWhole) })),
};

const as = <const Name extends string, Body>(name: Name, body: Guard<Body>) =>
  shaped({ id: isText, kind: oneOf([name]), body });

const isChange = either(
  as(
    'task',
    shaped({ title: isText, estimatedTime: isWhole, date: isDay, zone: isText }, whenGuards),
  ),
  as(
    'task-update',
    shaped({
      ...about,
      updates: shaped(
        {},
        {
          title: isText,
          completed: isFlag,
          estimatedTime: isWhole,
          steps: listOf(shaped({ title: isText, minutes: isWhole, done: isFlag })),
          stepDone: shaped({ index: isWhole, title: isText, done: isFlag }),
          notTodayOn: isNull,
          date: isDay,
          ...whenGuards,
        },
      ),
    }),
  ),
  as('task-delete', shaped(about)),
  as('task-order', shaped({ taskIds: listOf(isText), date: isDay })),
  as('task-lighter', shaped({ ...about, size: oneOf(SIZES), ...day })),
  as('task-not-today', shaped({ ...about, ...day })),
  as('task-today', shaped({ ...about, size: oneOf(SIZES), ...day })),
  as(
    'task-swap',
    shaped({ ...about, ...day }, { energy: oneOf(ENERGIES), matters: listOf(oneOf(MATTERS)) }),
  ),
  as('task-let-go', shaped({ taskIds: listOf(isText), ...day })),
  as('task-let-go-all', shaped(day)),
);

/**
 * A change to tasks as the outbox stores it. `id` is the id of the entry. For an added task and for a swap, it is also
 * the id of the new task. The names of the kinds are stored on devices, so they must never change.
 */
export type TaskChange = Guarded<typeof isChange>;

/** The stored body of one kind of change. */
export type BodyOf<Kind extends TaskChange['kind']> = Extract<TaskChange, { kind: Kind }>['body'];

/** Converts an outbox entry to a change to tasks; null for any other entry. */
export const readChange = ({
  id,
  kind,
  body,
}: {
  readonly id: string;
  readonly kind: string;
  readonly body: unknown;
}): TaskChange | null => {
  const change = { id, kind, body };
  return isChange(change) ? change : null;
};
