import Plus from 'lucide-react/icons/plus';
import { Button } from '#client/ui/button.tsx';
import { movedBy, RowButtons } from '#client/ui/fields/row-buttons.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { MOST } from '#domain/goals/goal.ts';
import { texts } from '#texts/goals.js';
import styles from './editor.module.css';
import { newStep, type PartProps } from './goal-draft.ts';

/** The small steps of a goal, in order. */
export const StepFields = ({ draft: { steps }, change, errors }: PartProps) => (
  <fieldset>
    <legend className={styles.question}>{texts.smallSteps}</legend>
    <ol className={`${kit.stack2} ${kit.plainList} ${styles.steps}`}>
      {steps.map((step, at) => {
        const name =
          step.words.trim() === '' ? texts.stepName({ number: at + 1 }) : step.words.trim();
        return (
          <li key={step.id} className={kit.stack1}>
            <TextField
              label={texts.step({ number: at + 1 })}
              name={`plan.steps.${at}.words`}
              dir="auto"
              autoComplete="off"
              value={step.words}
              error={errors[`plan.steps.${at}.words`]}
              onChange={({ currentTarget: { value } }) =>
                change({
                  steps: steps.map((one) => (one.id === step.id ? { ...one, words: value } : one)),
                })
              }
            />
            <div className={`${kit.rowBottom23} ${styles.icons}`}>
              <RowButtons
                name={name}
                at={at}
                count={steps.length}
                onMove={(by) => change({ steps: movedBy(steps, at, by) })}
                onRemove={() => change({ steps: steps.toSpliced(at, 1) })}
              />
            </div>
          </li>
        );
      })}
    </ol>
    {steps.length >= MOST.steps ? (
      <p className={kit.softThin}>{texts.tooManySteps({ max: MOST.steps })}</p>
    ) : (
      <Button
        kind="secondary"
        size="small"
        icon={Plus}
        onClick={() => change({ steps: [...steps, newStep()] })}
      >
        {texts.addAStep}
      </Button>
    )}
  </fieldset>
);
