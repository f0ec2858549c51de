import Check from 'lucide-react/icons/check';
import Sun from 'lucide-react/icons/sun';
import type { ShownTask } from '#client/features/tasks/changes/task-view.ts';
import { dayText } from '#client/features/tasks/task-labels.ts';
import { MoveTo, type OnMove } from '#client/features/tasks/when/move-to.tsx';
import { localTimeText } from '#client/lib/date-text.ts';
import { Button } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import styles from './waiting.module.css';

interface WaitingRowProps {
  readonly task: ShownTask;
  readonly onToday: () => void;
  readonly onMove: OnMove;
  readonly onDone: () => void;
  readonly onLetGo: () => void;
}

/** One waiting task of an earlier day, with its actions. */
export const WaitingRow = ({ task, onToday, onMove, onDone, onLetGo }: WaitingRowProps) => {
  const { title, estimatedTime, date, time } = task;
  return (
    <li className={`${kit.rowApart} ${styles.item}`}>
      <span className={styles.words}>
        <bdi className={kit.bold}>{title}</bdi>
        <span className={styles.day}>
          {estimatedTime} min, from {dayText(date)}
          {time === null ? null : ` at ${localTimeText(time)}`}
        </span>
      </span>
      <div className={`${kit.row2} ${styles.buttons}`}>
        <Button
          kind="secondary"
          size="small"
          icon={Sun}
          aria-label={`Do ${title} today`}
          onClick={onToday}
        >
          Do it today
        </Button>
        <Button
          kind="secondary"
          size="small"
          icon={Check}
          aria-label={`Done: ${title}`}
          onClick={onDone}
        >
          Done
        </Button>
        <Button kind="quiet" size="small" aria-label={`Let go: ${title}`} onClick={onLetGo}>
          Let go
        </Button>
        {/* This button comes last, because the days to choose from open after it. */}
        <MoveTo task={task} label="Another day" name={`Another day for ${title}`} onMove={onMove} />
      </div>
    </li>
  );
};
