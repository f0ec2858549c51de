import { useEffect, useRef, useState } from 'react';
import styles from '#client/features/attention/cpt/cpt.module.css';
import { CptPicture } from '#client/features/attention/cpt/picture.tsx';
import { CptStage, type Stage } from '#client/features/attention/cpt/stage.tsx';
import { CPT_PAGE_TEXTS, PACE } from '#client/features/attention/cpt/texts.ts';
import {
  attentionRunKind,
  cptResponseKind,
  cptSummaryKind,
} from '#client/features/attention/entries/kinds.tsx';
import { dayOf, runBody } from '#client/features/attention/entries/run-body.ts';
import { useSaving } from '#client/features/attention/entries/use-saving.ts';
import { LEVELS } from '#client/features/attention/panel/levels.ts';
import { forgetLeft } from '#client/features/attention/result/left-run.tsx';
import { Unsaved } from '#client/features/attention/result/result.tsx';
import { useClosing } from '#client/features/attention/run/closing.ts';
import { createLater } from '#client/features/attention/run/later.ts';
import { RUN_TEXTS } from '#client/features/attention/run/texts.ts';
import { LETS_KEYS_THROUGH } from '#client/platform/presses.ts';
import { Button } from '#client/ui/button.tsx';
import { SelectField } from '#client/ui/fields/select-field.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import { Notice } from '#client/ui/notices/notice.tsx';
import type { CptSummary } from '#domain/attention/cpt/quick-run.ts';
import { DIFFICULTIES, type Difficulty } from '#domain/attention/recording.ts';
import { type QuickEnd, type QuickRun, startQuickRun } from './run.ts';
import { CptSummaryCard } from './summary-card.tsx';

/** What React shows of a run; while it is on, nothing changes here. */
type Shown =
  | { readonly phase: 'idle' | 'running' }
  | {
      readonly phase: 'stopped';
      readonly summary: CptSummary | null;
      readonly why: QuickEnd;
      /** Whether there was a press in what is kept. */
      readonly hasPresses: boolean;
    };

interface CptQuickProps {
  /** Told whether a run is on. */
  readonly onBusy: (isBusy: boolean) => void;
}

/** The Quick mode: 30 seconds, with a summary of the presses. */
export const CptQuick = ({ onBusy }: CptQuickProps) => {
  const { save, hasUnsaved, again, atEnd, settled } = useSaving();
  const [difficulty, setDifficulty] = useState<Difficulty>('medium');
  const [shown, setShown] = useState<Shown>({ phase: 'idle' });
  const stage = useRef<Stage>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const run = useRef<QuickRun>(null);
  const isRunning = shown.phase === 'running';

  const start = (level: Difficulty): void => {
    run.current?.end('left');
    forgetLeft();
    const later = createLater();
    stage.current?.say('');
    setShown({ phase: 'running' });
    onBusy(true);
    run.current = startQuickRun({
      difficulty: level,
      show: (letter) => stage.current?.show(letter),
      left: (share, seconds) => stage.current?.left(share, seconds),
      answered: (feedback, response) => {
        stage.current?.say(feedback ?? '');
        later.add(() => save(cptResponseKind, { ...response, sequence: [...response.sequence] }));
      },
      ended: (state, recording, why) => {
        stage.current?.say(state.feedback ?? '');
        // Of a run that was left before any press there is nothing to tell.
        const isEmpty = why === 'hidden' && state.responses.length === 0;
        const summary = isEmpty ? null : state.summary;
        setShown({ phase: 'stopped', summary, why, hasPresses: recording !== null && !isEmpty });
        onBusy(false);
        const counts = why === 'over' || why === 'stopped';
        const keep = (): void => {
          later.flush();
          if (counts && state.summary !== null)
            save(cptSummaryKind, { ...state.summary, ...dayOf(state.summary.endedAt) });
          if (recording !== null) save(attentionRunKind, runBody(recording));
        };
        // A hidden page may never be seen again: a phone ends it without a word.
        if (why === 'hidden') atEnd(keep);
        else keep();
      },
    });
  };

  useEffect(() => {
    if (shown.phase === 'stopped') heading.current?.focus();
  }, [shown]);

  useClosing({ end: () => run.current?.end('left'), atEnd, settled });

  return (
    <Card heading="Quick test">
      {isRunning ? null : (
        <>
          <CptPicture />
          <p className={styles.about}>{CPT_PAGE_TEXTS.quickHow}</p>
        </>
      )}
      <div className={styles.controls}>
        <SelectField
          {...LETS_KEYS_THROUGH}
          label="Difficulty"
          hint={PACE[difficulty]}
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
              {LEVELS[level]}
            </option>
          ))}
        </SelectField>
        {isRunning ? (
          <Button kind="secondary" onClick={() => run.current?.end('stopped')}>
            Stop
          </Button>
        ) : (
          <Button
            onClick={() => {
              start(difficulty);
              stage.current?.focus();
            }}
          >
            Start
          </Button>
        )}
      </div>
      <CptStage
        ref={stage}
        hasBar
        isRunning={isRunning}
        onPress={(atMs, input) => run.current?.press(atMs, input)}
      />
      {isRunning ? (
        <p className={`${styles.small} ${styles.keys}`}>{CPT_PAGE_TEXTS.escapeStops}</p>
      ) : null}
      {shown.phase === 'stopped' && shown.why === 'hidden' ? (
        <Notice tone="info">
          {shown.hasPresses ? RUN_TEXTS.quickLeft : RUN_TEXTS.quickLeftEmpty}
        </Notice>
      ) : null}
      <Unsaved hasUnsaved={hasUnsaved} onAgain={again} />
      {shown.phase === 'stopped' && shown.summary !== null ? (
        <CptSummaryCard summary={shown.summary} headingRef={heading} />
      ) : null}
    </Card>
  );
};
