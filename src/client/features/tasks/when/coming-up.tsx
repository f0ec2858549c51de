import Clock from 'lucide-react/icons/clock';
import { nextOf, sectionsOf } from '#client/features/tasks/list/sections.ts';
import { useTasks } from '#client/features/tasks/use-tasks.ts';
import { localTimeText } from '#client/lib/date-text.ts';
import { useClock } from '#client/lib/time/use-clock.ts';
import kit from '#client/ui/layout/kit.module.css';
import { sentence } from '#client/ui/layout/sentence.ts';
import { firstAhead } from '#domain/tasks/offer.ts';
import { texts } from '#texts/tasks.js';
import styles from './when.module.css';

const NOTHING_STAYS: ReadonlySet<string> = new Set();

interface ComingUpProps {
  /** The id of the task that is shown already. */
  readonly shownId: string | undefined;
}

/** One line about today's next task with a time, so that it is not missed. Empty if there is none. */
export const ComingUp = ({ shownId }: ComingUpProps) => {
  const { tasks, today } = useTasks();
  const { nowMin, dayStartsAtHour } = useClock();
  const others = sectionsOf(tasks, today, NOTHING_STAYS).today.filter(
    (task) => task._id !== shownId && nextOf([task]) !== undefined,
  );
  const next = firstAhead(others, nowMin, dayStartsAtHour);
  if (next === undefined || next.time === null) return null;
  return (
    <p className={styles.comingUp}>
      <Clock size={20} aria-hidden="true" />
      <span className={kit.anyBreak}>
        {sentence(
          texts.comingUp({
            title: next.title,
            time: localTimeText(next.time),
            label: (words) => <span className={kit.bold}>{words}</span>,
            own: (words) => <bdi>{words}</bdi>,
          }),
        )}
      </span>
    </p>
  );
};
