import { useQuery } from '@tanstack/react-query';
import Pencil from 'lucide-react/icons/pencil';
import { readyRoutines } from '#client/features/routines/days/ready-routines.ts';
import { RoutineIcon } from '#client/features/routines/list/routine-icon.tsx';
import { NotLoaded } from '#client/lib/not-loaded.tsx';
import { takeLostFocus } from '#client/lib/take-lost-focus.ts';
import { Button } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { sentence } from '#client/ui/layout/sentence.ts';
import { minutesOf } from '#domain/routines/marks.ts';
import type { RoutineTemplate } from '#domain/routines/templates.ts';
import { texts } from '#texts/routine-form.js';
import styles from './editor.module.css';

interface TemplateChoiceProps {
  /** The name of a routine that was begun before; null if there is none. */
  readonly begun: string | null;
  readonly onGoOn: () => void;
  readonly onChoose: (template: RoutineTemplate) => void;
  /** Starts an empty routine. */
  readonly onOwn: () => void;
}

/** The parts of the day, each with the hour before which it ends. */
const PARTS = [
  [texts.partsOfDay.morning, 11],
  [texts.partsOfDay.daytime, 17],
  [texts.partsOfDay.evening, 24],
] as const;

const partOf = ({ time }: RoutineTemplate): string =>
  (time === null ? undefined : PARTS.find(([, end]) => Number(time.slice(0, 2)) < end)?.[0]) ??
  texts.partsOfDay.any;

/** The number of steps that are shown before a template is chosen. */
const FIRST_STEPS = 2;

/**
 * What a new routine can start with: nothing, or a template. If the templates cannot be loaded, the person can still
 * write their own routine.
 */
export const TemplateChoice = ({ begun, onGoOn, onChoose, onOwn }: TemplateChoiceProps) => {
  const query = useQuery(readyRoutines);
  const byPart = Map.groupBy(query.data ?? [], partOf);
  return (
    <div className={kit.stack4}>
      {begun === null ? null : (
        <div className={kit.rowMiddle}>
          <p className={kit.anyBreak}>
            {begun.trim() === ''
              ? texts.begunNotSavedYet
              : sentence(
                  texts.namedNotSavedYet({ routine: begun, name: (text) => <bdi>{text}</bdi> }),
                )}
          </p>
          <Button ref={takeLostFocus} size="small" onClick={onGoOn}>
            {texts.goOnWithIt}
          </Button>
        </div>
      )}
      <div>
        <Button
          ref={begun === null ? takeLostFocus : undefined}
          kind="secondary"
          icon={Pencil}
          onClick={onOwn}
        >
          {texts.ownRoutine}
        </Button>
      </div>
      {query.data === undefined ? <NotLoaded message={texts.readyNotLoaded} query={query} /> : null}
      {[...PARTS.map(([name]) => name), texts.partsOfDay.any].map((part) => {
        const templates = byPart.get(part) ?? [];
        return templates.length === 0 ? null : (
          <div key={part} className={kit.stack2}>
            <h3 className={kit.large}>{part}</h3>
            <ul className={kit.stack2}>
              {templates.map((template) => (
                <li key={template.id}>
                  <button
                    type="button"
                    className={styles.choice}
                    onClick={() => onChoose(template)}
                  >
                    <RoutineIcon plan={template} />
                    <span className={styles.choiceWords}>
                      <span className={styles.choiceName}>{template.title}</span>{' '}
                      <span className={kit.softThin}>
                        {texts.minutesTogether({ minutes: minutesOf(template.steps, 'full') })}
                      </span>
                      <span className={kit.softBlock}>{template.about}</span>
                      <span className={kit.softBlock}>
                        {texts.firstSteps({
                          steps: template.steps
                            .slice(0, FIRST_STEPS)
                            .map(({ title }) => title)
                            .join(' · '),
                        })}
                      </span>
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </div>
  );
};
