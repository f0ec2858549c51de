import { useEffect, useRef, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { RetryNotice } from '#client/ui/retry-notice.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import type { CptSummary } from '#domain/attention/cpt/quick.ts';
import { DIFFICULTIES, type Difficulty } from '#domain/attention/recording.ts';
import styles from './cpt.module.css';
import { CptPicture } from './cpt-picture.tsx';
import { type QuickEnd, type QuickRun, startQuickRun } from './cpt-quick-run.ts';
import { CptStage, type Stage } from './cpt-stage.tsx';
import { CptSummaryCard } from './cpt-summary-card.tsx';
import { CPT_PAGE_TEXTS, LEVELS, PACE } from './cpt-texts.ts';
import { attentionRunKind, cptResponseKind, cptSummaryKind } from './kinds.tsx';
import { dayOf, runBody } from './run-body.ts';
import { createLater } from './run-later.ts';
import { useSaving } from './use-saving.ts';

/** What React shows of a run; while it is on, nothing changes here. */
type Shown =
  | { readonly phase: 'idle' | 'running' }
  | { readonly phase: 'stopped'; readonly summary: CptSummary | null; readonly why: QuickEnd };

/** The Quick mode: 30 seconds, with a summary of the presses. */
export const CptQuick = () => {
  const { save, hasUnsaved, again } = useSaving();
  const [difficulty, setDifficulty] = useState<Difficulty>('medium');
  const [shown, setShown] = useState<Shown>({ phase: 'idle' });
  const stage = useRef<Stage>(null);
  const run = useRef<QuickRun>(null);
  const isRunning = shown.phase === 'running';

  const start = (level: Difficulty): void => {
    run.current?.end('left');
    const later = createLater();
    stage.current?.say('');
    setShown({ phase: 'running' });
    run.current = startQuickRun({
      difficulty: level,
      show: (letter) => stage.current?.show(letter),
      left: (share, seconds) => stage.current?.left(share, seconds),
      answered: (feedback, response) => {
        stage.current?.say(feedback ?? '');
        later.add(() => save(cptResponseKind, { ...response, sequence: [...response.sequence] }));
      },
      ended: (state, recording, why) => {
        later.flush();
        stage.current?.say(state.feedback ?? '');
        setShown({ phase: 'stopped', summary: state.summary, why });
        const counts = why === 'over' || why === 'stopped';
        if (counts && state.summary !== null)
          save(cptSummaryKind, { ...state.summary, ...dayOf(state.summary.endedAt) });
        save(attentionRunKind, runBody(recording));
      },
    });
  };

  useEffect(() => () => run.current?.end('left'), []);

  return (
    <Card heading="Quick test">
      {isRunning ? null : (
        <>
          <CptPicture />
          <p>{CPT_PAGE_TEXTS.quickHow}</p>
        </>
      )}
      <div className={styles.controls}>
        <SelectField
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
      <p className={styles.small}>{CPT_PAGE_TEXTS.escapeStops}</p>
      {shown.phase === 'stopped' && shown.why === 'hidden' ? (
        <Notice tone="info">{CPT_PAGE_TEXTS.quickLeft}</Notice>
      ) : null}
      {hasUnsaved ? (
        <RetryNotice onRetry={again}>The result was not saved yet. It is still here.</RetryNotice>
      ) : null}
      {shown.phase === 'stopped' && shown.summary !== null ? (
        <CptSummaryCard summary={shown.summary} />
      ) : null}
    </Card>
  );
};
