import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { EarlierRuns } from '#client/features/attention/result/earlier-runs.tsx';
import { Unsaved } from '#client/features/attention/result/result.tsx';
import { showWholeRun } from '#client/features/attention/run/in-view.ts';
import type { EndReason, RunMode } from '#client/features/attention/run/run-driver.ts';
import { RUN_TEXTS } from '#client/features/attention/run/texts.ts';
import type { Stage } from '#client/features/attention/run/use-run.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notices/notice.tsx';
import type { Instrument, Mode } from '#domain/attention/recording.ts';
import styles from './panel.module.css';

interface Ended {
  readonly mode: RunMode;
  readonly why: EndReason;
  /** Null when nothing is kept. */
  readonly recording: object | null;
}

interface TestShellProps {
  /** The name of the test. */
  readonly name: string;
  readonly instrument: Instrument;
  readonly mode: Mode;
  readonly shown: {
    readonly stage: Stage;
    readonly mode: RunMode | null;
    readonly leftPage: boolean;
    readonly ended: Ended | null;
  };
  /** How it goes, in plain words, and the same in a picture. */
  readonly how: readonly string[];
  readonly picture: ReactNode;
  /** The rule in one sentence, to be read during a run. */
  readonly reminder: string;
  /** Where a run takes place; it is there while a run is on. */
  readonly children: ReactNode;
  readonly stageRef: RefObject<HTMLDivElement | null>;
  /** What stands below the stage during a run. */
  readonly below?: ReactNode;
  /** The result of the run that is over; null when it has none. */
  readonly result: ReactNode;
  /** What a part that waits for its start is about, and its button. */
  readonly nextPart?: { readonly text: string; readonly start: string };
  readonly hasUnsaved: boolean;
  readonly onSaveAgain: () => void;
  readonly onStart: (mode: RunMode) => void;
  readonly onControl: (type: 'start' | 'pause' | 'resume') => void;
  readonly onStop: () => void;
}

const headingOf = (name: string, { mode, why }: Ended): string => {
  if (mode === 'practice')
    return why === 'done' ? `${name}: practice is over` : `${name}: practice stopped`;
  return why === 'done' ? `${name}: your results` : `${name}: test stopped`;
};

/** What there is to say about a run that did not come to its end. */
const leftText = ({ mode, why, recording }: Ended, leftPage: boolean): string | null => {
  if (why === 'hidden') return recording === null ? RUN_TEXTS.quickLeftEmpty : RUN_TEXTS.quickLeft;
  if (recording === null) return null;
  if (leftPage) return RUN_TEXTS.wasLeft;
  return mode === 'full' && why === 'stopped' ? RUN_TEXTS.stoppedEarly : null;
};

/** What is the same around each test: instructions, the stage with its buttons, and the result. */
export const TestShell = (props: TestShellProps) => {
  const { name, mode, shown, stageRef, nextPart, onStart, onControl, onStop } = props;
  const { stage, ended } = shown;
  const heading = useRef<HTMLHeadingElement>(null);
  const isOn = stage !== 'idle';
  // One tap must not end a long test: it is paused first.
  const canStop = shown.mode !== 'full' || stage === 'paused' || stage === 'ready';

  useEffect(() => {
    if (!isOn) return;
    stageRef.current?.focus({ preventScroll: true });
    showWholeRun(stageRef.current);
  }, [isOn, stageRef]);

  useEffect(() => {
    if (ended !== null) heading.current?.focus();
  }, [ended]);

  const unsaved = <Unsaved hasUnsaved={props.hasUnsaved} onAgain={props.onSaveAgain} />;
  const left = ended === null ? null : leftText(ended, shown.leftPage);

  if (isOn) {
    return (
      <section className={styles.test} aria-label={name}>
        <h3 className={styles.title}>{shown.mode === 'practice' ? `${name}: practice` : name}</h3>
        <p>{props.reminder}</p>
        {stage === 'paused' && shown.leftPage ? (
          <Notice tone="info">
            {shown.mode === 'practice' ? RUN_TEXTS.practiceLeft : RUN_TEXTS.fullLeft}
          </Notice>
        ) : null}
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form */}
        <div ref={stageRef} role="group" aria-label="Test" tabIndex={-1} className={styles.stage}>
          {props.children}
        </div>
        {stage === 'ready' && nextPart !== undefined ? <p role="status">{nextPart.text}</p> : null}
        <div className={styles.buttons}>
          {stage === 'ready' && nextPart !== undefined ? (
            <Button onClick={() => onControl('start')}>{nextPart.start}</Button>
          ) : (
            // One button in two states, so that it keeps the focus.
            <Button
              kind={stage === 'paused' ? 'primary' : 'secondary'}
              onClick={() => onControl(stage === 'paused' ? 'resume' : 'pause')}
            >
              {stage === 'paused' ? 'Continue' : 'Pause'}
            </Button>
          )}
          {canStop ? (
            <Button kind="quiet" onClick={onStop}>
              Stop
            </Button>
          ) : null}
        </div>
        <p className={`${styles.small} ${styles.keys}`}>
          {shown.mode === 'practice' ? RUN_TEXTS.escapePausesPractice : RUN_TEXTS.escapePauses}
        </p>
        {unsaved}
        {props.below}
      </section>
    );
  }

  return (
    <section className={styles.test} aria-label={name}>
      <h3 ref={heading} tabIndex={-1} className={styles.title}>
        {ended === null ? name : headingOf(name, ended)}
      </h3>
      {left === null ? null : <Notice tone="info">{left}</Notice>}
      {unsaved}
      {props.result}
      {ended === null ? (
        <div className={styles.how}>
          <div className={styles.words}>
            {props.how.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
          {props.picture}
        </div>
      ) : null}
      <div className={styles.buttons}>
        <Button onClick={() => onStart(mode)}>
          {ended === null || ended.mode === 'practice' ? 'Start' : 'Start again'}
        </Button>
        <Button kind="secondary" onClick={() => onStart('practice')}>
          {ended?.mode === 'practice' ? 'Practice again' : 'Practice'}
        </Button>
      </div>
      {ended === null ? (
        <p className={styles.small}>
          {RUN_TEXTS.notDiagnosis}{' '}
          {mode === 'full' ? RUN_TEXTS.fullAnyTime : RUN_TEXTS.quickAnyTime}
        </p>
      ) : null}
      {mode === 'full' ? <EarlierRuns instrument={props.instrument} /> : null}
    </section>
  );
};
