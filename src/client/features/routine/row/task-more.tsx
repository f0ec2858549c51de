import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Feather from 'lucide-react/icons/feather';
import ListTree from 'lucide-react/icons/list-tree';
import MoonStar from 'lucide-react/icons/moon-star';
import Timer from 'lucide-react/icons/timer';
import type { ShownTask } from '#client/features/routine/changes/task-view.ts';
import { useTaskTimer } from '#client/features/routine/timer/kept-timer.ts';
import { Button } from '#client/ui/button.tsx';
import { RetryNotice } from '#client/ui/notices/retry-notice.tsx';
import { MINUTES } from '#domain/routine/task.ts';
import styles from './task-more.module.css';
import { useBreakdown } from './use-breakdown.ts';

/** Moves a task one position up (-1) or down (1) in its list. */
export interface MoveActions {
  readonly isFirst: boolean;
  readonly isLast: boolean;
  by(places: -1 | 1): void;
}

/** Actions that ask less of the person. */
export interface Relief {
  /** Undefined when the task cannot become smaller. */
  readonly lighter: (() => void) | undefined;
  readonly notToday: () => void;
}

/** The buttons of the two relief actions. */
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
  /** Null in lists that cannot be reordered. */
  readonly move: MoveActions | null;
  /** Null when the row already shows the buttons. */
  readonly relief: Relief | null;
  /** Called when the task was broken down. */
  readonly onSteps: () => void;
}

/** The further actions of a task. */
export const TaskMore = ({ id, task, move, relief, onSteps }: TaskMoreProps) => {
  const { running, start } = useTaskTimer();
  const { breaking, breakDown } = useBreakdown(task, onSteps);
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
          pending={breaking.state === 'asking'}
          pendingLabel="Breaking it down…"
          onClick={() => void breakDown()}
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
      {breaking.state === 'failed' && canBreak ? (
        <div className={styles.notice}>
          <RetryNotice onRetry={() => void breakDown()}>{breaking.words}</RetryNotice>
        </div>
      ) : null}
    </div>
  );
};
