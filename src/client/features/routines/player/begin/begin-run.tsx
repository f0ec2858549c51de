import Play from 'lucide-react/icons/play';
import styles from '#client/features/routines/player/player.module.css';
import { Button } from '#client/ui/button.tsx';
import { RadioRows } from '#client/ui/fields/radio-rows.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { usePageHeading } from '#client/ui/layout/page.tsx';
import { stepsOfSize } from '#domain/routines/marks.ts';
import { SIZES, type Size } from '#domain/shared/size.ts';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/routine-player.js';
import { texts as list } from '#texts/routines.js';
import type { PlayedDay, Press } from '../run/use-run.ts';
import type { Usual } from '../run/use-usual.ts';
import { plannedText, stepsAndTime } from '../words.ts';
import own from './begin-run.module.css';

interface BeginProps {
  readonly played: PlayedDay;
  readonly press: Press;
  readonly usual: Usual;
  readonly chooseSize: (size: Size) => void;
}

/** The player before the start, and after the run was stopped: the size, the steps and their times. */
export const Begin = ({ played, press, usual, chooseSize }: BeginProps) => {
  const { day, run, size } = played;
  const { name, steps } = day.plan;
  const heading = usePageHeading(name);
  const wanted = stepsOfSize(steps, size);
  const open = wanted.filter(
    ({ id }) => run.marks[id] === undefined && day.marks[id] === undefined,
  );
  const isStopped = run.phase === 'stopped';
  // A size is not offered if it has the same steps as a larger size.
  const sizes = SIZES.filter(
    (one, index) =>
      index === 0 ||
      stepsOfSize(steps, one).length < stepsOfSize(steps, SIZES[index - 1] ?? one).length ||
      one === size,
  );
  return (
    <div className={styles.column}>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {name}
      </h1>
      <p className={kit.softLarge}>
        {isStopped ? `${texts.stoppedForNow} ` : null}
        {open.length === 0 ? texts.allMarked : texts.stepsSentence({ steps: stepsAndTime(open) })}
      </p>
      {sizes.length < 2 || isStopped ? null : (
        <RadioRows
          legend={texts.howMuchToday}
          look="rows"
          options={sizes}
          label={(one) => (
            <>
              <span className={own.sizeName}>{list.sizes[one]}</span>
              <span className={kit.soft}>{stepsAndTime(stepsOfSize(steps, one))}</span>
            </>
          )}
          value={size}
          onChoose={chooseSize}
        />
      )}
      {open.length === 0 ? null : (
        <p className={styles.main}>
          <Button icon={Play} onClick={() => press('start', { stepIds: open.map(({ id }) => id) })}>
            {isStopped ? texts.goOn : common.start}
          </Button>
        </p>
      )}
      <ol className={own.steps} aria-label={texts.stepsList}>
        {open.map((step) => (
          <li key={step.id} className={own.step}>
            <bdi>{step.title}</bdi>
            <span className={kit.soft}>{plannedText(step.minutes, usual(step))}</span>
          </li>
        ))}
      </ol>
    </div>
  );
};
