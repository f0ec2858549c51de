import type { ReactNode } from 'react';
import { Readers } from '#client/lib/sharing/readers.tsx';
import { isEnter } from '#client/platform/keys.ts';
import { Button } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import type { MoodDetails } from '#domain/mood/details.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import type { Neurotype } from '#domain/shared/neurotype.ts';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/mood.js';
import styles from './check-in.module.css';
import { AboutFields } from './fields/about-fields.tsx';
import { whyExcess } from './fields/why-field.tsx';
import { LogMessage, type LogWords } from './log-message.tsx';
import type { MoodLogState } from './log-state.ts';
import type { Undo } from './use-log-mood.ts';

interface CheckInFormProps {
  /** The control for the mood, which is shown first. */
  readonly children: ReactNode;
  readonly details: MoodDetails;
  readonly topics: readonly Neurotype[];
  readonly status: MoodLogState;
  /** The day of the mood; the default is today. */
  readonly date?: LocalDate | undefined;
  readonly words: LogWords;
  /** How the latest check-in can be taken back; undefined if it never can. */
  readonly undo?: Undo;
  readonly onChange: (changed: Partial<MoodDetails>) => void;
  readonly onSubmit: () => void;
  /** Submits again after a failure. */
  readonly onAgain: () => void;
}

/** The form of a check-in: the mood, its details, and the outcome of the last submission. */
export const CheckInForm = ({
  children,
  details,
  topics,
  status,
  date,
  words,
  undo,
  onChange,
  onSubmit,
  onAgain,
}: CheckInFormProps) => {
  const isSubmitting = status.state === 'submitting';
  const unlessTooLong = (form: HTMLFormElement | null, submit: () => void): void => {
    if (whyExcess(details.why) === 0) submit();
    else form?.querySelector<HTMLElement>('[name="why"]')?.focus();
  };
  return (
    <form
      className={kit.stack3}
      onSubmit={(event) => {
        event.preventDefault();
        unlessTooLong(event.currentTarget, onSubmit);
      }}
      onKeyDown={(event) => {
        // Enter on a tag or on the slider must not submit an unfinished check-in.
        const isInput = event.target instanceof HTMLInputElement;
        if (isEnter(event) && isInput) event.preventDefault();
      }}
    >
      {children}
      <Readers stream="mood" date={date} />
      <AboutFields
        details={details}
        topics={topics}
        isSubmitting={isSubmitting}
        date={date}
        onChange={onChange}
      />
      <div className={styles.end}>
        <Button type="submit" pending={isSubmitting} pendingLabel="Submitting...">
          {texts.submit}
        </Button>
        <div className={styles.message}>
          <LogMessage
            status={status}
            words={words}
            undo={undo}
            retry={
              <Button
                size="small"
                kind="secondary"
                onClick={({ currentTarget: { form } }) => unlessTooLong(form, onAgain)}
              >
                {common.tryAgain}
              </Button>
            }
          />
        </div>
      </div>
    </form>
  );
};
