import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { isEnter } from '#client/platform/keys.ts';
import { Button } from '#client/ui/button.tsx';
import fields from '#client/ui/fields/field.module.css';
import { movedBy, RowButtons } from '#client/ui/fields/row-buttons.tsx';
import { SelectField } from '#client/ui/fields/select-field.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { Fold } from '#client/ui/fold.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { sentence } from '#client/ui/layout/sentence.ts';
import { STEPS } from '#domain/routines/plan.ts';
import { SIZES, type Size } from '#domain/shared/size.ts';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/routine-form.js';
import { texts as routines } from '#texts/routines.js';
import styles from './editor.module.css';
import {
  isBlank,
  newStep,
  type PartProps,
  type StepDraft,
  stepName,
  withSuggestedSizes,
} from './editor-draft.ts';

const isSize = (text: string): text is Size => SIZES.some((size) => size === text);

/** The names and minutes of the steps, to be read before they are changed. */
const StepList = ({ steps }: { readonly steps: readonly StepDraft[] }) => (
  <ol className={styles.readSteps} aria-label={texts.theSteps}>
    {steps.map((step, at) => (
      <li key={step.id}>
        <bdi>{stepName(step, at)}</bdi>
        {step.minutes.trim() === '' ? null : (
          <span className={kit.soft}>{texts.minutesOfStep({ minutes: step.minutes })}</span>
        )}
      </li>
    ))}
  </ol>
);

interface StepDetailsProps extends Pick<PartProps, 'errors'> {
  readonly step: StepDraft;
  readonly at: number;
  readonly count: number;
  readonly onEdit: (changed: Partial<StepDraft>) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
  readonly onSize: (size: Size) => void;
}

/** What a step has besides its text: its minutes, its place, its hint and its size. */
const StepDetails = ({
  step,
  at,
  count,
  errors,
  onEdit,
  onMove,
  onRemove,
  onSize,
}: StepDetailsProps) => (
  <>
    <div className={`${kit.rowBottom23} ${styles.stepRow}`}>
      <div className={styles.short}>
        <TextField
          label={texts.minutes}
          name={`plan.steps.${at}.minutes`}
          inputMode="numeric"
          autoComplete="off"
          value={step.minutes}
          error={errors[`plan.steps.${at}.minutes`]}
          onChange={(event) => onEdit({ minutes: event.currentTarget.value })}
        />
      </div>
      <div className={`${kit.row1} ${styles.icons}`}>
        <RowButtons
          name={stepName(step, at)}
          at={at}
          count={count}
          onMove={onMove}
          onRemove={onRemove}
        />
      </div>
    </div>
    <Fold
      label={sentence(
        texts.hintAndSize({
          size: texts.sizeChoices[step.from],
          soft: (text) => <span className={kit.softThin}>{text}</span>,
        }),
      )}
    >
      <div className={kit.stack4}>
        <TextField
          label={texts.hintOfHow}
          name={`plan.steps.${at}.hint`}
          dir="auto"
          autoComplete="off"
          value={step.hint}
          error={errors[`plan.steps.${at}.hint`]}
          onChange={(event) => onEdit({ hint: event.currentTarget.value })}
        />
        <SelectField
          label={texts.whenYouDoLess}
          value={step.from}
          onChange={({ currentTarget: { value } }) => {
            if (isSize(value)) onSize(value);
          }}
        >
          {SIZES.toReversed().map((size) => (
            <option key={size} value={size}>
              {texts.sizeChoices[size]}
            </option>
          ))}
        </SelectField>
      </div>
    </Fold>
  </>
);

interface StepFieldsProps extends PartProps {
  /**
   * `lines` has one field for each step, for a routine that is being written; `list` shows the steps as text, with
   * their fields in a collapsed section; `fold` has only this section.
   */
  readonly look: 'lines' | 'list' | 'fold';
}

