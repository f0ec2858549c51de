import Check from 'lucide-react/icons/check';
import Sun from 'lucide-react/icons/sun';
import type { ShownTask } from '#client/features/tasks/changes/task-view.ts';
import { MoveTo, type OnMove } from '#client/features/tasks/when/move-to.tsx';
import { localTimeText, yearlessDayText } from '#client/lib/date-text.ts';
import { Button } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/tasks.js';
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
  const day = yearlessDayText(date);
  return (
    <li className={`${kit.rowApart} ${styles.item}`}>
      <span className={styles.words}>
        <bdi className={kit.bold}>{title}</bdi>
        <span className={styles.day}>
          {time === null
            ? texts.minutesFromDay({ minutes: estimatedTime, day })
            : texts.minutesFromDayAtTime({
                minutes: estimatedTime,
                day,
                time: localTimeText(time),
              })}
        </span>
      </span>
      <div className={`${kit.row2} ${styles.buttons}`}>
        <Button
          kind="secondary"
          size="small"
          icon={Sun}
          aria-label={texts.doTaskToday({ title })}
          onClick={onToday}
        >
          {texts.doItToday}
        </Button>
        <Button
          kind="secondary"
          size="small"
          icon={Check}
          aria-label={texts.doneTask({ title })}
          onClick={onDone}
        >
          {common.done}
        </Button>
        <Button kind="quiet" size="small" aria-label={texts.letGoTask({ title })} onClick={onLetGo}>
          {texts.letGo}
        </Button>
        {/* This button comes last, because the days to choose from open after it. */}
        <MoveTo
          task={task}
          label={texts.otherDay}
          name={texts.otherDayFor({ title })}
          onMove={onMove}
        />
      </div>
    </li>
  );
};
