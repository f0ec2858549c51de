import { useEffect, useRef, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { RetryNotice } from '#client/ui/retry-notice.tsx';
import { newFull } from '#domain/attention/cpt/full.ts';
import { BLOCK_LETTERS, FULL_BLOCKS } from '#domain/attention/cpt/pairs.ts';
import styles from './cpt.module.css';
import { createFullRun, type FullRun, type FullView } from './cpt-full-run.ts';
import { CptPicture } from './cpt-picture.tsx';
import { CptResults } from './cpt-results.tsx';
import { CptStage, type Stage } from './cpt-stage.tsx';
import { CPT_PAGE_TEXTS } from './cpt-texts.ts';
import { attentionRunKind } from './kinds.tsx';
import { runBody } from './run-body.ts';
import { useSaving } from './use-saving.ts';

const FRESH: FullView = {
  state: newFull(0),
  practiceHits: null,
  wasLeft: false,
  score: null,
};

const partOf = (nextIndex: number): number =>
  Math.min(FULL_BLOCKS, Math.floor(nextIndex / BLOCK_LETTERS) + 1);

/** What stands above the buttons while no letters come. */
const headingOf = ({ state, score }: FullView): string => {
  const { phase, nextIndex } = state;
  if (phase === 'practiced') return 'Practice is over';
  if (phase === 'done') return 'Your results';
  if (phase === 'stopped') return score === null ? 'Test stopped' : 'Test stopped: results so far';
  if (phase !== 'break') return 'How it works';
  const isBetween = nextIndex % BLOCK_LETTERS === 0;
  return isBetween
    ? `Part ${partOf(nextIndex) - 1} of ${FULL_BLOCKS} is done`
    : `Paused in part ${partOf(nextIndex)} of ${FULL_BLOCKS}`;
};

const practiceText = ({ state, practiceHits }: FullView): string =>
  state.isPracticeUnderstood === true
    ? `You found ${practiceHits} of 7 targets. You can start the test.`
    : `You found ${practiceHits} of 7 targets. Another practice round may help. You can also start the test now.`;

/** The Full mode: a practice round, five parts with breaks, and a result. */
export const CptFull = () => {
  const { save, hasUnsaved, again } = useSaving();
  const [view, setView] = useState<FullView>(FRESH);
  const stage = useRef<Stage>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const run = useRef<FullRun>(null);
  const { phase, nextIndex } = view.state;
  const isRunning = phase === 'practice' || phase === 'letters';

  const current = (): FullRun => {
    run.current ??= createFullRun({
      show: (letter) => stage.current?.show(letter),
      say: (text) => stage.current?.say(text),
      changed: setView,
      ended: (recording) => save(attentionRunKind, runBody(recording)),
    });
    return run.current;
  };
  const renew = (): void => {
    run.current = null;
    setView(FRESH);
  };

  const lastPhase = useRef(phase);
  useEffect(() => {
    if (lastPhase.current === phase) return;
    lastPhase.current = phase;
    if (isRunning) stage.current?.focus();
    else heading.current?.focus();
  }, [phase, isRunning]);

  useEffect(() => {
    const leave = (): void => run.current?.leave();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  if (isRunning) {
    return (
      <Card
        heading={phase === 'practice' ? 'Practice' : `Part ${partOf(nextIndex)} of ${FULL_BLOCKS}`}
      >
        <CptStage
          ref={stage}
          hasBar={false}
          isRunning
          onPress={(atMs, input) => run.current?.press(atMs, input)}
        />
        <div className={styles.buttons}>
          <Button kind="secondary" onClick={() => run.current?.pause()}>
            {phase === 'practice' ? 'End practice' : 'Pause'}
          </Button>
          {phase === 'practice' ? null : (
            <Button kind="quiet" onClick={() => run.current?.stop()}>
              Stop
            </Button>
          )}
        </div>
        <p className={styles.small}>{CPT_PAGE_TEXTS.escapePauses}</p>
      </Card>
    );
  }

  const isOver = phase === 'done' || phase === 'stopped';
  return (
    <Card heading="Full test">
      <h3 ref={heading} tabIndex={-1}>
        {headingOf(view)}
      </h3>
      {view.wasLeft ? (
        <Notice tone="info">{isOver ? CPT_PAGE_TEXTS.wasLeft : CPT_PAGE_TEXTS.fullLeft}</Notice>
      ) : null}
      {hasUnsaved ? (
        <RetryNotice onRetry={again}>The result was not saved yet. It is still here.</RetryNotice>
      ) : null}
      {phase === 'ready' ? (
        <>
          <CptPicture />
          <p>{CPT_PAGE_TEXTS.fullHow}</p>
        </>
      ) : null}
      {phase === 'practiced' ? <p>{practiceText(view)}</p> : null}
      {phase === 'break' ? <p>Rest as long as you like. The letters wait for you.</p> : null}
      {view.score === null ? null : <CptResults score={view.score} />}
      <div className={styles.buttons}>
        {isOver ? <Button onClick={renew}>New test</Button> : null}
        {phase === 'ready' || (phase === 'practiced' && !view.state.isPracticeUnderstood) ? (
          <Button onClick={() => current().practice()}>
            {phase === 'ready' ? 'Practice' : 'Practice again'}
          </Button>
        ) : null}
        {phase === 'ready' || phase === 'practiced' ? (
          <Button
            kind={view.state.isPracticeUnderstood ? 'primary' : 'secondary'}
            onClick={() => current().go()}
          >
            {phase === 'ready' ? 'Start without practice' : 'Start the test'}
          </Button>
        ) : null}
        {phase === 'break' ? (
          <>
            <Button onClick={() => current().go()}>Continue</Button>
            <Button kind="secondary" onClick={() => current().stop()}>
              Stop
            </Button>
          </>
        ) : null}
      </div>
    </Card>
  );
};