/** The steps of a routine: their texts, times, hints, sizes and order. */
export const StepFields = ({ draft, change, errors, look }: StepFieldsProps) => {
  const [removed, setRemoved] = useState<{ step: StepDraft; at: number } | null>(null);
  const [isFull, setFull] = useState(false);
  const [first] = useState(newStep);
  const list = useRef<HTMLOListElement>(null);
  const wasAdded = useRef(false);
  const isLines = look === 'lines';
  // The first field is there at once, although the draft has no step until something is typed.
  const steps = isLines && draft.steps.length === 0 ? [first] : draft.steps;
  const isShort = isLines && !isFull && steps.every((step) => isBlank({ ...step, title: '' }));
  const titles = () =>
    list.current?.querySelectorAll<HTMLInputElement>('input[name$=".title"]') ?? [];

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the number of steps is the trigger
  useEffect(() => {
    if (!wasAdded.current) return;
    wasAdded.current = false;
    [...titles()].at(-1)?.focus();
  }, [steps.length]);
  useEffect(() => {
    // The pressed button is removed.
    if (isFull) list.current?.querySelector<HTMLInputElement>('input[name$=".minutes"]')?.focus();
  }, [isFull]);

  const set = (next: readonly StepDraft[]): void =>
    change({ steps: draft.isSized ? [...next] : withSuggestedSizes(next) });
  const edit = (at: number, changed: Partial<StepDraft>): void =>
    set(steps.map((step, index) => (index === at ? { ...step, ...changed } : step)));
  const remove = (at: number, step: StepDraft): void => {
    setRemoved({ step, at });
    set(steps.filter(({ id }) => id !== step.id));
  };
  const add = (): void => {
    if (steps.length >= STEPS.max) return;
    wasAdded.current = true;
    set([...steps, newStep()]);
  };
  /** Enter leads to the next line, as in any list. On an empty line, it submits the form. */
  const goOn = (event: KeyboardEvent, at: number): void => {
    if (!isEnter(event) || steps[at]?.title.trim() === '') return;
    event.preventDefault();
    if (at + 1 === steps.length) add();
    else titles()[at + 1]?.focus();
  };
  // The error of all steps is shown at the first line, which takes the focus, or else above the steps.
  const lineError = isShort ? errors['plan.steps'] : undefined;
  const error = isShort ? undefined : errors['plan.steps'];
  const errorId = useId();

  const fieldsOfSteps = (
    <div className={kit.stack4}>
      <ol ref={list} className={isShort ? kit.stack2 : kit.stack4}>
        {steps.map((step, at) => {
          const title = (
            <TextField
              label={texts.step({ number: at + 1 })}
              name={`plan.steps.${at}.title`}
              dir="auto"
              autoComplete="off"
              enterKeyHint={isShort ? 'next' : undefined}
              value={step.title}
              error={errors[`plan.steps.${at}.title`] ?? (at === 0 ? lineError : undefined)}
              onKeyDown={isShort ? (event) => goOn(event, at) : undefined}
              onChange={(event) => edit(at, { title: event.currentTarget.value })}
            />
          );
          if (isShort) {
            return (
              <li key={step.id} className={styles.line}>
                {title}
                {steps.length === 1 ? null : (
                  <IconButton
                    icon={Trash}
                    label={texts.removeStep({ step: stepName(step, at) })}
                    onClick={() => remove(at, step)}
                  />
                )}
              </li>
            );
          }
          return (
            <li key={step.id} className={`${kit.stack2} ${styles.step}`}>
              {title}
              <StepDetails
                step={step}
                at={at}
                count={steps.length}
                errors={errors}
                onEdit={(changed) => edit(at, changed)}
                onMove={(by) => set(movedBy(steps, at, by))}
                onRemove={() => remove(at, step)}
                onSize={(from) =>
                  change({
                    isSized: true,
                    steps: steps.map((one) => (one.id === step.id ? { ...one, from } : one)),
                  })
                }
              />
            </li>
          );
        })}
      </ol>
      {removed === null ? null : (
        <p role="status" className={kit.rowMiddle}>
          {texts.stepRemoved({ step: stepName(removed.step, removed.at) })}{' '}
          <Button
            kind="quiet"
            size="small"
            onClick={() => {
              set(steps.toSpliced(removed.at, 0, removed.step));
              setRemoved(null);
            }}
          >
            {common.undo}
          </Button>
        </p>
      )}
      <div className={kit.row2}>
        <Button
          kind="secondary"
          size="small"
          icon={Plus}
          aria-disabled={steps.length >= STEPS.max}
          onClick={add}
        >
          {texts.addAStep}
        </Button>
        {isShort ? (
          <Button kind="quiet" size="small" onClick={() => setFull(true)}>
            {texts.minutesOrderHints}
          </Button>
        ) : null}
        {steps.length >= STEPS.max ? (
          <p className={kit.softThin}>{routines.tooManySteps({ max: STEPS.max })}</p>
        ) : null}
      </div>
      {isShort ? null : <p className={kit.softThin}>{texts.sizesExplained}</p>}
    </div>
  );

  return (
    <fieldset
      className={`${kit.stack2} ${styles.part}`}
      name="plan.steps"
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={error === undefined ? undefined : errorId}
      tabIndex={-1}
    >
      <legend className={`${kit.largeBold} ${styles.legend}`}>{texts.steps}</legend>
      {error === undefined ? null : (
        <p id={errorId} role="alert" className={fields.error}>
          {error}
        </p>
      )}
      {isLines ? (
        fieldsOfSteps
      ) : (
        <>
          {look === 'list' ? <StepList steps={steps} /> : null}
          <Fold label={texts.editTheSteps}>{fieldsOfSteps}</Fold>
        </>
      )}
    </fieldset>
  );
};
