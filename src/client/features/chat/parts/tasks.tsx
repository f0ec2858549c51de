import Check from 'lucide-react/icons/check';
import { useRef, useState } from 'react';
import { useChatTools } from '#client/features/chat/tools.ts';
import { useDeviceValue } from '#client/sync/device-value.ts';
import { Button } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { addedTasks, offeredTaskId, rememberAdded } from './added-tasks.ts';
import type { PartOf } from './message-part-type.ts';
import styles from './parts.module.css';

type OfferedTask = PartOf<'tasks'>['tasks'][number];

/** The state of adding one task. */
type AddState =
  | { readonly state: 'open' | 'pending' | 'added' | 'kept' }
  | { readonly state: 'failed'; readonly message: string };

const SAID = {
  added: 'It is in your routine for today.',
  kept: 'It is kept on this device. It is added to your routine later.',
  /** Shown on a later visit, which may be on another day. */
  before: 'You added it to your routine.',
};

interface OfferedRowProps {
  readonly task: OfferedTask;
  /** The id of the task in the routine. It is known before the task is added. */
  readonly id: string;
}

const OfferedRow = ({ task, id }: OfferedRowProps) => {
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
      setAdding({ state: outcome.state === 'sent' ? 'added' : 'kept' });
    } else {
      setAdding({ state: 'failed', message: outcome.message });
    }
  };
  const isDone = adding.state === 'added' || adding.state === 'kept';
  const said = isDone ? SAID[adding.state] : isKnown ? SAID.before : '';
  return (
    <li ref={row} tabIndex={-1} className={`${kit.rowApart13} ${styles.task}`}>
      <span className={styles.taskText}>
        {title} <span className={kit.softSmall}>{minutes} min</span>
      </span>
      {said === '' ? (
        <Button
          kind="secondary"
          size="small"
          pending={adding.state === 'pending'}
          pendingLabel="Adding..."
          aria-label={`Add to my routine: ${title}`}
          onClick={() => void add()}
        >
          Add to my routine
        </Button>
      ) : null}
      <p role="status" className={`${kit.noneIfEmpty} ${styles.said}`}>
        {said === '' ? null : <Check aria-hidden="true" size="1.1em" />}
        {said}
        {adding.state === 'failed' ? `It was not added. ${adding.message}` : ''}
      </p>
    </li>
  );
};

interface TasksPartProps {
  readonly part: PartOf<'tasks'>;
  readonly messageId: string;
}

/** Small tasks that can be added to the routine one by one. */
export const TasksPart = ({ part, messageId }: TasksPartProps) => (
  <ul className={kit.stack2} aria-label="Tasks for your routine">
    {part.tasks.map((task, index) => {
      const id = offeredTaskId(messageId, index);
      return <OfferedRow key={id} task={task} id={id} />;
    })}
  </ul>
);
