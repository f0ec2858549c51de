import { useEffect, useRef, useState } from 'react';
import styles from '#client/features/attention/cpt/cpt.module.css';
import { CptPicture } from '#client/features/attention/cpt/picture.tsx';
import { CptStage, type CptStageHandle } from '#client/features/attention/cpt/stage.tsx';
import { attentionRunHandler } from '#client/features/attention/entries/handlers.ts';
import { runBody } from '#client/features/attention/entries/run-body.ts';
import { useSaveRun } from '#client/features/attention/entries/use-save-run.ts';
import {
  forgetAbandonedRun,
  rememberAbandonedRun,
} from '#client/features/attention/result/abandoned-run.tsx';
import { EarlierRuns } from '#client/features/attention/result/earlier-runs.tsx';
import { RunResult, UnsavedNotice } from '#client/features/attention/result/result.tsx';
import { createFirstPress } from '#client/features/attention/run/first-press.ts';
import { useEndOnLeave } from '#client/features/attention/run/use-end-on-leave.ts';
import { useHasWholeWindow } from '#client/lib/window/whole-window.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { Notice } from '#client/ui/notices/notice.tsx';
import { newFull } from '#domain/attention/cpt/full-run.ts';
import { FULL_BLOCKS } from '#domain/attention/cpt/pairs.ts';
import { texts } from '#texts/attention.js';
import { texts as common } from '#texts/common.js';
import { measureTexts } from './measures.ts';
import { createFullRun, type FullRun, type FullView } from './run.ts';
import { headingOf, interruptionText, partOf, practiceRoundText } from './texts.ts';

const NEW_VIEW: FullView = {
  state: newFull(0),
  practice: null,
  wasLeft: false,
  result: null,
};

interface CptFullProps {
  /** Called with true when a run starts and with false when it ends. Breaks belong to the run. */
  readonly onBusy: (isBusy: boolean) => void;
}

/** The Full mode: a practice round, five parts with breaks, and a result. */
export const CptFull = ({ onBusy }: CptFullProps) => {
  const { save, hasUnsaved, again, atEnd, settled } = useSaveRun();
  const [view, setView] = useState<FullView>(NEW_VIEW);
  const [firstPress] = useState(createFirstPress);
  const stage = useRef<CptStageHandle>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const run = useRef<FullRun>(null);
  const { phase, nextIndex } = view.state;
  const isRunning = phase === 'practice' || phase === 'letters';
  const isBusy = isRunning || phase === 'break';

  const currentRun = (): FullRun => {
    run.current ??= createFullRun({
      firstPress,
      show: (letter) => stage.current?.show(letter),
      say: (text) => stage.current?.say(text),
      onChange: setView,
      onEnd: (recording, leftAt) => {
        save(attentionRunHandler, runBody(recording));
        if (leftAt !== null) rememberAbandonedRun({ instrument: 'cpt', part: partOf(leftAt) });
      },
    });
    return run.current;
  };
  const reset = (): void => {
    run.current = null;
    setView(NEW_VIEW);
  };

  const hasWholeWindow = useHasWholeWindow();
  const lastPhase = useRef(phase);
  useEffect(() => {
    if (lastPhase.current === phase) return;
    // Runs only after the rest of the page is hidden or shown again, because that moves the focused element.
    if (isBusy !== hasWholeWindow) return;
    lastPhase.current = phase;
    if (isRunning) stage.current?.focus();
    else heading.current?.focus();
  }, [phase, isRunning, isBusy, hasWholeWindow]);

  useEffect(() => onBusy(isBusy), [isBusy, onBusy]);

  useEndOnLeave({ end: () => run.current?.leave(), atEnd, settled });

  if (isRunning) {
    return (
      <Card
        heading={
          phase === 'practice'
            ? texts.practice
            : texts.partOf({ part: partOf(nextIndex), parts: FULL_BLOCKS })
        }
      >
        <CptStage
          ref={stage}
          hasBar={false}
          isRunning
          onPress={(atMs, input) => run.current?.press(atMs, input)}
        />
        <div className={kit.row23}>
          <Button kind="secondary" onClick={() => run.current?.pause()}>
            {phase === 'practice' ? texts.endPractice : common.pause}
          </Button>
        </div>
        <p className={`${kit.hint} ${styles.keys}`}>
          {phase === 'practice' ? texts.escapeEndsPractice : texts.escapePauses}
        </p>
      </Card>
    );
  }

  const isOver = phase === 'done' || phase === 'stopped';
  const interruption = interruptionText(view);
  return (
    <Card heading={texts.fullTest}>
      <h3 ref={heading} tabIndex={-1}>
        {headingOf(view)}
      </h3>
      {interruption === null ? null : <Notice tone="info">{interruption}</Notice>}
      <UnsavedNotice hasUnsaved={hasUnsaved} onRetry={again} />
      {phase === 'ready' ? (
        <>
          <CptPicture />
          <p className={kit.measure}>{texts.cptFullHow}</p>
        </>
      ) : null}
      {phase === 'practiced' ? <p className={kit.measure}>{practiceRoundText(view)}</p> : null}
      {phase === 'break' ? <p>{texts.cptRest}</p> : null}
      {view.result === null ? null : (
        <RunResult measures={measureTexts(view.result.score)} timing={view.result.timing} />
      )}
      <div className={kit.row23}>
        {isOver ? <Button onClick={reset}>{texts.newTest}</Button> : null}
        {phase === 'ready' || (phase === 'practiced' && !view.state.isPracticeUnderstood) ? (
          <Button
            onClick={() => {
              forgetAbandonedRun();
              currentRun().practice();
            }}
          >
            {phase === 'ready' ? texts.practice : texts.practiceAgain}
          </Button>
        ) : null}
        {phase === 'ready' || (phase === 'practiced' && !view.state.hasNoHits) ? (
          <Button
            kind={view.state.isPracticeUnderstood ? 'primary' : 'secondary'}
            onClick={() => {
              forgetAbandonedRun();
              currentRun().go();
            }}
          >
            {phase === 'ready' ? texts.startWithoutPractice : texts.startTest}
          </Button>
        ) : null}
        {phase === 'break' ? (
          <>
            <Button onClick={() => currentRun().go()}>{texts.continue}</Button>
            <Button kind="secondary" onClick={() => currentRun().stop()}>
              {texts.stop}
            </Button>
          </>
        ) : null}
      </div>
      {isBusy ? null : <EarlierRuns instrument="cpt" />}
    </Card>
  );
};
