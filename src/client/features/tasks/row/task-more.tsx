import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Feather from 'lucide-react/icons/feather';
import ListTree from 'lucide-react/icons/list-tree';
import MoonStar from 'lucide-react/icons/moon-star';
import Shuffle from 'lucide-react/icons/shuffle';
import Sun from 'lucide-react/icons/sun';
import Timer from 'lucide-react/icons/timer';
import { QuestionForm } from '#client/features/tasks/breakdown/question-form.tsx';
import { useBreakdown } from '#client/features/tasks/breakdown/use-breakdown.ts';
import type { ShownTask } from '#client/features/tasks/changes/task-view.ts';
import { useTaskTimer } from '#client/features/tasks/timer/kept-timer.ts';
import { MoveTo, type OnMove } from '#client/features/tasks/when/move-to.tsx';
import { Button } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { RetryNotice } from '#client/ui/notices/retry-notice.tsx';
import { MINUTES } from '#domain/tasks/task.ts';
import { texts } from '#texts/tasks.js';
import styles from './task-more.module.css';

/** The functions that move a task in its list, one position up (-1) or down (1). */
export interface MoveActions {
  readonly isFirst: boolean;
  readonly isLast: boolean;
  by(places: -1 | 1): void;
}

/** Actions that reduce what is expected of the person. */
export interface Relief {
  /** Moves a task from Later to today; undefined if the task has a day. */
  readonly today?: (() => void) | undefined;
  /** Makes the task smaller; undefined if it cannot become smaller. */
  readonly lighter: (() => void) | undefined;
  /** Puts the task away for today; undefined for a task in Later or on a later day. */
  readonly notToday: (() => void) | undefined;
  /** Swaps the task for another one; undefined for a personal task. */
  readonly swap: (() => void) | undefined;
}

/** The buttons of the relief actions, except for swapping. */
export const ReliefButtons = ({ relief }: { readonly relief: Relief }) => (
  <>
    {relief.today === undefined ? null : (
      <Button kind="secondary" size="small" icon={Sun} onClick={relief.today}>
        {texts.doItToday}
      </Button>
    )}
    {relief.lighter === undefined ? null : (
      <Button kind="secondary" size="small" icon={Feather} onClick={relief.lighter}>
        {texts.tryLighter}
      </Button>
    )}
    {relief.notToday === undefined ? null : (
      <Button kind="secondary" size="small" icon={MoonStar} onClick={relief.notToday}>
        {texts.notToday}
      </Button>
    )}
  </>
);

interface TaskMoreProps {
  readonly id: string;
  readonly task: ShownTask;
  /** Null if the list cannot be reordered. */
  readonly move: MoveActions | null;
  /** Null if the row already shows the relief buttons. */
  readonly relief: Relief | null;
  /** Undefined if the task cannot be swapped. */
  readonly swap: (() => void) | undefined;
  /** Called after the task was broken down into steps. */
  readonly onSteps: () => void;
  readonly onMove: OnMove;
}

/** The further actions of a task. */
export const TaskMore = ({ id, task, move, relief, swap, onSteps, onMove }: TaskMoreProps) => {
  const { breaking, question, breakDown, forget } = useBreakdown(task, onSteps);
  const { running, start } = useTaskTimer();
  const canBreak = task.steps.length === 0 && task.estimatedTime > MINUTES.min;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      id={id}
      role="group"
      aria-label={texts.moreFor({ title: task.title })}
      className={`${kit.row2} ${styles.more}`}
    >
      {task.completed || running?.taskId === task._id ? null : (
        // Only in a narrow row, which has no button for the timer itself.
        <Button
          data-part="timer"
          kind="secondary"
          size="small"
          icon={Timer}
          aria-label={texts.startTimerFor({ title: task.title })}
          onClick={() => start(task)}
        >
          {texts.startTimer}
        </Button>
      )}
      {task.completed || !canBreak || question !== null ? null : (
        <Button
          kind="secondary"
          size="small"
          icon={ListTree}
          pending={breaking.state === 'asking'}
          pendingLabel={texts.breakingDown}
          onClick={() => void breakDown()}
        >
          {texts.breakDown}
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
            {texts.moveUp}
          </Button>
          <Button
            kind="secondary"
            size="small"
            icon={ArrowDown}
            aria-disabled={move.isLast}
            onClick={() => move.by(1)}
          >
            {texts.moveDown}
          </Button>
        </>
      )}
      {swap === undefined || task.completed ? null : (
        <Button kind="secondary" size="small" icon={Shuffle} onClick={swap}>
          {texts.swap}
        </Button>
      )}
      {relief === null || task.completed ? null : <ReliefButtons relief={relief} />}
      {task.completed || task.type === 'smart' ? null : <MoveTo task={task} onMove={onMove} />}
      {question !== null && canBreak ? (
        <QuestionForm
          question={question}
          pending={breaking.state === 'asking'}
          onAnswer={(answer) => void breakDown({ answer })}
          onCancel={forget}
        />
      ) : null}
      {breaking.state === 'failed' && canBreak ? (
        <div className={styles.notice}>
          <RetryNotice onRetry={() => void breakDown(breaking.wanted)}>
            {breaking.words}
          </RetryNotice>
        </div>
      ) : null}
    </div>
  );
};
