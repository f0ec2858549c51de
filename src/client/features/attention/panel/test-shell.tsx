import { type ReactNode, type RefObject, useContext, useEffect, useRef } from 'react';
import { EarlierRuns } from '#client/features/attention/result/earlier-runs.tsx';
import { UnsavedNotice } from '#client/features/attention/result/result.tsx';
import type { EndReason, RunMode } from '#client/features/attention/run/run-driver.ts';
import { scrollRunIntoView } from '#client/features/attention/run/scroll.ts';
import type { TestStage } from '#client/features/attention/run/use-test-run.ts';
import { useHasWholeWindow } from '#client/lib/window/whole-window.ts';
import { Button } from '#client/ui/button.tsx';
import { Fold } from '#client/ui/fold.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { Notice } from '#client/ui/notices/notice.tsx';
import type { Instrument, Mode } from '#domain/attention/recording.ts';
import { texts } from '#texts/attention.js';
import { texts as common } from '#texts/common.js';
import styles from './panel.module.css';
import { ShortPanel } from './short-panel.ts';

interface ShownEnd {
  readonly mode: RunMode;
  readonly reason: EndReason;
  /** The saved recording; null if nothing is saved. */
  readonly recording: object | null;
}

interface TestShellProps {
  readonly name: string;
  readonly instrument: Instrument;
  readonly mode: Mode;
  readonly shown: {
    readonly stage: TestStage;
    readonly mode: RunMode | null;
    readonly leftPage: boolean;
    readonly ended: ShownEnd | null;
  };
  /** The instructions as text; `picture` shows the rule. */
  readonly how: readonly string[];
  readonly picture: ReactNode;
  /** The rule in one sentence, shown during a run. */
  readonly reminder: string;
  /** The stage of the test, shown during a run. */
  readonly children: ReactNode;
  readonly stageRef: RefObject<HTMLDivElement | null>;
  /** The result of the ended run; null if no result is to be shown. */
  readonly result: ReactNode;
  /** Whether a quick run that was stopped has a result; by default if its recording is saved. */
  readonly hasResult?: boolean;
  /** The label of the button that starts the next run after a result. */
  readonly again?: string | undefined;
  /** The instructions of the next part, and the label of the button that starts it. */
  readonly nextPart?: { readonly text: string; readonly start: string };
  readonly hasUnsaved: boolean;
  readonly onRetrySave: () => void;
  readonly onStart: (mode: RunMode) => void;
  readonly onControl: (type: 'start' | 'pause' | 'resume') => void;
  readonly onStop: () => void;
}

const headingOf = (
  name: string,
  { mode, reason, recording }: ShownEnd,
  hasResult = recording !== null,
): string => {
  if (mode === 'practice')
    return reason === 'done'
      ? texts.practiceOver({ test: name })
      : texts.practiceStopped({ test: name });
  // Most quick tests go on until they are stopped, so stopping is their normal end.
  const isOver = reason === 'done' || (mode === 'quick' && reason === 'stopped' && hasResult);
  return isOver ? texts.resultsOf({ test: name }) : texts.stoppedTest({ test: name });
};

/** The notice for a run that was interrupted or stopped early; null if no notice is needed. */
const interruptionText = (
  { mode, reason, recording }: ShownEnd,
  leftPage: boolean,
): string | null => {
  if (reason === 'hidden') return recording === null ? texts.quickLeftEmpty : texts.quickLeft;
  if (recording === null) return null;
  if (leftPage) return texts.wasLeft;
  return mode === 'full' && reason === 'stopped' ? texts.stoppedEarly : null;
};

