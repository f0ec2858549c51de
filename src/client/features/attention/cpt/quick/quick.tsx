import { useEffect, useRef, useState } from 'react';
import styles from '#client/features/attention/cpt/cpt.module.css';
import { CptPicture } from '#client/features/attention/cpt/picture.tsx';
import { CptStage, type CptStageHandle } from '#client/features/attention/cpt/stage.tsx';
import {
  attentionRunHandler,
  cptResponseHandler,
  cptSummaryHandler,
} from '#client/features/attention/entries/handlers.ts';
import { dayOf, runBody } from '#client/features/attention/entries/run-body.ts';
import { useSaveRun } from '#client/features/attention/entries/use-save-run.ts';
import { forgetAbandonedRun } from '#client/features/attention/result/abandoned-run.tsx';
import { UnsavedNotice } from '#client/features/attention/result/result.tsx';
import { createFirstPress } from '#client/features/attention/run/first-press.ts';
import { createIdleQueue } from '#client/features/attention/run/idle-queue.ts';
import { useEndOnLeave } from '#client/features/attention/run/use-end-on-leave.ts';
import { useHasWholeWindow } from '#client/lib/window/whole-window.ts';
import { LETS_KEYS_THROUGH } from '#client/platform/presses.ts';
import { Button } from '#client/ui/button.tsx';
import { SelectField } from '#client/ui/fields/select-field.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { Notice } from '#client/ui/notices/notice.tsx';
import type { CptSummary } from '#domain/attention/cpt/quick-run.ts';
import { DIFFICULTIES, type Difficulty } from '#domain/attention/recording.ts';
import { texts } from '#texts/attention.js';
import { texts as common } from '#texts/common.js';
import { type QuickEndReason, type QuickRun, startQuickRun } from './run.ts';
import { CptSummaryCard } from './summary-card.tsx';

/** The state of a run that React renders; it does not change during the run. */
type ShownQuickRun =
  | { readonly phase: 'idle' | 'running' }
  | {
      readonly phase: 'stopped';
      readonly summary: CptSummary | null;
      readonly reason: QuickEndReason;
      /** Whether the saved run contains a press. */
      readonly hasPresses: boolean;
    };

interface CptQuickProps {
  /** Called with true when a run starts and with false when it ends. */
  readonly onBusy: (isBusy: boolean) => void;
}

/** The Quick mode: 30 seconds, with a summary of the presses. */
export const CptQuick = ({ onBusy }: CptQuickProps) => {
  const { save, hasUnsaved, again, atEnd, settled } = useSaveRun();
  const [difficulty, setDifficulty] = useState<Difficulty>('medium');
  const [firstPress] = useState(createFirstPress);
  const [shown, setShown] = useState<ShownQuickRun>({ phase: 'idle' });
  const stage = useRef<CptStageHandle>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const run = useRef<QuickRun>(null);
  const isRunning = shown.phase === 'running';

  const start = (level: Difficulty): void => {
    run.current?.end('left');
    forgetAbandonedRun();
    const idleQueue = createIdleQueue();
    stage.current?.say('');
    setShown({ phase: 'running' });
    onBusy(true);
    run.current = startQuickRun({
      difficulty: level,
      firstPress,
      show: (letter) => stage.current?.show(letter),
      say: (text) => stage.current?.say(text),
      onTimeLeft: (share, seconds) => stage.current?.showTimeLeft(share, seconds),
      onAnswer: (feedback, response) => {
        stage.current?.say(feedback ?? '');
        idleQueue.add(() =>
          save(cptResponseHandler, { ...response, sequence: [...response.sequence] }),
        );
      },
      onEnd: (state, recording, reason) => {
        stage.current?.say(state.feedback ?? '');
        // If the person left the run before any press, there is nothing to summarize.
        const isEmpty = reason === 'hidden' && state.responses.length === 0;
        const summary = isEmpty ? null : state.summary;
        setShown({ phase: 'stopped', summary, reason, hasPresses: recording !== null && !isEmpty });
        onBusy(false);
        const hasSummary = reason === 'over' || reason === 'stopped';
        const saveRun = (): void => {
          idleQueue.flush();
          if (hasSummary && state.summary !== null)
            save(cptSummaryHandler, { ...state.summary, ...dayOf(state.summary.endedAt) });
          if (recording !== null) save(attentionRunHandler, runBody(recording));
        };
        // Saved as if the page were closing, because a phone may discard a hidden page without firing another event.
        if (reason === 'hidden') atEnd(saveRun);
        else saveRun();
      },
    });
  };

  const hasWholeWindow = useHasWholeWindow();
  useEffect(() => {
    if (shown.phase === 'stopped' && !hasWholeWindow) heading.current?.focus();
  }, [shown, hasWholeWindow]);

  // Focuses the stage only after the rest of the page is hidden, because the stage has its final position only then.
  useEffect(() => {
    if (hasWholeWindow) stage.current?.focus();
  }, [hasWholeWindow]);

  useEndOnLeave({ end: () => run.current?.end('left'), atEnd, settled });

  return (
    <Card heading={texts.quickTest}>
      {isRunning ? null : (
        <>
          <CptPicture />
          <p className={kit.measure}>{texts.cptQuickHow}</p>
        </>
      )}
      <div className={`${kit.row3} ${styles.controls}`}>
        <SelectField
          {...LETS_KEYS_THROUGH}
          label={texts.difficulty}
          hint={texts.cptPace[difficulty]}
          value={difficulty}
          onChange={(event) => {
            const level = DIFFICULTIES.find((one) => one === event.currentTarget.value);
            if (level === undefined) return;
            setDifficulty(level);
            if (isRunning) start(level);
          }}
        >
          {DIFFICULTIES.map((level) => (
            <option key={level} value={level}>
              {texts.difficulties[level]}
            </option>
          ))}
        </SelectField>
        {isRunning ? (
          <Button kind="secondary" onClick={() => run.current?.end('stopped')}>
            {texts.stop}
          </Button>
        ) : (
          <Button
            onClick={() => {
              start(difficulty);
              stage.current?.focus();
            }}
          >
            {common.start}
          </Button>
        )}
      </div>
      <CptStage
        ref={stage}
        hasBar
        isRunning={isRunning}
        onPress={(atMs, input) => run.current?.press(atMs, input)}
      />
      {isRunning ? <p className={`${kit.hint} ${styles.keys}`}>{texts.escapeStops}</p> : null}
      {shown.phase === 'stopped' && shown.reason === 'hidden' ? (
        <Notice tone="info">{shown.hasPresses ? texts.quickLeft : texts.quickLeftEmpty}</Notice>
      ) : null}
      <UnsavedNotice hasUnsaved={hasUnsaved} onRetry={again} />
      {shown.phase === 'stopped' && shown.summary !== null ? (
        <CptSummaryCard
          summary={shown.summary}
          isWhole={shown.reason === 'over'}
          headingRef={heading}
        />
      ) : null}
    </Card>
  );
};
