import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { MOST } from '#domain/goals/goal.ts';
import styles from './editor.module.css';
import { newStep, type PartProps } from './goal-draft.ts';

/** The small steps of a goal in their order. */
export const StepFields = ({ draft: { steps }, change, errors }: PartProps) => {
  const move = (at: number, by: -1 | 1): void => {
    const step = steps[at];
    if (step === undefined || at + by < 0 || at + by >= steps.length) return;
    change({ steps: steps.toSpliced(at, 1).toSpliced(at + by, 0, step) });
  };
  return (
    <fieldset className={styles.bare}>
      <legend className={styles.question}>Small steps</legend>
      <ol className={styles.steps}>
        {steps.map((step, at) => {
          const name = step.words.trim() === '' ? `step ${at + 1}` : step.words.trim();
          return (
            <li key={step.id} className={styles.step}>
              <TextField
                label={`Step ${at + 1}`}
                name={`plan.steps.${at}.words`}
                dir="auto"
                autoComplete="off"
                value={step.words}
                error={errors[`plan.steps.${at}.words`]}
                onChange={({ currentTarget: { value } }) =>
                  change({
                    steps: steps.map((one) =>
                      one.id === step.id ? { ...one, words: value } : one,
                    ),
                  })
                }
              />
              <div className={styles.icons}>
                <Button
                  kind="quiet"
                  size="small"
                  icon={ArrowUp}
                  aria-label={`Move ${name} up`}
                  aria-disabled={at === 0}
                  onClick={() => move(at, -1)}
                />
                <Button
                  kind="quiet"
                  size="small"
                  icon={ArrowDown}
                  aria-label={`Move ${name} down`}
                  aria-disabled={at === steps.length - 1}
                  onClick={() => move(at, 1)}
                />
                <Button
                  kind="quiet"
                  size="small"
                  icon={Trash}
                  aria-label={`Remove ${name}`}
                  onClick={() => change({ steps: steps.toSpliced(at, 1) })}
                />
              </div>
            </li>
          );
        })}
      </ol>
      {steps.length >= MOST.steps ? (
        <p className={styles.soft}>A goal can have at most {MOST.steps} steps.</p>
      ) : (
        <Button
          kind="secondary"
          size="small"
          icon={Plus}
          onClick={() => change({ steps: [...steps, newStep()] })}
        >
          Add a step
        </Button>
      )}
    </fieldset>
  );
};