/** The common frame of the panel's tests: instructions, the stage with its buttons, and the result. */
export const TestShell = (props: TestShellProps) => {
  const { name, mode, shown, stageRef, nextPart, onStart, onControl, onStop } = props;
  const { stage, ended } = shown;
  const heading = useRef<HTMLHeadingElement>(null);
  const isOn = stage !== 'idle';
  const hasWholeWindow = useHasWholeWindow();
  const isShort = useContext(ShortPanel);
  // A full test has to be paused before it can be stopped, so that one accidental tap cannot end it.
  const canStop = shown.mode !== 'full' || stage === 'paused' || stage === 'ready';

  // Runs again after the rest of the page is hidden, because the stage then moves.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the stage moves with the window
  useEffect(() => {
    if (!isOn) return;
    stageRef.current?.focus({ preventScroll: true });
    scrollRunIntoView(stageRef.current);
  }, [isOn, hasWholeWindow, stageRef]);

  useEffect(() => {
    if (ended !== null && !hasWholeWindow) heading.current?.focus();
  }, [ended, hasWholeWindow]);

  const unsaved = <UnsavedNotice hasUnsaved={props.hasUnsaved} onRetry={props.onRetrySave} />;
  const interruption = ended === null ? null : interruptionText(ended, shown.leftPage);

  const how = (
    <div className={styles.how}>
      <div className={styles.words}>
        {props.how.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      {props.picture}
    </div>
  );

  if (isOn) {
    return (
      <section className={`${kit.stack4} ${styles.test}`} aria-label={name}>
        <h3 className={styles.title}>
          {shown.mode === 'practice' ? texts.practiceOf({ test: name }) : name}
        </h3>
        <p>{props.reminder}</p>
        {stage === 'paused' && shown.leftPage ? (
          <Notice tone="info">
            {shown.mode === 'practice' ? texts.practiceLeft : texts.fullLeft}
          </Notice>
        ) : null}
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form */}
        <div
          ref={stageRef}
          role="group"
          aria-label={texts.test}
          tabIndex={-1}
          className={`${kit.stack3} ${styles.stage}`}
        >
          {props.children}
        </div>
        {stage === 'ready' && nextPart !== undefined ? <p role="status">{nextPart.text}</p> : null}
        <div className={`${kit.row23} ${styles.buttons}`}>
          {stage === 'ready' && nextPart !== undefined ? (
            <Button onClick={() => onControl('start')}>{nextPart.start}</Button>
          ) : (
            // A single button with two labels, so that the focus stays on it.
            <Button
              kind={stage === 'paused' ? 'primary' : 'secondary'}
              onClick={() => onControl(stage === 'paused' ? 'resume' : 'pause')}
            >
              {stage === 'paused' ? texts.continue : common.pause}
            </Button>
          )}
          {canStop ? (
            <Button kind="quiet" onClick={onStop}>
              {texts.stop}
            </Button>
          ) : null}
        </div>
        <p className={`${kit.hint} ${styles.keys}`}>
          {shown.mode === 'practice' ? texts.escapePausesPractice : texts.escapePauses}
        </p>
        {unsaved}
      </section>
    );
  }

  return (
    <section className={`${kit.stack4} ${styles.test}`} aria-label={name}>
      <h3 ref={heading} tabIndex={-1} className={styles.title}>
        {ended === null ? name : headingOf(name, ended, props.hasResult)}
      </h3>
      {interruption === null ? null : <Notice tone="info">{interruption}</Notice>}
      {unsaved}
      {props.result}
      {ended === null ? isShort ? <p>{props.reminder}</p> : how : null}
      <div className={`${kit.row23} ${styles.buttons}`}>
        <Button onClick={() => onStart(mode)}>
          {ended === null || ended.mode === 'practice'
            ? common.start
            : (props.again ?? common.startAgain)}
        </Button>
        <Button kind="secondary" onClick={() => onStart('practice')}>
          {ended?.mode === 'practice' ? texts.practiceAgain : texts.practice}
        </Button>
      </div>
      {ended === null ? (
        <p className={kit.hint}>
          {texts.notDiagnosis} {mode === 'full' ? texts.fullAnyTime : texts.quickAnyTime}
        </p>
      ) : null}
      {ended === null && isShort ? <Fold label={texts.howItWorks}>{how}</Fold> : null}
      {mode === 'full' && !isShort ? <EarlierRuns instrument={props.instrument} /> : null}
    </section>
  );
};
