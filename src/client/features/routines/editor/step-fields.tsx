import Plus from 'lucide-react/icons/plus';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import fields from '#client/ui/fields/field.module.css';
import { movedBy, RowButtons } from '#client/ui/fields/row-buttons.tsx';
import { SelectField } from '#client/ui/fields/select-field.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { Fold } from '#client/ui/fold.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { STEPS } from '#domain/routines/plan.ts';
import { SIZES, type Size } from '#domain/shared/size.ts';
import styles from './editor.module.css';
import {
  newStep,
  type PartProps,
  type StepDraft,
  stepName,
  withSuggestedSizes,
} from './editor-draft.ts';

/** The labels that say in which sizes of the routine a step is included, keyed by the smallest of these sizes. */
const SIZE_CHOICES: Readonly<Record<Size, string>> = {
  micro: 'In every size',
  lighter: 'In the lighter one and the whole',
  full: 'Only in the whole',
};

const isSize = (text: string): text is Size => SIZES.some((size) => size === text);

/** The steps of a routine: their texts, times, hints, sizes and order. */
export const StepFields = ({ draft, change, errors }: PartProps) => {
  const { steps } = draft;
  const [removed, setRemoved] = useState<{ step: StepDraft; at: number } | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const wasAdded = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the number of steps is the trigger
  useEffect(() => {
    if (!wasAdded.current) return;
    wasAdded.current = false;
    list.current?.querySelector<HTMLInputElement>('li:last-child input')?.focus();
  }, [steps.length]);

  const set = (next: readonly StepDraft[]): void =>
    change({ steps: draft.isSized ? [...next] : withSuggestedSizes(next) });
  const edit = (at: number, changed: Partial<StepDraft>): void =>
    set(steps.map((step, index) => (index === at ? { ...step, ...changed } : step)));
  const error = errors['plan.steps'];
  const errorId = useId();

  return (
    <fieldset
      className={`${kit.stack4} ${styles.part}`}
      name="plan.steps"
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={error === undefined ? undefined : errorId}
      tabIndex={-1}
    >
      <legend className={`${kit.largeBold} ${styles.legend}`}>Steps</legend>
      <ol ref={list} className={kit.stack4}>
        {steps.map((step, at) => {
          const name = stepName(step, at);
          return (
            <li key={step.id} className={`${kit.stack2} ${styles.step}`}>
              <TextField
                label={`Step ${at + 1}`}
                name={`plan.steps.${at}.title`}
                dir="auto"
                autoComplete="off"
                value={step.title}
                error={errors[`plan.steps.${at}.title`]}
                onChange={(event) => edit(at, { title: event.currentTarget.value })}
              />
              <div className={`${kit.rowBottom23} ${styles.stepRow}`}>
                <div className={styles.short}>
                  <TextField
                    label="Minutes"
                    name={`plan.steps.${at}.minutes`}
                    inputMode="numeric"
                    autoComplete="off"
                    value={step.minutes}
                    error={errors[`plan.steps.${at}.minutes`]}
                    onChange={(event) => edit(at, { minutes: event.currentTarget.value })}
                  />
                </div>
                <div className={`${kit.row1} ${styles.icons}`}>
                  <RowButtons
                    name={name}
                    at={at}
                    count={steps.length}
                    onMove={(by) => set(movedBy(steps, at, by))}
                    onRemove={() => {
                      setRemoved({ step, at });
                      set(steps.filter(({ id }) => id !== step.id));
                    }}
                  />
                </div>
              </div>
              <Fold
                label={
                  <>
                    Hint and size<span className={kit.softThin}>: {SIZE_CHOICES[step.from]}</span>
                  </>
                }
              >
                <div className={kit.stack4}>
                  <TextField
                    label="Hint of how"
                    name={`plan.steps.${at}.hint`}
                    dir="auto"
                    autoComplete="off"
                    value={step.hint}
                    error={errors[`plan.steps.${at}.hint`]}
                    onChange={(event) => edit(at, { hint: event.currentTarget.value })}
                  />
                  <SelectField
                    label="When you do less"
                    value={step.from}
                    onChange={({ currentTarget: { value } }) => {
                      if (!isSize(value)) return;
                      change({
                        isSized: true,
                        steps: steps.map((one) =>
                          one.id === step.id ? { ...one, from: value } : one,
                        ),
                      });
                    }}
                  >
                    {SIZES.toReversed().map((size) => (
                      <option key={size} value={size}>
                        {SIZE_CHOICES[size]}
                      </option>
                    ))}
                  </SelectField>
                </div>
              </Fold>
            </li>
          );
        })}
      </ol>
      {removed === null ? null : (
        <p role="status" className={kit.rowMiddle}>
          “{stepName(removed.step, removed.at)}” is removed.{' '}
          <Button
            kind="quiet"
            size="small"
            onClick={() => {
              set(steps.toSpliced(removed.at, 0, removed.step));
              setRemoved(null);
            }}
          >
            Undo
          </Button>
        </p>
      )}
      {error === undefined ? null : (
        <p id={errorId} role="alert" className={fields.error}>
          {error}
        </p>
      )}
      <div>
        <Button
          kind="secondary"
          size="small"
          icon={Plus}
          aria-disabled={steps.length >= STEPS.max}
          onClick={() => {
            if (steps.length >= STEPS.max) return;
            wasAdded.current = true;
            set([...steps, newStep()]);
          }}
        >
          Add a step
        </Button>
        {steps.length >= STEPS.max ? (
          <p className={kit.softThin}>A routine can have at most {STEPS.max} steps.</p>
        ) : null}
      </div>
      <p className={kit.softThin}>
        Each routine has three sizes: the whole, a lighter one, and the least that counts. Evenkeel
        proposes the steps of each size by their length. You can change them.
      </p>
    </fieldset>
  );
};
