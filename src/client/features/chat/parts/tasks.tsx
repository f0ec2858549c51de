import Check from 'lucide-react/icons/check';
import { useEffect, useRef, useState } from 'react';
import { useChatTools } from '#client/features/chat/tools.ts';
import { useDeviceValue } from '#client/sync/device-value.ts';
import { Button } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { texts } from '#texts/chat.js';
import { addedTasks, offeredTaskId, rememberAdded } from './added-tasks.ts';
import type { PartOf } from './message-part-type.ts';
import styles from './parts.module.css';

type OfferedTask = PartOf<'tasks'>['tasks'][number];

/** The state of adding one task. */
type AddState =
  | { readonly state: 'open' | 'pending' | 'kept' }
  | { readonly state: 'added'; readonly when: string | null }
  | { readonly state: 'failed'; readonly message: string };

/** What is said below a task; empty while it can be added. */
const saidOf = (adding: AddState, isKnown: boolean): string => {
  if (adding.state === 'added')
    return adding.when === null ? texts.taskAdded : texts.taskAddedFor({ when: adding.when });
  if (adding.state === 'kept') return texts.taskKept;
  // On a later visit, which may be on another day.
  return isKnown ? texts.taskAddedBefore : '';
};

interface OfferedRowProps {
  readonly task: OfferedTask;
  /** The id of the task in the routine. It is known before the task is added. */
  readonly id: string;
  /** Whether the person asked to add all tasks at once. */
  readonly isWanted: boolean;
}

const OfferedRow = ({ task, id, isWanted }: OfferedRowProps) => {
  const { addTask } = useChatTools();
  const [adding, setAdding] = useState<AddState>({ state: 'open' });
  const isKnown = useDeviceValue(addedTasks)?.includes(id) === true;
  const { title, minutes } = task;
  const row = useRef<HTMLLIElement>(null);
  const add = async (): Promise<void> => {
    setAdding({ state: 'pending' });
    const outcome = await addTask(title, minutes, id);
    if (outcome.state === 'sent' || outcome.state === 'waiting') {
      // The button is removed, so the row takes the focus.
      if (row.current?.contains(document.activeElement) === true) row.current.focus();
      rememberAdded(id);
      setAdding(
        outcome.state === 'sent' ? { state: 'added', when: outcome.when } : { state: 'kept' },
      );
    } else {
      setAdding({ state: 'failed', message: outcome.message });
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the press on "Add all" adds the task
  useEffect(() => {
    if (isWanted && !isKnown && adding.state === 'open') void add();
  }, [isWanted]);
  const said = saidOf(adding, isKnown);
  return (
    <li ref={row} tabIndex={-1} className={`${kit.rowApart13} ${styles.task}`}>
      <span className={styles.taskText}>
        {title} <span className={kit.softSmall}>{texts.minutes({ minutes })}</span>
      </span>
      {said === '' ? (
        <Button
          kind="secondary"
          size="small"
          pending={adding.state === 'pending'}
          pendingLabel={texts.adding}
          aria-label={texts.addTaskToRoutine({ title })}
          onClick={() => void add()}
        >
          {texts.addToRoutine}
        </Button>
      ) : null}
      {/* After "Add all", one sentence below the list speaks for all rows. */}
      <p role={isWanted ? undefined : 'status'} className={`${kit.noneIfEmpty} ${styles.said}`}>
        {said === '' ? null : <Check aria-hidden="true" size="1.1em" />}
        {said}
        {adding.state === 'failed' ? texts.taskNotAdded({ reason: adding.message }) : ''}
      </p>
    </li>
  );
};

interface TasksPartProps {
  readonly part: PartOf<'tasks'>;
  readonly messageId: string;
}

/** Small tasks that can be added to the routine one by one, or all at once. */
export const TasksPart = ({ part, messageId }: TasksPartProps) => {
  const [isAll, setAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const added = useDeviceValue(addedTasks) ?? [];
  const ids = part.tasks.map((_, index) => offeredTaskId(messageId, index));
  const open = ids.filter((id) => !added.includes(id)).length;
  return (
    <div className={kit.stack2}>
      <ul ref={list} tabIndex={-1} className={kit.stack2} aria-label={texts.tasksForRoutine}>
        {part.tasks.map((task, index) => {
          const id = offeredTaskId(messageId, index);
          return <OfferedRow key={id} task={task} id={id} isWanted={isAll} />;
        })}
      </ul>
      {isAll || open < 2 ? null : (
        <p>
          <Button
            kind="secondary"
            size="small"
            onClick={() => {
              // The button is removed, so the list takes the focus.
              list.current?.focus();
              setAll(true);
            }}
          >
            {texts.addAll({ count: open })}
          </Button>
        </p>
      )}
      <p role="status" className={kit.noneIfEmpty}>
        {isAll && open === 0 ? texts.allAdded : ''}
      </p>
    </div>
  );
};
