import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Feather from 'lucide-react/icons/feather';
import ListTree from 'lucide-react/icons/list-tree';
import MoonStar from 'lucide-react/icons/moon-star';
import Timer from 'lucide-react/icons/timer';
import { Button } from '#client/ui/button.tsx';
import { MINUTES } from '#domain/routine/task.ts';
import styles from './task-more.module.css';
import type { ShownTask } from './task-view.ts';
import { useTaskTimer } from './timer-store.ts';

/** How a task is moved among the tasks of its list: by one place up (-1) or down (1). */
export interface Move {
  readonly isFirst: boolean;
  readonly isLast: boolean;
  by(places: -1 | 1): void;
}

/** What makes a task easier to bear. */
export interface Relief {
  /** Undefined when it cannot become smaller. */
  readonly lighter: (() => void) | undefined;
  readonly notToday: () => void;
}

/** The two ways to ask less of a day. */
export const ReliefButtons = ({ relief }: { readonly relief: Relief }) => (
  <>
    {relief.lighter === undefined ? null : (
      <Button kind="secondary" size="small" icon={Feather} onClick={relief.lighter}>
        Try a lighter version
      </Button>
    )}
    <Button kind="secondary" size="small" icon={MoonStar} onClick={relief.notToday}>
      Not today
    </Button>
  </>
);

interface TaskMoreProps {
  readonly id: string;
  readonly task: ShownTask;
  /** Null where the order is not the person's own. */
  readonly move: Move | null;
  /** Null where it is offered already. */
  readonly relief: Relief | null;
  readonly onBreakDown: () => void;
}

/** What else can be done with a task. */
export const TaskMore = ({ id, task, move, relief, onBreakDown }: TaskMoreProps) => {
  const { running, start } = useTaskTimer();
  const canBreak = task.steps.length === 0 && task.estimatedTime > MINUTES.min;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div id={id} role="group" aria-label={`More for ${task.title}`} className={styles.more}>
      {task.completed || running?.taskId === task._id ? null : (
        <Button kind="secondary" size="small" icon={Timer} onClick={() => start(task)}>
          Start timer
        </Button>
      )}
      {task.completed || !canBreak ? null : (
        <Button
          kind="secondary"
          size="small"
          icon={ListTree}
          pending={task.asked === 'steps'}
          onClick={onBreakDown}
        >
          Break it down
        </Button>
      )}
      {move === null ? null : (
        <>
          <Button
            kind="secondary"
            size="small"
            icon={ArrowUp}
            aria-disabled={move.isFirst}
            onClick={() => move.by(-1)}
          >
            Move up
          </Button>
          <Button
            kind="secondary"
            size="small"
            icon={ArrowDown}
            aria-disabled={move.isLast}
            onClick={() => move.by(1)}
          >
            Move down
          </Button>
        </>
      )}
      {relief === null || task.completed ? null : <ReliefButtons relief={relief} />}
    </div>
  );
};
